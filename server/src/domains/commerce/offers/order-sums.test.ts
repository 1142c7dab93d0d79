import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSums, lineSums, spread, taxIn, taxKindOf } from './order-sums.ts';

const paise = fc.integer({ min: 0, max: 1_000_000_000 });
const rate = fc.constantFrom(0, 500, 1200, 1800, 2800);
const kind = fc.constantFrom('none' as const, 'withinState' as const, 'betweenStates' as const);

describe('the sums of an order', () => {
  it('are those of a printed invoice: two lines, a coupon of 400 rupees, 18 % within one state', () => {
    const lines = lineSums(
      [
        { listPaise: 279_900, pricePaise: 195_900, taxRate: 1800 },
        { listPaise: 299_900, pricePaise: 149_900, taxRate: 1800 },
      ],
      40_000,
      'withinState',
    );
    expect(lines[0]).toMatchObject({ discountPaise: 22_660, totalPaise: 173_240, taxablePaise: 146_814 });
    expect(lines[1]).toMatchObject({
      discountPaise: 17_340,
      totalPaise: 132_560,
      cgstPaise: 10_111,
      sgstPaise: 10_110,
    });
    expect(addSums(lines)).toEqual({
      listPaise: 579_800,
      pricePaise: 345_800,
      discountPaise: 40_000,
      totalPaise: 305_800,
      taxablePaise: 259_153,
      cgstPaise: 23_324,
      sgstPaise: 23_323,
      igstPaise: 0,
    });
  });

  it('add up to the paisa in 100,000 random orders', () => {
    const line = fc.record({ listPaise: paise, pricePaise: paise, taxRate: rate });
    const one = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 20 }),
      percent: fc.integer({ min: 0, max: 100 }),
      kind,
    });
    fc.assert(
      fc.property(one, ({ lines, percent, kind: taxed }) => {
        const price = lines.reduce((all, { pricePaise }) => all + pricePaise, 0);
        const discount = Math.floor((price * percent) / 100);
        const each = lineSums(lines, discount, taxed);
        const all = addSums(each);
        for (const [at, sums] of each.entries()) {
          const tax = sums.cgstPaise + sums.sgstPaise + sums.igstPaise;
          if (sums.discountPaise < 0 || sums.discountPaise > (lines[at]?.pricePaise ?? 0)) return false;
          if (sums.taxablePaise + tax !== sums.totalPaise) return false;
          if (sums.cgstPaise - sums.sgstPaise > 1 || sums.cgstPaise < sums.sgstPaise) return false;
          if (taxed === 'none' && tax !== 0) return false;
        }
        return all.discountPaise === discount && all.totalPaise === price - discount;
      }),
      { numRuns: 100_000, seed: 17 },
    );
  });
});

describe('a sum that is spread', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [5, 5], [1, 0]],
    [7, [0, 0], [0, 0]],
    [10, [10, 0], [10, 0]],
    [0, [3, 4], [0, 0]],
  ])('%i over %j is %j', (sum, weights, parts) => {
    expect(spread(sum, weights)).toEqual(parts);
  });
});

describe('the tax inside a price', () => {
  it.each([
    [195_900, 1800, 'betweenStates', { taxablePaise: 166_017, cgstPaise: 0, sgstPaise: 0, igstPaise: 29_883 }],
    [118, 1800, 'withinState', { taxablePaise: 100, cgstPaise: 9, sgstPaise: 9, igstPaise: 0 }],
    [1, 1800, 'withinState', { taxablePaise: 1, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }],
    [500, 0, 'withinState', { taxablePaise: 500, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }],
    [500, 1800, 'none', { taxablePaise: 500, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }],
  ] as const)('of %i paise at %i, %s', (total, taxRate, taxed, parts) => {
    expect(taxIn(total, taxRate, taxed)).toEqual(parts);
  });

  it('goes to both halves in one state and to the union between states; without a GSTIN there is none', () => {
    const seller = { gstin: '27AAPFU0939F1ZV', stateCode: '27' };
    expect(taxKindOf(seller, '27')).toBe('withinState');
    expect(taxKindOf(seller, null)).toBe('withinState');
    expect(taxKindOf(seller, '29')).toBe('betweenStates');
    expect(taxKindOf({ gstin: '', stateCode: '27' }, '29')).toBe('none');
  });
});
