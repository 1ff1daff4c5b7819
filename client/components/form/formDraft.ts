import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Submission } from '../../relay/hydrationData.ts';
import { localStore, tabStore, type SafeStorage } from '../../storage.ts';

/** Field name and value; a name occurs once per selected choice. */
type Entry = readonly [name: string, value: string];
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Files cannot be stored, secrets and honeypots must not be. */
const NEVER_SAVED = 'input[type=file], input[type=password], [autocomplete$=password], [tabindex="-1"]';

interface DraftOptions {
  /** Names of hidden fields that belong to the draft; others are not saved. */
  readonly hiddenFields?: readonly string[];
  /** Restores into empty fields only, so that a rejected submission rendered by the server wins. */
  readonly emptyOnly?: boolean;
  /** Values for fields not in the draft; with `emptyOnly`. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Events on which the draft is saved. */
  readonly events?: readonly string[];
  /** Whether the draft survives the tab. */
  readonly onDevice?: boolean;
  /** What the server rendered the form for: its values are newer than the draft and become the draft, once. */
  readonly submission?: Submission | null;
  /** Names whose button has been clicked already, see `attachFormDraft`. */
  readonly clicked?: Set<string>;
}

/** Submissions that have become drafts. */
const saved = new WeakSet<Submission>();

/** The storage key of an `ActionForm`'s draft. Secrets in the name must be digested. */
export function formDraftKey(name: string): string {
  return `musubi.form.${name}`;
}

/**
 * Saves what is typed into a form of this tab until `clearDraft`, and restores it after a reload or on back navigation,
 * except into fields that are filled in already. In a layout effect: other effects fill the fields that are left empty.
 * For a draft field that the form does not show yet, clicks the submit button of that value, which adds the field.
 * @param name of the draft; undefined saves nothing
 * @param fields changes with the set of fields, which restores the draft again
 * @param submission without script that the server rendered the page for; null if there was none
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string | undefined,
  fields: unknown,
  submission: Submission | null,
  onDevice = false,
): void {
  const clicked = useRef(new Set<string>());
  useLayoutEffect(() => {
    if (!form.current || name === undefined) return undefined;
    const options = { clicked: clicked.current, onDevice, submission };
    return attachFormDraft(form.current, formDraftKey(name), options);
  }, [form, name, fields, submission, onDevice]);
}

/** Restores a draft and saves it with every change. @returns how to stop */
export function attachFormDraft(
  form: HTMLFormElement,
  key: string,
  {
    hiddenFields = [],
    emptyOnly = false,
    defaults = {},
    events = ['input'],
    onDevice = false,
    submission = null,
    clicked = new Set(),
  }: DraftOptions = {},
): () => void {
  const controls = () => savedControls(form, hiddenFields);
  const store = onDevice ? localStore : tabStore;
  const { values = {} } = submission && !saved.has(submission) ? submission : {};
  const isSubmitted = controls().some(({ name }) => Object.hasOwn(values, name));
  const isTyped = controls().some(isChanged);
  const draft = isSubmitted ? [] : readDraft(store, key);
  const missing = draft.filter(([name]) => !controls().some((control) => control.name === name));
  if (emptyOnly) {
    for (const [name, value] of Object.entries({ ...defaults, ...Object.fromEntries(draft) }))
      fillIfEmpty(form, name, value);
  } else if (draft.length > 0) {
    restore(controls(), draft);
  }
  for (const [name] of missing) {
    if (clicked.has(name)) continue;
    clicked.add(name);
    form.querySelector<HTMLButtonElement>(`button[value="${CSS.escape(name)}"]`)?.click();
  }
  const save = () => store.setJson(key, [...entriesOf(controls()), ...missing]);
  if (isSubmitted || isTyped) save();
  if (submission && isSubmitted) saved.add(submission);
  for (const event of events) form.addEventListener(event, save);
  return () => {
    for (const event of events) form.removeEventListener(event, save);
  };
}

/** Deletes a draft, once the form has been submitted. */
export function clearDraft(key: string): void {
  for (const store of [tabStore, localStore]) store.remove(key);
}

/** Sets a field that has no value yet. */
export function fillIfEmpty(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  const isFillable =
    field instanceof RadioNodeList ||
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement;
  if (isFillable && field.value === '') field.value = value;
}

/** Accepts both formats ever stored: pairs, and an object by field name. */
function readDraft(store: SafeStorage, key: string): Entry[] {
  const stored: unknown = store.getJson(key);
  const entries: unknown[] = Array.isArray(stored) ? stored : Object.entries(Object(stored));
  return entries.filter(
    (entry): entry is Entry => Array.isArray(entry) && entry.every((part) => typeof part === 'string'),
  );
}

function savedControls(form: HTMLFormElement, hiddenFields: readonly string[]): Control[] {
  const all = form.querySelectorAll<Control>('input, select, textarea');
  return [...all].filter(
    (control) =>
      control.name !== '' &&
      !control.matches(NEVER_SAVED) &&
      (control.type !== 'hidden' || hiddenFields.includes(control.name)),
  );
}

function entriesOf(controls: readonly Control[]): Entry[] {
  return controls
    .filter((control) => !isChoice(control) || control.checked)
    .map(({ name, value }) => [name, value]);
}

/** Fields with a changed control are newer than the draft. */
function restore(controls: readonly Control[], draft: readonly Entry[]): void {
  const changed = new Set(controls.filter(isChanged).map(({ name }) => name));
  for (const control of controls) {
    if (changed.has(control.name)) continue;
    const values = draft.filter(([name]) => name === control.name).map(([, value]) => value);
    if (isChoice(control)) control.checked = values.includes(control.value);
    else if (values[0] !== undefined) control.value = values[0];
  }
}

/** Whether a control has another value than the page gave it. */
function isChanged(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const options = [...control.options];
  const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return control.value !== (initial?.value ?? '');
}

function isChoice(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');
}
