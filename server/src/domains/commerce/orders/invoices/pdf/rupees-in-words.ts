const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** From the largest: what each is called, and how much it is. */
const large = [
  ['crore', 10_000_000],
  ['lakh', 100_000],
  ['thousand', 1000],
  ['hundred', 100],
] as const;

/** A whole number below 10 to the 14 as India counts: 3058 → "three thousand and fifty-eight". */
function inWords(number: number): string {
  if (number < 20) return small[number] ?? '';
  if (number < 100) {
    const one = number % 10;
    return `${tens[Math.floor(number / 10)]}${one > 0 ? `-${small[one]}` : ''}`;
  }
  const [name, size] = large.find(([, one]) => number >= one) ?? large[3];
  const rest = number % size;
  const joint = rest === 0 ? '' : rest < 100 ? ' and ' : ' ';
  return `${inWords(Math.floor(number / size))} ${name}${joint}${rest === 0 ? '' : inWords(rest)}`;
}

/** A sum in words, as invoices show it: 305800 paise → "Rupees three thousand and fifty-eight only". */
export function rupeesInWords(paise: number): string {
  const odd = paise % 100;
  return `Rupees ${inWords(Math.floor(paise / 100))}${odd > 0 ? ` and ${inWords(odd)} paise` : ''} only`;
}
