const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A past exam as people type it (`apr 2024`, `April-2024`, `04/2024`) as `Apr-2024` (spec §3), or undefined. */
export function readPastExam(typed: string): string | undefined {
  const match = /^([a-z]{3,9}|\d{1,2})[\s./-]*(\d{4})$/i.exec(typed.trim());
  if (!match) return undefined;
  const [, month = '', year = ''] = match;
  const name = /\d/.test(month)
    ? months[Number(month) - 1]
    : months.find((short) => month.toLowerCase().startsWith(short.toLowerCase()));
  return name && `${name}-${year}`;
}
