/** Loads a value on the first call and keeps it. A load that fails is tried again on the next call. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  const forget = (error: unknown): never => {
    loading = null;
    throw error;
  };
  return () => (loading ??= load().catch(forget));
}
