import { useEffect, useRef, type RefObject } from 'react';

/** Fields that are never kept: files cannot be, secrets must not, traps are for nobody. */
const LEFT_OUT = 'input[type=hidden], input[type=file], input[type=password], [tabindex="-1"]';

const keyOf = (name: string): string => `musubi.form.${name}`;

/**
 * Keeps what is typed into a form on this device and for this visit, until `forgetAnswers`: a reload or a way back
 * loses nothing. An answer whose field the form does not show yet is brought back by the button that asks for it.
 * @param name of the form in storage, secrets in it digested; undefined keeps nothing.
 * @param shown what the form shows: with another form the answers are put back anew.
 */
export function useKeptAnswers(
  form: RefObject<HTMLFormElement | null>,
  name: string | undefined,
  shown: unknown,
): void {
  const pressed = useRef(new Set<string>());
  useEffect(() => {
    const root = form.current;
    if (!root || name === undefined) return undefined;
    const before = read(keyOf(name)) ?? [];
    const absent = before.filter(([own]) => !controlsOf(root).some((control) => control.name === own));
    restore(controlsOf(root), before);
    for (const [own] of absent) {
      if (pressed.current.has(own)) continue;
      pressed.current.add(own);
      root.querySelector<HTMLButtonElement>(`button[value="${CSS.escape(own)}"]`)?.click();
    }
    const keep = () => write(keyOf(name), JSON.stringify([...typedInto(controlsOf(root)), ...absent]));
    root.addEventListener('input', keep);
    return () => root.removeEventListener('input', keep);
  }, [form, name, shown]);
}

function controlsOf(form: HTMLFormElement): Control[] {
  const all = form.querySelectorAll<Control>('input, select, textarea');
  return [...all].filter((control) => control.name !== '' && !control.matches(LEFT_OUT));
}

function typedInto(controls: readonly Control[]): [string, string][] {
  return controls
    .filter((control) => !isChoice(control) || control.checked)
    .map(({ name, value }) => [name, value]);
}

/** Forgets what was typed into a form, once it is sent. */
export function forgetAnswers(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Storage that may not be touched holds nothing.
  }
}

/** A short digest of a secret (FNV-1a, 32 bits): tells one from another and leads back to none. */
export function digest(secret: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(secret)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isChoice(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');
}

function restore(controls: readonly Control[], kept: readonly (readonly [string, string])[]): void {
  if (kept.length === 0) return;
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
