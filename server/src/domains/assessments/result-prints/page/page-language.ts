import type { Language } from '@abhyas/contract/shapes';
import { type ResultWords, resultWords } from './words.ts';

/** How a printed page speaks: its texts, and how it writes numbers and times. */
export interface PageLanguage {
  readonly language: Language;
  readonly words: ResultWords;
  /** 12,34,567: grouped as in India. */
  readonly number: (value: number) => string;
  /** Hundredths of a mark, null as a dash: 400 → 4, −133 → −1.33. */
  readonly marks: (hundredths: number | null) => string;
  /** A share as whole percent: (3, 8) → 38%. Nothing of nothing is 0%. */
  readonly percent: (part: number, whole: number) => string;
  /** Ten-thousandths as two decimals, null as a dash: −1200 → −0.12. */
  readonly index: (share: number | null) => string;
  /** An instant in the zone of the institute; null as a dash. */
  readonly dateTime: (at: string | Date | null) => string;
  /** A subject by its name in this language; one that the words do not know as it came. */
  readonly subject: (subject: string) => string;
}

const NONE = '–';
const withMinus = (text: string) => text.replace('-', '−');

export function pageLanguage(language: Language, timeZone: string): PageLanguage {
  const locale = language === 'hi' ? 'hi-IN' : 'en-IN';
  const words = resultWords[language];
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const two = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const time = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  return {
    language,
    words,
    number: (value) => plain.format(value),
    marks: (hundredths) => (hundredths === null ? NONE : withMinus(plain.format(hundredths / 100))),
    percent: (part, whole) => withMinus(share.format(whole === 0 ? 0 : part / whole)),
    index: (value) => (value === null ? NONE : withMinus(two.format(value / 10_000))),
    dateTime: (at) => (at === null ? NONE : time.format(new Date(at))),
    subject: (subject) => words.subjects[subject.toLowerCase()] ?? subject,
  };
}
