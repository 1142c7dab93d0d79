/** Words that every text has: nobody means them. */
const EVERYWHERE: ReadonlySet<string> = new Set(
  `a an and are as at be by do does following for from given has have if in is it its of on or that the then there these this to
  was what when which will with whose how find correct statement option none true
  है हैं का की के को में से पर और या एक यह वह तो ही भी कि जो था थी थे हो होता होती होते लिए गया गई गए कौन क्या किस इस उस ने निम्न निम्नलिखित सही`.split(
    /\s+/,
  ),
);
const GREEK =
  'α:alpha β:beta γ:gamma δ:delta ε:epsilon η:eta θ:theta κ:kappa λ:lambda μ:mu ν:nu π:pi ρ:rho σ:sigma τ:tau φ:phi ω:omega Δ:delta Ω:omega Σ:sigma';
const greekNames = new Map(GREEK.split(' ').map((pair) => pair.split(':') as [string, string]));

/** The words of a text in the form in which they are compared. */
export function wordsOf(text: string): string[] {
  return (folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .map(singular)
    .filter((word) => (word.length > 1 || /\d/.test(word)) && !EVERYWHERE.has(word))
    .map((word) => [...word].slice(0, 40).join(''));
}

/** Letter case, compatible forms (², ﬁ), Greek letters, and what Hindi writes one way or the other (nukta, chandrabindu, joiners). */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\u200D|[\u0300-\u036F]|\u093C|\u200C|\u00AD/g, '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC')
    .replaceAll(/\p{Script=Greek}/gu, (letter) => greekNames.get(letter) ?? letter)
    .toLowerCase();

const singular = (word: string): string => (/^[a-z]{3,}[^su]s$/.test(word) ? word.slice(0, -1) : word);
