/** A form whose fields come from the gateway: a survey or the special form. Plain data, so that a page can carry it. */
export interface GivenForm {
  readonly title: string | null;
  readonly fields: readonly GivenField[];
}

/** How a field is filled in. */
export type GivenKind =
  | 'text' | 'email' | 'tel' | 'number' | 'date' | 'textarea' | 'file'
  | 'select' | 'multiSelect' | 'pictures' | 'season' | 'month' | 'hall'
  | 'guests'; // prettier-ignore

/** `together`: one field of the group has to be filled in. */
export type Requirement = 'required' | 'optional' | 'hidden' | 'together';

const REQUIREMENTS: Readonly<Record<string, Requirement>> = {
  REQUIRED: 'required',
  HIDDEN: 'hidden',
  ONE_IS_REQUIRED: 'together',
};

/** A requirement mode of the schema; one this version does not know asks for nothing. */
export function requirementOf(mode: string): Requirement {
  return REQUIREMENTS[mode] ?? 'optional';
}

/** A field of a given form. */
export interface GivenField {
  readonly key: string;
  readonly kind: GivenKind;
  readonly label: string;
  readonly requirement: Requirement;
  /** Name shared by fields of which one has to be filled in; null for fields on their own. */
  readonly group: string | null;
  readonly choices: ReadonlyArray<{
    readonly value: string;
    readonly label: string;
    readonly picture?: string | null;
  }>;
  /** Most choices; null for any number. */
  readonly most: number | null;
  /** What was answered before. */
  readonly values: readonly string[];
  /** Address of the file sent before; null where there is none. */
  readonly sentUrl: string | null;
}
