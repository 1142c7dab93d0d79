/** What the address of Today says. */
interface TodaySearch {
  /** Code of the exam that is looked at; without one all. */
  readonly exam?: string;
}

/** Reads the address; what nobody could have chosen is left out. */
export function readTodaySearch(raw: Readonly<Record<string, unknown>>): TodaySearch {
  const { exam } = raw;
  return typeof exam === 'string' && /^\w[\w-]{0,39}$/.test(exam) ? { exam } : {};
}
