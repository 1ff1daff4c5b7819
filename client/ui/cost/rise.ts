/** How much the final bill lies above the first estimate, in whole percent: 23, -5. */
export function rise(first: number, final: number): number {
  return Math.round((final / first - 1) * 100);
}
