/** The product's validation messages for form values, and the checks they belong to. */
export const MESSAGES = {
  enter: '入力してください',
  choose: '選択してください',
  email: 'メールアドレス形式で入力してください',
  digits: '半角数字で入力してください',
  date: '日付を入力してください',
  pastDate: '今日までの日付を入力してください',
  unusable: '使えない文字や形式が含まれています',
} as const;

/** Full-width forms of ASCII are typing mistakes, other letters beyond ASCII are not. */
const EMAIL =
  /^[^\s@"(),:;<>[\\\]\uFF01-\uFF5E]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** Whether a text is a mail address that the product accepts, of at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** Whether a text consists of half-width digits only. */
export function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text);
}

/** A telephone number in half-width characters, without spaces, hyphens and parentheses; `+81` or `0081` becomes 0. */
export function normalizeTel(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s\-‐‑‒–—―−ー()]/g, '')
    .replace(/^(?:\+|00)810?/, '0');
}

export function maxLengthMessage(max: number): string {
  return `${max}文字以内で入力してください`;
}

/** Length as people count it: by code points, not UTF-16 units. */
export function characterCount(text: string): number {
  return [...text].length;
}
