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

/** A field of a given form. */
export interface GivenField {
  readonly key: string;
  readonly kind: GivenKind;
  readonly label: string;
  /** `together`: one field of the group has to be filled in. */
  readonly requirement: 'required' | 'optional' | 'hidden' | 'together';
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
