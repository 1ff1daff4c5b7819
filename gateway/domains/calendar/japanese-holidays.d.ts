declare module 'japanese-holidays' {
  /** A CommonJS module whose names Node cannot tell before it runs. */
  const japan: {
    /** Public holidays of a year with substitute ones, in order. */
    getHolidaysOf(year: number): { month: number; date: number; name: string }[];
  };
  export default japan;
}
