import { normalizeDigits, normalizeKana, normalizeText } from '../../ui/form/normalize.ts';

/** By field name; other fields, such as passwords, are sent as typed. */
const NORMALIZERS: ReadonlyArray<readonly [name: RegExp, normalize: (text: string) => string]> = [
  [/(?:^|[-_])tel$/, normalizeDigits],
  [/NameKana$/, normalizeKana],
  [/(?:^|[-_])email$|^(?:lastName|firstName|nickname|loginId|referralCode|your-name)$/, normalizeText],
];

/**
 * Normalizes submitted values as `TextField` does on blur: Enter, autofill and forms without script submit without one.
 */
export function normalizeFields(fields: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...fields].map(([name, value]) => {
      const normalize = NORMALIZERS.find(([pattern]) => pattern.test(name))?.[1];
      return [name, normalize ? normalize(value) : value];
    }),
  );
}
