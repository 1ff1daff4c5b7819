import { beforeEach, expect, it } from 'vitest';
import { attachFormDraft, clearDraft } from '#client/components/form/formDraft.ts';

const KEY = 'reservation:1';

beforeEach(() => sessionStorage.clear());

/** A form with text fields, a radio group, a hidden field and a password. */
function createForm(html = ''): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="name"><input name="secret" type="password"><input name="key" type="hidden" value="">
    <input name="gender" type="radio" value="F"><input name="gender" type="radio" value="M">${html}
  </form>`;
  return document.forms[0] ?? document.createElement('form');
}

const field = (form: HTMLFormElement, name: string) => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof RadioNodeList ? control : { value: '' };
};

function type(form: HTMLFormElement, name: string, value: string): void {
  field(form, name).value = value;
  form.dispatchEvent(new InputEvent('input'));
}

it('saves input and restores it in another form until it is cleared', () => {
  const form = createForm();
  attachFormDraft(form, KEY);
  type(form, 'name', '結衣');
  type(form, 'gender', 'M');
  type(form, 'secret', 'password');
  expect(sessionStorage.getItem(KEY)).not.toContain('password');

  const second = createForm();
  attachFormDraft(second, KEY);
  expect([field(second, 'name').value, field(second, 'gender').value]).toEqual(['結衣', 'M']);

  clearDraft(KEY);
  const third = createForm();
  attachFormDraft(third, KEY);
  expect(field(third, 'name').value).toBe('');
});

it('reads drafts stored as an object by earlier versions', () => {
  sessionStorage.setItem(KEY, JSON.stringify({ name: '結衣', gender: 'F', key: 'k1' }));
  const form = createForm();
  attachFormDraft(form, KEY, { hiddenFields: ['key'], emptyOnly: true, defaults: { key: 'k2' } });
  expect(['name', 'gender', 'key'].map((name) => field(form, name).value)).toEqual(['結衣', 'F', 'k1']);
});

it('with emptyOnly, keeps the values of the form and fills in defaults', () => {
  sessionStorage.setItem(KEY, JSON.stringify([['name', '結衣']]));
  const form = createForm();
  field(form, 'name').value = '由衣';
  attachFormDraft(form, KEY, { hiddenFields: ['key'], emptyOnly: true, defaults: { key: 'k2' } });
  expect([field(form, 'name').value, field(form, 'key').value]).toEqual(['由衣', 'k2']);
});

it('clicks the button of a field that is not shown yet once', () => {
  sessionStorage.setItem(KEY, JSON.stringify([['hall', '7']]));
  const form = createForm('<button type="button" value="hall">会場を探す</button>');
  let clicks = 0;
  form.querySelector('button')?.addEventListener('click', () => (clicks += 1));
  const clicked = new Set<string>();
  attachFormDraft(form, KEY, { clicked })();
  attachFormDraft(form, KEY, { clicked })();
  expect(clicks).toBe(1);
});

it('ignores malformed storage', () => {
  for (const text of ['{', '"x"', '[1, ["a"]]', 'null']) {
    sessionStorage.setItem(KEY, text);
    const form = createForm();
    attachFormDraft(form, KEY)();
    expect(field(form, 'name').value).toBe('');
  }
});

/** A form with a field, a radio group and a select, in which something was typed before hydration. */
function createTypedForm(): HTMLFormElement {
  const form = createForm(
    '<textarea name="text"></textarea><select name="count"><option>1</option><option>2</option></select>',
  );
  field(form, 'name').value = '由衣';
  field(form, 'gender').value = 'M';
  return form;
}

const entries = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
const OLDER = [
  ['name', '結衣'],
  ['gender', 'F'],
  ['text', '前に書いた本文'],
  ['count', '2'],
];

it('keeps what was typed before hydration, which becomes part of the draft', () => {
  sessionStorage.setItem(KEY, JSON.stringify(OLDER));
  const form = createTypedForm();
  attachFormDraft(form, KEY)();
  const expected = { name: '由衣', gender: 'M', text: '前に書いた本文', count: '2' };
  expect(entries(form)).toMatchObject(expected);
  const later = createForm('<textarea name="text"></textarea>');
  attachFormDraft(later, KEY)();
  expect(entries(later)).toMatchObject({ name: '由衣', gender: 'M', text: '前に書いた本文' });
});

it('saves nothing before something is typed', () => {
  attachFormDraft(createForm('<select name="count"><option>1</option><option>2</option></select>'), KEY)();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('restores nothing into a form that the server has rejected, which becomes the draft', () => {
  sessionStorage.setItem(KEY, JSON.stringify(OLDER));
  const submission = { values: { name: '由衣', text: '' }, errors: { text: '入力してください' } };
  const rejected = () => {
    const form = createForm('<textarea name="text"></textarea>');
    const name = form.elements.namedItem('name');
    if (name instanceof HTMLInputElement) name.defaultValue = '由衣';
    return form;
  };
  const form = rejected();
  attachFormDraft(form, KEY, { submission });
  expect(entries(form)).toMatchObject({ name: '由衣', text: '' });
  expect(entries(form)).not.toHaveProperty('gender');
  type(form, 'name', '優衣');

  // On the way back to the page, which shows the submission again, the draft is newer.
  const later = rejected();
  attachFormDraft(later, KEY, { submission });
  expect(entries(later)).toMatchObject({ name: '優衣', text: '' });
});

it('restores the draft into a form that a submission has opened', () => {
  sessionStorage.setItem(KEY, JSON.stringify(OLDER));
  const form = createForm();
  attachFormDraft(form, KEY, { submission: { values: { loginId: 'lg_demo_one' }, errors: {} } });
  expect(entries(form)).toMatchObject({ name: '結衣', gender: 'F' });
});
