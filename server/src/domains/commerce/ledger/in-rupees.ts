/**
 * Money as people read it, with the marks and two places of India.
 *
 * @param paise Whole paise.
 * @returns e.g. ₹1,23,456.00
 */
export const inRupees = (paise: number): string =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;

/**
 * Money for tables, which spreadsheets read as a number.
 *
 * @param paise Whole paise.
 * @returns e.g. 123456.00
 */
export const plainRupees = (paise: number): string => (paise / 100).toFixed(2);
