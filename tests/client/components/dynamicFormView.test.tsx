/** Forms that the gateway describes, from the link that opens them to files and searches that fail. */
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../relay/openPage.tsx';

/** Forms of jsdom do not know the files that a test has chosen. */
class FormDataWithFiles extends FormData {
  constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
    super(form, submitter);
    for (const input of form?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? [])
      for (const file of input.files ?? []) this.append(input.name, file);
  }
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('FormData', FormDataWithFiles);
});

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const errors = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the special form', () => {
  const OPEN = 'OpenSpecialFormMutation';
  const SUBMIT = 'SubmitSpecialFormMutation';
  const credentials = { lineUserId: 'U1', lineAccessToken: 'secret' };
  const field = (key: string, type: string, label: string) => ({
    key,
    type,
    label,
    requirement: 'OPTIONAL',
    group: null,
    choices: [],
  });
  const fields = [
    field('name', 'TEXT', 'お名前'),
    field('photo', 'FILE', '写真'),
    field('bill', 'FILE', '見積書'),
  ];

  const openLink = () => openPage('/special#line_user_id=U1&line_access_token=secret');
  const opened = { openSpecialForm: { form: { displayName: 'ゆい', fields }, userErrors: [] } };
  const openForm = async () => {
    const gateway = await openLink();
    await gateway.answer(OPEN, opened);
    return gateway;
  };
  const file = (type: string, size = 3) => new File([new Uint8Array(size)], 'file', { type });
  const picker = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  const inputs = (gateway: Awaited<ReturnType<typeof openForm>>) =>
    gateway.sent(SUBMIT).map(({ input }) => Object(input));
  const refusal = (...userErrors: { message: string; path: string[] }[]) => ({
    submitSpecialForm: { isSent: false, userErrors },
  });

  it('opens by its link without a press, and the secrets leave the address', async () => {
    const { answer, sent } = await openLink();
    await vi.waitFor(() => expect(sent(OPEN)).toEqual([{ input: credentials }]));
    expect(location.href).not.toContain('secret');
    await answer(OPEN, opened);
    expect(document.activeElement).not.toBe(screen.getByRole('heading', { name: 'ゆいさんのお申し込み' }));
    expect(box(/^お名前/)).toBeTruthy();
  });

  it('opened by typed secrets has the focus on its title, and on the errors after it was sent', async () => {
    const { answer } = await openPage('/special');
    await userEvent.type(box(/ユーザーID/), 'U1');
    await userEvent.type(box(/確認コード/), 'secret{Enter}');
    await answer(OPEN, opened);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'ゆいさんのお申し込み' }));
    await press('送信');
    await answer(SUBMIT, refusal({ message: '入力してください', path: ['answers', 'name'] }));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('whose opening is lost says so and is opened by the button, with the secrets of the link', async () => {
    const { fail, answer, sent } = await openLink();
    await fail(OPEN);
    expect(screen.getByRole('alert').textContent).toContain('ただいま送信できませんでした');
    await press('次へ');
    await answer(OPEN, opened);
    expect(sent(OPEN)).toEqual([{ input: credentials }, { input: credentials }]);
    expect(box(/^お名前/)).toBeTruthy();
  });

  it('that is refused says why at the field of the secret', async () => {
    const { answer } = await openLink();
    const userErrors = [{ message: '確認コードの期限が切れています', path: ['lineAccessToken'] }];
    await answer(OPEN, { openSpecialForm: { form: null, userErrors } });
    expect(errors()).toEqual(['LINEの確認コード：確認コードの期限が切れています']);
    expect(box(/確認コード/).getAttribute('aria-invalid')).toBe('true');
  });

  it('whose upload is lost keeps text and file, and sends both again', async () => {
    const gateway = await openForm();
    fireEvent.input(box(/^お名前/), { target: { value: '佐藤 結衣' } });
    const chosen = file('application/pdf');
    await userEvent.upload(picker(/写真/), chosen);
    await press('送信');
    await gateway.fail(SUBMIT);
    expect(screen.getByRole('alert').textContent).toContain('ただいま送信できませんでした');
    expect([box(/^お名前/).value, picker(/写真/).files?.[0]]).toEqual(['佐藤 結衣', chosen]);
    await press('送信');
    await gateway.answer(SUBMIT, refusal());
    const [first, second] = inputs(gateway);
    expect(first.files).toEqual([{ key: 'photo', file: null }]);
    expect(second).toEqual(first);
    expect(gateway.sent(OPEN)).toHaveLength(1);
  });

  it('with a file of another kind lists that error once, beside those of the gateway', async () => {
    const gateway = await openForm();
    await userEvent.upload(picker(/写真/), file('text/plain'), { applyAccept: false });
    await press('送信');
    await gateway.answer(
      SUBMIT,
      refusal(
        { message: '入力してください', path: ['answers', 'name'] },
        { message: 'ファイルが空です', path: ['files', 'photo'] },
      ),
    );
    expect(errors()).toEqual([
      'お名前：入力してください',
      '写真：JPEG・PNG・WebP・PDFのいずれかのファイルを選択してください',
    ]);
    expect(picker(/写真/).getAttribute('aria-invalid')).toBe('true');
    expect(picker(/見積書/).getAttribute('aria-invalid')).toBeNull();
  });

  it('with files that are too large together says so of both', async () => {
    const gateway = await openForm();
    for (const name of [/写真/, /見積書/])
      await userEvent.upload(picker(name), file('application/pdf', 6_000_000));
    await press('送信');
    await gateway.answer(SUBMIT, refusal({ message: 'ファイルが空です', path: ['files', 'photo'] }));
    expect(errors()).toEqual(['ファイルは合計で12MBまでにしてください']);
  });
});

describe('an enquete', () => {
  const OPEN = 'EnqueteFormQuery';
  const SEARCH = 'EnqueteFormHallsQuery';
  const SUBMIT = 'SubmitEnqueteMutation';
  const question = (key: string, type: string, title: string) => ({
    key,
    type,
    title,
    requirement: 'OPTIONAL',
    group: null,
    choices: null,
    values: [],
  });
  const openForm = async (...more: object[]) => {
    const gateway = await openPage('/enquete/2026-autumn#lg_1');
    const questions = [question('hall', 'HALL', '会場'), question('opinion', 'TEXT', 'ご意見'), ...more];
    await gateway.answer(OPEN, { enquete: { title: 'アンケート', questions } });
    return gateway;
  };
  type Gateway = Awaited<ReturnType<typeof openForm>>;
  const search = async (name: string) => {
    fireEvent.input(box(/会場名の一部/), { target: { value: name } });
    await press('会場を探す');
  };
  const found = (...names: string[]) => ({
    halls: { nodes: names.map((name, index) => ({ id: name, rawId: String(index + 7), name })) },
  });
  const halls = () => screen.queryAllByRole<HTMLInputElement>('radio').map(({ value }) => value);

  it('shows the halls that a search finds, and what was answered stays', async () => {
    const { answer } = await openForm();
    fireEvent.input(box(/ご意見/), { target: { value: '楽しみです' } });
    await search('青山');
    await answer(SEARCH, found('青山の杜', '青山の丘'));
    expect([halls(), box(/ご意見/).value]).toEqual([['7', '8', ''], '楽しみです']);
  });

  it.each([
    ['is lost', (gateway: Gateway) => gateway.fail(SEARCH)],
    ['cannot be given', (gateway: Gateway) => gateway.answer(SEARCH, { halls: null })],
  ])('whose search has an answer that %s says so, not that there is no such hall', async (_, lose) => {
    const gateway = await openForm();
    const { answer } = gateway;
    fireEvent.input(box(/ご意見/), { target: { value: '楽しみです' } });
    await search('青山');
    await lose(gateway);
    expect(errors()).toEqual(['会場を探せませんでした。時間をおいて、もう一度お試しください。']);
    expect(document.body.textContent).not.toContain('見つかりませんでした');
    expect([box(/会場名の一部/).value, box(/ご意見/).value]).toEqual(['青山', '楽しみです']);
    await press('会場を探す');
    await answer(SEARCH, found('青山の杜'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(halls()).toEqual(['7', '']);
  });

  it('keeps the hall that is chosen when a later search fails and when the answers are refused', async () => {
    const { fail, answer, sent } = await openForm();
    await search('青山');
    await answer(SEARCH, found('青山の杜'));
    await userEvent.click(screen.getByRole('radio', { name: '青山の杜' }));
    await search('銀座');
    await fail(SEARCH);
    const chosen = () => screen.getByRole<HTMLInputElement>('radio', { name: '青山の杜' }).checked;
    expect(chosen()).toBe(true);
    await press('送信');
    await fail(SEARCH);
    const userErrors = [{ message: '入力してください', path: ['answers', 'opinion'] }];
    await answer(SUBMIT, { submitEnquete: { userErrors } });
    expect(chosen()).toBe(true);
    const answers = [
      { key: 'hall', values: ['7'] },
      { key: 'opinion', values: [] },
    ];
    expect(sent(SUBMIT)).toEqual([{ input: { version: '2026-autumn', loginId: 'lg_1', answers } }]);
  });

  it('is sent by Enter in a field, but Enter in the words of a search searches', async () => {
    const { answer, sent } = await openForm(question('guests', 'GUEST_DETAIL', '招待する人数'));
    await userEvent.type(box(/会場名の一部/), '青山{Enter}');
    await answer(SEARCH, found('青山の杜'));
    expect(sent(SUBMIT)).toEqual([]);
    await userEvent.type(box(/^友人/), '１０{Enter}');
    await answer(SEARCH, found('青山の杜'));
    await vi.waitFor(() => expect(sent(SUBMIT)).toHaveLength(1));
    expect(Object(sent(SUBMIT)[0]?.['input']).answers).toContainEqual({
      key: 'guests',
      values: ['0', '10', '0'],
    });
  });

  it('asks for the words of a search without any', async () => {
    const { sent } = await openForm();
    await press('会場を探す');
    await vi.waitFor(() => expect(errors()).toEqual(['会場名の一部を入力してください']));
    expect(box(/会場名の一部/).getAttribute('aria-invalid')).toBe('true');
    expect(sent(SEARCH)).toEqual([]);
  });

  it('whose opening is lost keeps the id of its link for a reload', async () => {
    const { fail } = await openPage('/enquete/2026-autumn#lg_1');
    await fail(OPEN);
    expect(history.state).toMatchObject({ secrets: { loginId: 'lg_1' } });
  });
});
