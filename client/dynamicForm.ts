/** A form whose fields the gateway declares: an enquete or the special form. Plain data, part of the hydration data. */
export interface DynamicForm {
  readonly title: string | null;
  readonly fields: readonly DynamicField[];
}

export type DynamicFieldKind =
  | 'text' | 'email' | 'tel' | 'number' | 'date' | 'textarea' | 'file'
  | 'select' | 'multiSelect' | 'pictures' | 'season' | 'month' | 'hall'
  | 'guests'; // prettier-ignore

/** `together`: at least one field of the group is required. */
export type Requirement = 'required' | 'optional' | 'hidden' | 'together';

const REQUIREMENTS: Readonly<Record<string, Requirement>> = {
  REQUIRED: 'required',
  HIDDEN: 'hidden',
  ONE_IS_REQUIRED: 'together',
};

/** Maps the schema's requirement mode; unknown modes are optional. */
export function requirementOf(mode: string | null | undefined): Requirement {
  return REQUIREMENTS[mode ?? ''] ?? 'optional';
}

export interface DynamicField {
  readonly key: string;
  readonly kind: DynamicFieldKind;
  readonly label: string;
  readonly requirement: Requirement;
  /** Shared by fields of which at least one is required; null for a field on its own. */
  readonly group: string | null;
  readonly choices: ReadonlyArray<{
    readonly value: string;
    readonly label: string;
    readonly picture?: string | null;
  }>;
  /** Maximum number of choices; null for no limit. */
  readonly maxChoices: number | null;
  /** Values submitted before. */
  readonly values: readonly string[];
  /** Last day that a date accepts; null for no limit. */
  readonly lastDay?: string | null;
  /** URL of the file uploaded before. */
  readonly uploadedUrl: string | null;
}
