import { type TaxKind, taxIn } from '../offers/order-sums.ts';
import type { StoredLine } from './orders.store.ts';

/**
 * A part of what was paid for a line, as it stands on a credit note: taxed as the line was.
 *
 * @param paise The part, with the tax inside it, from 0 to the line's `totalPaise`. All of it is the line itself, so that a full refund
 *   shows what its invoice showed.
 */
export function partOfLine(line: StoredLine, paise: number): StoredLine {
  if (paise === line.totalPaise) return line;
  const { igstPaise, cgstPaise, sgstPaise, taxRate } = line;
  const kind: TaxKind = igstPaise > 0 ? 'betweenStates' : cgstPaise + sgstPaise > 0 ? 'withinState' : 'none';
  const price = { listPaise: paise, pricePaise: paise, discountPaise: 0, totalPaise: paise };
  return { ...line, ...price, ...taxIn(paise, taxRate, kind) };
}
