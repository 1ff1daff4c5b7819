/** Joins the truthy class names: `cx(styles.card, isOpen && styles.open)`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
