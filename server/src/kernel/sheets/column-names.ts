/** A header without case, spaces and signs; Devanagari keeps its vowel signs, which are marks and not letters. */
const plain = (header: string) =>
  header
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether a header of a spreadsheet is one of the names that people give a column. */
export const isNamed = (header: string, names: readonly string[]): boolean =>
  names.some((name) => plain(name) === plain(header) && plain(name) !== '');
