import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { StoredFile } from '../../../kernel/made-files/file-kind.ts';
import { listFiles } from '../../../kernel/made-files/made-files.store.ts';
import { presentFile } from '../../../kernel/made-files/made-files.ts';
import { canPrint } from '../../../kernel/printing/print-page.ts';
import { namesOf } from '../../identity/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { paperPrint, type PrintOfPaper } from './write-print.ts';

type Endpoint = typeof api.assessments.listPrints;

/** What was made of a paper and is still kept, with addresses that end by themselves. */
export async function listPrints(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { id } = await getPaper(ctx, params.paperId);
  const rows = await listFiles(ctx, paperPrint, { subjectId: id });
  const names = await namesOf(
    ctx,
    rows.flatMap(({ askedBy }) => askedBy ?? []),
  );
  return {
    available: await canPrint(),
    rows: rows.map((row) => present(ctx, row, names.get(row.askedBy ?? '')?.name ?? '')),
  };
}

function present(ctx: Context, file: StoredFile<PrintOfPaper>, askedBy: string): Answer<Endpoint>['rows'][number] {
  const { version, document, set, choices } = file.about;
  return {
    ...presentFile(ctx, file),
    version,
    document,
    set,
    choices,
    askedBy,
    askedAt: file.askedAt.toISOString(),
  };
}
