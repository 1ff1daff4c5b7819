import { useEffect, type RefObject } from 'react';

/** Fields that are never kept: files cannot be, secrets must not. */
const LEFT_OUT = 'input[type=hidden], input[type=file]';

/**
 * Keeps what is typed into a form until it is sent, on this device and for this visit: a reload or a way back loses
 * nothing. `isSent` forgets it.
 */
export function useKeptAnswers(box: RefObject<HTMLElement | null>, name: string, isShown: boolean): void {
  useEffect(() => {
    const root = box.current;
    if (!root || !isShown) return undefined;
    const key = `musubi.form.${name}`;
    const controls = () =>
      [
        ...root.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
          'input, select, textarea',
        ),
      ].filter((control) => !control.matches(LEFT_OUT));
    restore(controls(), read(key));
    const keep = () => {
      const kept = controls().flatMap((control) =>
        isChoice(control)
          ? control.checked
            ? [[control.name, control.value]]
            : []
          : [[control.name, control.value]],
      );
      write(key, JSON.stringify(kept));
    };
    root.addEventListener('input', keep);
    return () => root.removeEventListener('input', keep);
  }, [box, name, isShown]);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isChoice(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');
}

function restore(controls: readonly Control[], kept: readonly (readonly [string, string])[] | null): void {
  if (!kept) return;
  for (const control of controls) {
    const own = kept.filter(([name]) => name === control.name).map(([, value]) => value);
    if (isChoice(control)) control.checked = own.includes(control.value);
    else if (own[0] !== undefined) control.value = own[0];
  }
}

function read(key: string): [string, string][] | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return Array.isArray(stored) ? stored : null;
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage may be full or forbidden; the form itself still holds what was typed.
  }
}
