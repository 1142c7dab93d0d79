import type { Language } from '@abhyas/contract/shapes';
import type { Context } from '../../../../../kernel/context.ts';
import { fail } from '../../../../../kernel/errors.ts';
import { fileKind } from '../../../../../kernel/made-files/file-kind.ts';
import { rulesOf } from '../../../../tenancy/index.ts';
import { sellerOf } from '../../../seller/seller-of.ts';
import { listPayees } from '../payees.store.ts';
import { drawStatement } from './draw-statement.ts';
import { statementOf } from './statement-of.ts';

interface About {
  readonly payeeId: string;
  readonly month: string;
  readonly language: Language;
}

/** The statement of a month as a PDF. It can be made again at any time, so it goes after a week. */
export const statementFile = fileKind<About>({
  kind: 'shareStatement',
  keptDays: 7,
  afterwards: 'forgotten',
  onErase: 'remove',
  onMerge: 'move',
  make: async (ctx: Context, { about }) => {
    const payee = (await listPayees(ctx)).find(({ id }) => id === about.payeeId) ?? fail('NOT_FOUND');
    const statement = await statementOf(ctx, payee, about.month);
    const { timeZone } = await rulesOf(ctx.instituteId);
    const { legalName, address, gstin } = await sellerOf(ctx);
    const drawn = { statement, seller: { legalName, address, gstin }, timeZone, language: about.language };
    const { bytes, pages } = await drawStatement(drawn);
    return { contents: [{ name: `shares-${about.month}.pdf`, bytes }], facts: { pages } };
  },
});
