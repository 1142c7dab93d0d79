import { createHash } from 'node:crypto';
import { plainHeading } from '@abhyas/contract/sheet-checks/match-columns';
import type { Bound, TransactionContext } from '../context.ts';
import { rows, upsertRows } from '../database/rows.ts';
import { json } from '../database/sql.ts';

declare module '../database/row-tables.ts' {
  interface ColumnTypes {
    columnChoices: { choices: readonly string[] };
  }
}

const digestOf = (headings: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(headings.map(plainHeading)))
    .digest('hex');

/** What somebody of the institute said that the columns of a file with these headings are; undefined where nobody did. */
export async function recallColumns(
  ctx: Bound,
  kind: string,
  headings: readonly string[],
): Promise<readonly string[] | undefined> {
  const found = await rows(ctx)
    .selectFrom('columnChoices')
    .select('choices')
    .where('kind', '=', kind)
    .where('headings', '=', digestOf(headings))
    .executeTakeFirst();
  return found?.choices;
}

/** Keeps what the columns of a file with these headings are, for the next such file; what was said last counts. */
export async function rememberColumns(
  tx: TransactionContext,
  kind: string,
  { headings, choices }: { readonly headings: readonly string[]; readonly choices: readonly string[] },
): Promise<void> {
  const row = { kind, headings: digestOf(headings), choices: json(choices), chosenAt: tx.clock.now() };
  await upsertRows(tx, 'columnChoices', row, { key: ['kind', 'headings'] });
}
