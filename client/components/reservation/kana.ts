import { useEffect, type RefObject } from 'react';
import { tidyKana } from '../../ui/form/tidy.ts';

/** Fields of names with the fields of their readings. */
const READINGS = [
  ['lastName', 'lastNameKana'],
  ['firstName', 'firstNameKana'],
] as const;

/** What stands in an input method before it is converted: kana, at its end letters that are not yet one. */
const UNCONVERTED = /^([ぁ-ゖァ-ヺー]*)[a-zａ-ｚ]*$/i;

/**
 * Writes the reading of a name while the name is composed, as the input method was fed it. It is written only into a
 * field that is empty or holds what was written here: what somebody wrote by hand stays. Pasted and filled-in names
 * have no reading. Answers how to stop.
 */
export function followReading(name: HTMLInputElement, kana: HTMLInputElement): () => void {
  let written = '';
  let reading = '';
  const isOurs = () => kana.value === written;
  const put = (text: string) => {
    kana.value = text;
    written = text;
  };
  const compose = ({ data }: CompositionEvent) => {
    const unconverted = UNCONVERTED.exec(data);
    if (unconverted) reading = unconverted[1] ?? '';
  };
  const commit = ({ data }: CompositionEvent) => {
    if (data !== '' && reading !== '' && isOurs()) put(written + tidyKana(reading));
    reading = '';
  };
  const clear = () => {
    if (name.value === '' && isOurs()) put('');
  };
  const stop = new AbortController();
  name.addEventListener('compositionupdate', compose, { signal: stop.signal });
  name.addEventListener('compositionend', commit, { signal: stop.signal });
  name.addEventListener('input', clear, { signal: stop.signal });
  return () => stop.abort();
}

/** Fills in the readings of the names in the form around `key` while they are composed. */
export function useReadings(key: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const fields = key.current?.form?.elements;
    const stops = READINGS.map((names) => {
      const [name, kana] = names.map((one) => fields?.namedItem(one));
      return name instanceof HTMLInputElement && kana instanceof HTMLInputElement
        ? followReading(name, kana)
        : undefined;
    });
    return () => stops.forEach((stop) => stop?.());
  }, [key]);
}
