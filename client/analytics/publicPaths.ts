/**
 * Pages whose whole path may be sent to third parties. Other paths may contain secrets (hashes of shared lists, ids of
 * diagnoses and tickets) and are cut to their first segment.
 */
const PUBLIC_PATHS =
  /^\/(?:$|(?:halls|magazine|tag|brides|writers|guides|a|pref|r|d|s|k|ws|g|videos|photos|stats|booking_sites|go_to_wedding|lp)(?:\/|$))/;

export function isPublicPath(path: string): boolean {
  return PUBLIC_PATHS.test(path);
}

/** The path of a page as sent to third parties. */
export function redactedPath(path: string): string {
  if (isPublicPath(path)) return path;
  const [, firstSegment = ''] = path.split('/');
  return `/${firstSegment}`;
}
