declare module 'japanese-holidays' {
  /** Public holidays of a year with substitute ones, in order. */
  export function getHolidaysOf(year: number): { month: number; date: number; name: string }[];
}
