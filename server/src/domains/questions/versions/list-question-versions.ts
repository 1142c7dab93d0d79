import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { getQuestion } from '../bank/questions.store.ts';
import { listKeyLines, listVersionLines } from './versions.store.ts';

type Endpoint = typeof api.questions.listQuestionVersions;

/** What a question was before: versions of its words with the keys that each has had, and who wrote them. */
export async function listQuestionVersions(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { id, version, keyVersion } = await getQuestion(ctx, params.questionId);
  const [lines, keys] = [await listVersionLines(ctx, id), await listKeyLines(ctx, id)];
  const authors = [...new Set([...lines, ...keys].flatMap(({ created_by }) => created_by ?? []))];
  const names = await namesOf(ctx, authors);
  const by = ({ created_by, created_at }: { readonly created_by: string | null; readonly created_at: Date }) => ({
    createdBy: created_by === null ? null : (names.get(created_by)?.name ?? null),
    createdAt: created_at.toISOString(),
  });
  return {
    current: { version, keyVersion },
    versions: lines.map((line) => ({
      version: line.version,
      type: line.type,
      languages: line.translated ? (['en', 'hi'] as const).slice() : ['en' as const],
      ...by(line),
      keys: keys
        .filter((key) => key.version === line.version)
        .map((key) => ({ keyVersion: key.key_version, ...by(key) })),
    })),
  };
}
