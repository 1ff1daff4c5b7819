import { storedList } from '../../storedValue.ts';
import type { Side } from './sides.ts';
import type { Progress } from './steps.ts';

/** A diagnosis this device takes part in. Its keys cannot be fetched again. */
export interface SavedDiagnosis {
  readonly id: string;
  readonly side: Side;
  readonly key: string;
  /** Key of the other side, on the device that created the diagnosis. */
  readonly partnerKey?: string;
  /** Answers not submitted yet. */
  readonly progress?: Progress;
}

function isSavedDiagnosis(value: unknown): value is SavedDiagnosis {
  return typeof value === 'object' && value !== null && 'id' in value && 'side' in value && 'key' in value;
}

const diagnoses = storedList({ key: 'musubi.diagnosis', maxItems: 5, isItem: isSavedDiagnosis });

/** Saves a diagnosis as the newest one, keeping properties of an earlier entry that are not given. */
export function saveDiagnosis(diagnosis: SavedDiagnosis): void {
  const isSame = ({ id, side }: SavedDiagnosis) => id === diagnosis.id && side === diagnosis.side;
  const saved = diagnoses.read();
  const others = saved.filter((other) => !isSame(other));
  diagnoses.save([{ ...saved.find(isSame), ...diagnosis }, ...others]);
}

/** Deletes submitted answers. The keys stay: a side can answer again. */
export function clearProgress(id: string, side: Side): void {
  const saved = diagnoses.read().find((diagnosis) => diagnosis.id === id && diagnosis.side === side);
  if (saved?.progress) saveDiagnosis({ ...saved, progress: undefined });
}

/** All saved diagnoses, newest first; none on the server and during hydration. */
export const useSavedDiagnoses = diagnoses.use;
