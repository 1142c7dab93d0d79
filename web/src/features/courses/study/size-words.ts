const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** 12 MB, 1.4 MB, 640 kB: how much a lesson takes to load. Powers of a thousand, as data plans count. */
export function sizeWords(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${value < 10 && power > 0 ? value.toFixed(1).replace(/\.0$/, '') : Math.round(value)} ${UNITS[power]}`;
}
