const STORED = 'musubi.visited';
const KEPT = 100;

/** Notes a path in the visitor's own history (local storage, newest last, the latest hundred). */
export function noteVisited(path: string): void {
  try {
    const paths = visitedPaths();
    if (paths.at(-1) === path) return;
    localStorage.setItem(STORED, JSON.stringify([...paths, path].slice(-KEPT)));
  } catch {
    // Storage may be full or forbidden; the history then stays as it is.
  }
}

/** Paths the visitor has seen on this device, oldest first. */
export function visitedPaths(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}
