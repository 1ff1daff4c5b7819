declare module 'japanese-holidays' {
  /** CommonJS without statically known exports, hence the default import. */
  const japan: {
    /** Public and substitute holidays of a year, in order. */
    getHolidaysOf(year: number): { month: number; date: number; name: string }[];
  };
  export default japan;
}
