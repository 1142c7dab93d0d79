import { Readable } from 'node:stream';
import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { exportFiles } from '@abhyas/contract/questions/formats';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { record } from '../../audit/index.ts';
import { readImages } from '../../media/index.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { writeFile } from '../formats/write-file.ts';
import { exportedQuestions, questionsOf } from './exported-questions.ts';

/**
 * Questions as a file that is sent while it is written: nothing of the bank stays on the server, and no more than a slice of it is in
 * memory, however large the file. That somebody took it is recorded before the first byte leaves.
 */
export async function exportQuestions(
  ctx: Context,
  { body: { scope, format } }: Input<typeof api.questions.exportQuestions>,
): Promise<FileAnswer> {
  const ids = await questionsOf(ctx, scope);
  await inTransaction(ctx, (tx) =>
    record(tx, {
      action: 'questions.exported',
      subjectKind: 'institute',
      subjectId: String(ctx.instituteId),
      details: { format, questions: ids.length, ...('filter' in scope && { filter: scope.filter }) },
    }),
  );
  const { extension, type } = exportFiles[format];
  const institute = (await settingsOf(ctx.instituteId))?.name ?? '';
  const day = ctx.clock.now().toISOString().slice(0, 10);
  return {
    fileName: `${institute} questions ${day}.${extension}`.trim(),
    content: Readable.from(
      writeFile(format, exportedQuestions(ctx, ids), (pictures) => readImages(ctx, pictures)),
      { objectMode: false },
    ),
    type,
  };
}
