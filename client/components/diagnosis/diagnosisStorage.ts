import { useSyncExternalStore } from 'react';
import { localStore } from '../../storage.ts';
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

const STORAGE_KEY = 'musubi.diagnosis';
const MAX_SAVED = 5;
const listeners = new Set<() => void>();

function isSavedDiagnosis(value: unknown): value is SavedDiagnosis {
  return typeof value === 'object' && value !== null && 'id' in value && 'side' in value && 'key' in value;
}

function read(): SavedDiagnosis[] {
  const stored = localStore.getJson(STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter(isSavedDiagnosis) : [];
}

/** Saves a diagnosis as the newest one, keeping properties of an earlier entry that are not given. */
export function saveDiagnosis(diagnosis: SavedDiagnosis): void {
  const isSame = ({ id, side }: SavedDiagnosis) => id === diagnosis.id && side === diagnosis.side;
  const saved = read();
  const merged = { ...saved.find(isSame), ...diagnosis };
  const others = saved.filter((other) => !isSame(other));
  localStore.setJson(STORAGE_KEY, [merged, ...others].slice(0, MAX_SAVED));
  for (const listener of listeners) listener();
}

/** Deletes submitted answers. The keys stay: a side can answer again. */
export function clearProgress(id: string, side: Side): void {
  const saved = read().find((diagnosis) => diagnosis.id === id && diagnosis.side === side);
  if (saved?.progress) saveDiagnosis({ ...saved, progress: undefined });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All saved diagnoses, newest first; null on the server and during hydration. */
export function useSavedDiagnoses(): readonly SavedDiagnosis[] | null {
  const text = useSyncExternalStore(
    subscribe,
    () => localStore.get(STORAGE_KEY) ?? '[]',
    () => null,
  );
  return text === null ? null : read();
}
