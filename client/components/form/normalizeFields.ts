import { normalizeDigits, normalizeKana, normalizeText } from '../../ui/form/normalize.ts';

/** By field name; other fields, such as passwords, are sent as typed. */
const NORMALIZERS: ReadonlyArray<readonly [name: RegExp, normalize: (text: string) => string]> = [
  [/(?:^|[-_])tel$/, normalizeDigits],
  [/NameKana$/, normalizeKana],
  [/(?:^|[-_])email$|^(?:lastName|firstName|nickname|loginId|referralCode|your-name)$/, normalizeText],
];

/**
 * What was submitted, as `TextField` shows it after it was left: Enter, autofill and forms without script leave no field.
 */
export function normalizeFields(fields: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...fields].map(([name, value]) => {
      const normalize = NORMALIZERS.find(([pattern]) => pattern.test(name))?.[1];
      return [name, normalize ? normalize(value) : value];
    }),
  );
}
