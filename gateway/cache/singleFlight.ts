/** Work under way by key: equal work runs once. */
export class SingleFlight<T> {
  /** Values are nulled on delete: a rehashed Map keeps deleted ones alive until a major GC. */
  readonly #running = new Map<string, { result: Promise<T> | null }>();

  get size(): number {
    return this.#running.size;
  }

  /** The result of work under way. */
  get(key: string): Promise<T> | null {
    return this.#running.get(key)?.result ?? null;
  }

  /** Joins the work under way, or starts it. `start` must not throw, but may reject. */
  run(key: string, start: () => Promise<T>): Promise<T> {
    const running = this.get(key);
    if (running !== null) return running;
    const entry: { result: Promise<T> | null } = { result: null };
    this.#running.set(key, entry);
    const end = (): void => {
      entry.result = null;
      this.#running.delete(key);
    };
    return (entry.result = start().finally(end));
  }
}

/** Loads a value on the first call and keeps it. A load that fails is tried again on the next call. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  const forget = (error: unknown): never => {
    loading = null;
    throw error;
  };
  return () => (loading ??= load().catch(forget));
}
