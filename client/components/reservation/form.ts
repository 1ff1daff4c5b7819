import type { Gender } from '../../__generated__/reserveMutation.graphql.ts';
import type { Submission } from '../../relay/handover.ts';

/** Genders as they are offered. */
export const GENDERS: ReadonlyArray<{ value: Gender; label: string }> = [
  { value: 'FEMALE', label: '女性' },
  { value: 'MALE', label: '男性' },
  { value: 'OTHER', label: '回答しない' },
];

/** A reservation that was made, as the page tells it. */
export interface Made {
  readonly number: string;
  readonly code: string;
  readonly holdTime: string;
}

/** The reservation an answer tells of; null when none was made. */
export function madeIn(answer: Submission | null): Made | null {
  const { madeNumber: number, madeCode: code, holdTime } = answer?.values ?? {};
  return number && code && holdTime ? { number, code, holdTime } : null;
}

/** Field of the answer that tells that a reservation is cancelled. */
export const CANCELLED = 'cancelled';

/** Field of the answer that tells that nobody knows whether the place was reserved. */
export const UNSURE = 'unsure';
