import type { Environment } from 'react-relay/hooks.js';
import type { Submission } from '../../relay/handover.ts';
import type { Address } from '../../router/address.ts';

/** A form that was carried out: where to go, with a cookie the browser is to keep where there is one. */
export interface Done {
  readonly to: string;
  readonly cookie?: string;
  /** Whether it ends a way begun at an earlier visit, which is then forgotten. */
  readonly isFinished?: boolean;
}

/** Files of a form by field: the first of each, none that is empty. */
export type FormFiles = ReadonlyMap<string, File>;

/** Carries out a form: where to go on success, or what was wrong. The same function serves browser and server. */
export type FormAction = (
  environment: Environment,
  fields: URLSearchParams,
  here: Address,
  files: FormFiles,
) => Promise<Submission | Done>;
