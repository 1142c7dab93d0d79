import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { canPrint } from '../../../kernel/printing/print-page.ts';
import { record } from '../../audit/index.ts';
import { printedVersion } from './printed-version.ts';
import { queuePrints } from './queue-prints.ts';
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
      listId: null,
      version: version.version,
      document,
      set,
      choices,
      askedBy: actorOf(ctx).accountId,
    })),
  );
  await inTransaction(ctx, async (tx) => {
    await queuePrints(tx, WRITE_PRINT, prints);
    await record(tx, {
      action: 'paper.printed',
      subjectKind: 'paper',
      subjectId: params.paperId,
      details: { version: version.version, documents, sets, languages: choices.languages },
    });
  });
  return { printIds: prints.map(({ id }) => id) };
}
