/** Joins the class names that hold: `cx(styles.card, on && styles.on)`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
