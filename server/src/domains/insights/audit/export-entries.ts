import { Readable } from 'node:stream';
import type { AuditEntryRow, AuditFilters } from '@abhyas/contract/insights/audit';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { continueCsv, writeCsv } from '../../../kernel/sheets/write-csv.ts';
import { findEntries, record } from '../../audit/index.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { asSearch } from './list-entries.ts';
import { presentEntries } from './present-entry.ts';

const PAGE = 500;
const HEAD = ['Time', 'Who', 'E-mail', 'Action', 'What', 'Name', 'Id', 'Reason', 'Address', 'Device', 'Sealed'];

/** The filtered log as a spreadsheet, sent while it is read; that somebody took it is recorded first, in every log of `places`. */
export async function exportEntries(
  ctx: Context,
  filters: AuditFilters,
  { forProvider, places }: { readonly forProvider: boolean; readonly places: readonly Context[] },
): Promise<FileAnswer> {
  for (const place of places)
    await inTransaction(place, (tx) =>
      record(tx, {
        action: 'audit.exported',
        subjectKind: 'institute',
        subjectId: String(ctx.instituteId),
        details: { ...filters },
      }),
    );
  const name = (await settingsOf(ctx.instituteId))?.name ?? String(ctx.instituteId);
  const day = ctx.clock.now().toISOString().slice(0, 10);
  return { fileName: `${name} log ${day}.csv`, content: Readable.from(pieces(ctx, filters, forProvider)) };
}

async function* pieces(ctx: Context, filters: AuditFilters, forProvider: boolean): AsyncGenerator<string> {
  yield writeCsv([HEAD]);
  const search = await asSearch(ctx, filters);
  let after: string | undefined;
  do {
    const { rows, next } = await findEntries(ctx, search, { after, size: PAGE });
    yield continueCsv((await presentEntries(ctx, rows, forProvider)).map(line));
    after = next ?? undefined;
  } while (after !== undefined);
}

const line = (row: AuditEntryRow) => [
  row.at,
  row.actor === null ? null : (row.actor.name ?? (row.actor.byProvider ? 'Provider' : row.actor.id)),
  row.actor?.email ?? null,
  row.action,
  row.subject.kind,
  row.subject.name,
  row.subject.id,
  row.reason,
  row.address,
  row.device,
  row.sealed ? 'yes' : 'no',
];
