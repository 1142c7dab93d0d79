import type { CountryCode } from 'libphonenumber-js';

export interface CallingCode {
  /** ISO code of the country. */
  readonly value: CountryCode;
  /** India (+91) */
  readonly label: string;
  readonly callingCode: string;
}

/** Countries with their calling codes by name, and the check of a number; the tables behind them come when they are asked for. */
export async function loadNumbers(language: string) {
  const { parsePhoneNumberFromString, getCountries, getCountryCallingCode } = await import('libphonenumber-js');
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const codes = getCountries()
    .map((value): CallingCode => {
      const callingCode = getCountryCallingCode(value);
      return { value, callingCode, label: `${names.of(value) ?? value} (+${callingCode})` };
    })
    .sort((one, other) => one.label.localeCompare(other.label, language));
  return {
    codes,
    isNumber: (text: string, country: CountryCode) => parsePhoneNumberFromString(text, country)?.isValid() ?? false,
  };
}
