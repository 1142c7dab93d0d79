const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How fellow students see a student: first name and the first letter of the last one, “Kabir N.”; Devanagari keeps its vowel sign. */
export function shortName(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  if (last === undefined) return first;
  const letter = [...signs.segment(last)][0]?.segment ?? '';
  return `${first} ${letter}.`;
}
