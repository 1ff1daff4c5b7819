import { useEffect, type RefObject } from 'react';
import { normalizeKana } from '../../ui/form/normalize.ts';

const NAME_FIELDS = [
  ['lastName', 'lastNameKana'],
  ['firstName', 'firstNameKana'],
] as const;

/** Composition text before conversion: kana, possibly followed by letters that are not kana yet. */
const UNCONVERTED = /^([ぁ-ゖァ-ヺー]*)[a-zａ-ｚ]*$/i;

/**
 * Fills in the kana of a name while it is composed in an input method. Never overwrites kana typed by hand; pasted and
 * autofilled names have no reading.
 * @returns how to stop
 */
export function autofillKana(name: HTMLInputElement, kana: HTMLInputElement): () => void {
  let filled = '';
  let reading = '';
  const isUntouched = () => kana.value === filled;
  const fill = (text: string) => {
    kana.value = text;
    filled = text;
  };
  const onUpdate = ({ data }: CompositionEvent) => {
    const unconverted = UNCONVERTED.exec(data);
    if (unconverted) reading = unconverted[1] ?? '';
  };
  const onEnd = ({ data }: CompositionEvent) => {
    if (data !== '' && reading !== '' && isUntouched()) fill(filled + normalizeKana(reading));
    reading = '';
  };
  const onInput = () => {
    if (name.value === '' && isUntouched()) fill('');
  };
  const controller = new AbortController();
  const { signal } = controller;
  name.addEventListener('compositionupdate', onUpdate, { signal });
  name.addEventListener('compositionend', onEnd, { signal });
  name.addEventListener('input', onInput, { signal });
  return () => controller.abort();
}

/** Fills in the kana of the names in the form that contains `ref`. */
export function useFurigana(ref: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const fields = ref.current?.form?.elements;
    const cleanups = NAME_FIELDS.map((names) => {
      const [name, kana] = names.map((fieldName) => fields?.namedItem(fieldName));
      return name instanceof HTMLInputElement && kana instanceof HTMLInputElement
        ? autofillKana(name, kana)
        : undefined;
    });
    return () => cleanups.forEach((cleanup) => cleanup?.());
  }, [ref]);
}
