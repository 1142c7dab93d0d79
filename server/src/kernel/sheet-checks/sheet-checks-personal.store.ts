import type { TransactionContext } from '../context.ts';
import { changeRows, rows } from '../database/rows.ts';
import { json } from '../database/sql.ts';

/**
 * What the checks of all kinds hold about people, as identity asks for it. A row that was written says how an account came: it stays,
 * without what the file said. Any other row that means the person goes or moves with them; who uploaded a file stays as it was.
 */
export const sheetChecksPersonalData = {
  domain: 'sheet-checks',
  tables: ['sheet_checks', 'sheet_check_rows'],
  export: async () => ({}),
  erase: async (tx: TransactionContext, accountId: string): Promise<void> => {
    await rows(tx)
      .deleteFrom('sheetCheckRows')
      .where('accountId', '=', accountId)
      .where('state', '<>', 'written')
      .execute();
    await changeRows(tx, 'sheetCheckRows', { accountId }, { given: json({}), meant: json({}), cells: null });
  },
  reassign: async (tx: TransactionContext, from: string, to: string): Promise<void> => {
    await rows(tx)
      .updateTable('sheetCheckRows')
      .set({ accountId: to })
      .where('accountId', '=', from)
      .where('state', '<>', 'written')
      .execute();
  },
};
