/**
 * Takes what stands behind `#` out of the address, where nothing else can read it there afterwards.
 * @returns what stood there; empty when nothing did, or nothing that can be read.
 */
export function takeFragment(): string {
  const fragment = location.hash.slice(1);
  if (fragment === '') return '';
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
}
