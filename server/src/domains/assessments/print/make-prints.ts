import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { canPrint } from '../../../kernel/printing/print-page.ts';
import { record } from '../../audit/index.ts';
import { printedVersion } from './printed-version.ts';
import { queuePrints } from './print-kind.ts';
import { paperPrint } from './write-print.ts';

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
      subjectId: params.paperId,
      about: { paperId: params.paperId, version: version.version, document, set, choices },
    })),
  );
  const printIds = await inTransaction(ctx, async (tx) => {
    await record(tx, {
      action: 'paper.printed',
      subjectKind: 'paper',
      subjectId: params.paperId,
      details: { version: version.version, documents, sets, languages: choices.languages },
    });
    return queuePrints(tx, paperPrint, prints);
  });
  return { printIds };
}
