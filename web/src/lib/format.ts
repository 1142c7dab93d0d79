import type { Language } from '@abhyas/contract/shapes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstitute } from './institute.ts';

/** An instant as the server sends it, or milliseconds of the epoch. */
type Instant = string | number;

export interface Format {
  /** 12,34,567: grouped as in India. */
  readonly number: (value: number) => string;
  /** ₹1,959.00 from whole paise. */
  readonly money: (paise: number) => string;
  /** Hundredths of a mark: 400 → 4, -100 → −1, 133 → 1.33. */
  readonly marks: (hundredths: number) => string;
  /** The same with its sign: +4, −1, 0. */
  readonly signedMarks: (hundredths: number) => string;
  /** A share as whole percent: (3, 8) → 38%. Nothing of nothing is 0%. */
  readonly percent: (part: number, whole: number) => string;
  /** Physics, Chemistry and Maths */
  readonly list: (items: readonly string[]) => string;
  /** 20 Nov 2026 */
  readonly date: (at: Instant) => string;
  /** 20 Nov */
  readonly shortDate: (at: Instant) => string;
  /** Friday, 20 November */
  readonly longDate: (at: Instant) => string;
  /** Fri */
  readonly weekday: (at: Instant) => string;
  /** 20, the day of the month. */
  readonly day: (at: Instant) => string;
  /** 6:42 pm */
  readonly time: (at: Instant) => string;
  /** 20 Nov, 6:42 pm */
  readonly dateTime: (at: Instant) => string;
  /** IST: the short name of the institute's zone, where it matters. */
  readonly zone: (at: Instant) => string;
  /** True when both lie on one day of the institute's calendar. */
  readonly sameDay: (one: Instant, other: Instant) => boolean;
  /** 3 hr 20 min, or 45 min, from whole minutes. */
  readonly minutes: (minutes: number) => string;
  /** How long a lesson or a course is: as `minutes`, from seconds, at least one. */
  readonly length: (seconds: number) => string;
  /** 2 min 5 sec, or 40 sec, from seconds. */
  readonly seconds: (seconds: number) => string;
  /** 1:05:09, or 4:07: a running clock, from seconds; never below zero. */
  readonly clock: (seconds: number) => string;
}

const locales: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' };
const withMinus = (text: string) => text.replace('-', '−');

/** How numbers, dates and durations are written in a language and in the institute's time zone. */
export function formatter(language: Language, timeZone: string): Format {
  const locale = locales[language];
  // Units are shorter in the plain locale: 45 min, where en-IN says 45 mins.
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const listed = { list: (items: readonly string[]) => list.format(items) };
  return { ...listed, ...numbersOf(locale), ...datesOf(locale, timeZone), ...durationsOf(language) };
}

/** The formats of this page: its language and its institute's zone. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const { timeZone } = useInstitute();
  const language = i18n.language as Language;
  return useMemo(() => formatter(language, timeZone), [language, timeZone]);
}

function numbersOf(locale: string) {
  const plain = new Intl.NumberFormat(locale);
  const upToTwo = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return {
    number: (value: number) => withMinus(plain.format(value)),
    money: (paise: number) => withMinus(money.format(paise / 100)),
    marks: (hundredths: number) => withMinus(upToTwo.format(hundredths / 100)),
    signedMarks: (hundredths: number) => withMinus(signed.format(hundredths / 100)),
    percent: (part: number, whole: number) => withMinus(share.format(whole === 0 ? 0 : part / whole)),
  };
}

function datesOf(locale: string, timeZone: string) {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
    return (at: Instant) => format.format(new Date(at));
  };
  const time = write({ hour: 'numeric', minute: '2-digit', hour12: true });
  const shortDate = write({ day: 'numeric', month: 'short' });
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return {
    date: write({ day: 'numeric', month: 'short', year: 'numeric' }),
    shortDate,
    longDate: write({ weekday: 'long', day: 'numeric', month: 'long' }),
    weekday: write({ weekday: 'short' }),
    day: write({ day: 'numeric' }),
    time,
    dateTime: (at: Instant) => `${shortDate(at)}, ${time(at)}`,
    zone: (at: Instant) =>
      zone.formatToParts(new Date(at)).find((part) => part.type === 'timeZoneName')?.value ?? timeZone,
    sameDay: (one: Instant, other: Instant) => day.format(new Date(one)) === day.format(new Date(other)),
  };
}

function durationsOf(locale: string) {
  const unit = (name: 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' });
  const [hour, minute, second] = [unit('hour'), unit('minute'), unit('second')];
  const parts = (big: Intl.NumberFormat, small: Intl.NumberFormat, total: number) => {
    const [whole, rest] = [Math.floor(total / 60), total % 60];
    if (whole === 0) return small.format(rest);
    return rest === 0 ? big.format(whole) : `${big.format(whole)} ${small.format(rest)}`;
  };
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    minutes: (minutes: number) => parts(hour, minute, Math.max(0, Math.round(minutes))),
    length: (seconds: number) => parts(hour, minute, Math.max(1, Math.round(seconds / 60))),
    seconds: (seconds: number) => parts(minute, second, Math.max(0, Math.round(seconds))),
    clock: (seconds: number) => {
      const left = Math.max(0, Math.floor(seconds));
      const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
      return hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
    },
  };
}
