import { useTranslation } from 'react-i18next';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes as people read them: 812 kB, 12.4 MB, 1 GB; thousands, as stores and networks count. */
export function sizeIn(locale: string): (bytes: number) => string {
  const formats = units.map(
    (unit) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }),
  );
  return (bytes) => {
    const step = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
    const value = bytes / 1000 ** step;
    return formats[step]!.format(value >= 100 ? Math.round(value) : value);
  };
}

/** Sizes in the language of the page. */
export function useSize(): (bytes: number) => string {
  const { i18n } = useTranslation();
  return sizeIn(i18n.language);
}
