/** The product's messages for values that break a rule of a form. Each stands here once, under its name. */
export const MESSAGES = {
  /** Nothing was typed where something has to be. */
  enter: '入力してください',
  /** Nothing was chosen where something has to be. */
  choose: '選択してください',
  /** No mail address. */
  email: 'メールアドレス形式で入力してください',
  /** Anything but half-width digits: telephone numbers, counts, amounts. */
  digits: '半角数字で入力してください',
  /** No day of the calendar. */
  date: '日付を入力してください',
} as const;

const EMAIL = /^[^\s@"(),:;<>[\\\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** Whether a text is a mail address as the product takes them, of at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** Whether a text is half-width digits and nothing else. */
export function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text);
}

/** Refusal of a text that is too long. */
export function tooLongMessage(most: number): string {
  return `${most}文字以内で入力してください`;
}
