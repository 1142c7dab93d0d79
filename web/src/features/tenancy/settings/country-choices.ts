const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that browsers name but that are no country with mobiles of its own. */
const none: ReadonlySet<string> = new Set([
  'EU',
  'EZ',
  'UN',
  'ZZ',
  'XA',
  'XB',
  'QO',
  'CP',
  'DG',
  'EA',
  'IC',
  'AC',
  'CQ',
]);

/** Every country by its name in a language, as the browser knows them. */
export function countryChoices(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = none.has(value) || isRetired(value) ? undefined : names.of(value);
      return label ? [{ value, label }] : [];
    })
    .sort((a, b) => a.label.localeCompare(b.label, language));
}

/** `BU` is Burma no more: the canonical code of a country is its only one here. */
const isRetired = (code: string): boolean => new Intl.Locale(`und-${code}`).region !== code || canonical(code) !== code;
const canonical = (code: string): string | undefined =>
  new Intl.Locale(Intl.getCanonicalLocales(`und-${code}`)[0] ?? 'und').region;
