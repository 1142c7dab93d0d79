import type { api } from '@abhyas/contract';
import { printsAtOnce } from '@abhyas/contract/assessments/prints';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { canPrint } from '../../../kernel/printing/print-page.ts';
import { record } from '../../audit/index.ts';
import { countWaiting, insertPrints } from './prints.store.ts';
import { printedVersion } from './printed-version.ts';
import { WRITE_PRINT } from './write-print.job.ts';

type Endpoint = typeof api.assessments.makePrints;

/** Asks for one file of each document in each set. That somebody took a paper, and above all its key, is recorded. */
export async function makePrints(ctx: Context, { params, body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { choices } = body;
  const version = await printedVersion(ctx, params.paperId, choices);
  if (version.questions === 0) fail('PRINT_EMPTY');
  if (!(await canPrint())) fail('PRINTING_UNAVAILABLE');
  const documents = [...new Set(body.documents)];
  const sets = [...new Set(body.sets)];
  const prints = sets.flatMap((set) =>
    documents.map((document) => ({
      id: newId(),
      paperId: params.paperId,
      version: version.version,
      document,
      set,
      choices,
      askedBy: actorOf(ctx).accountId,
    })),
  );
  await inTransaction(ctx, async (tx) => {
    const waiting = await countWaiting(tx);
    if (waiting + prints.length > printsAtOnce) fail('PRINTS_WAITING', { waiting });
    await insertPrints(tx, prints);
    // One queue for all institutes: printing takes one place of the worker at most, the clock of attempts has the others.
    for (const { id } of prints)
      await enqueue(tx, WRITE_PRINT, { printId: id }, { key: `print:${id}`, queue: 'print' });
    await record(tx, {
      action: 'paper.printed',
      subjectKind: 'paper',
      subjectId: params.paperId,
      details: { version: version.version, documents, sets, languages: choices.languages },
    });
  });
  return { printIds: prints.map(({ id }) => id) };
}
