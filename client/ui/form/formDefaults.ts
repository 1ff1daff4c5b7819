import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a GET form, whose default values come from the address: when that changes, the fields show them again, and the form
 * stays mounted.
 */
export function useDefaultsOf(address: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(address);
  useLayoutEffect(() => {
    if (shown.current !== address) form.current?.reset();
    shown.current = address;
  }, [address]);
  return form;
}

/**
 * For a select: its default follows `value`, also with other choices. React leaves the default as it was first. What is
 * chosen, also before hydration, stays chosen.
 */
export function useSelectDefault(
  value: string,
  choices: readonly unknown[],
): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    const element = select.current;
    if (!element) return;
    const chosen = element.value;
    for (const option of element.options) option.defaultSelected = option.value === value;
    element.value = chosen;
  }, [value, choices]);
  return select;
}

/** Whether a choice or text differs from its default. */
export function isEdited(form: HTMLFormElement): boolean {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  return inputs.some((input) => input.checked !== input.defaultChecked || input.value !== input.defaultValue);
}
