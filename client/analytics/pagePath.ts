/**
 * Pages whose whole path may be told to others. Addresses of all other pages may hold what only its owner should know
 * (hashes of shared lists, ids of diagnoses and tickets), so that of those only the first part is told.
 */
const PUBLIC =
  /^\/(?:$|(?:halls|magazine|tag|brides|writers|guides|a|pref|r|d|s|k|ws|g|videos|photos|stats|booking_sites|go_to_wedding|lp)(?:\/|$))/;

/** Whether the whole address of a page may be told to others. */
export function isPublicPage(path: string): boolean {
  return PUBLIC.test(path);
}

/** The path of a page as it may be told to others. Query and fragment are never told. */
export function toldPath(path: string): string {
  if (isPublicPage(path)) return path;
  const [, first = ''] = path.split('/');
  return `/${first}`;
}
