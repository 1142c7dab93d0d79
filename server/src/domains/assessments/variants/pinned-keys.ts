import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import { cached } from '../../../kernel/cached.ts';
import type { Context } from '../../../kernel/context.ts';
import { keysOf } from '../../questions/index.ts';
import { type PaperVersion, questionsOf } from '../versions/paper-version.ts';

/** The keys that a published version was given, by question id, from this process's memory where it has them: they never change. */
export const pinnedKeys = cached({
  max: 500,
  key: ({ instituteId }, { paperId, version }) => `${instituteId}/${paperId}/${version}`,
  load: async (ctx: Context, version: PaperVersion): Promise<ReadonlyMap<string, AnswerKey>> => {
    const wanted = questionsOf(version).map(({ id, keyVersion }) => ({ questionId: id, keyVersion }));
    const found = await keysOf(ctx, wanted);
    if (found.size < wanted.length)
      throw new Error(`version ${version.version} of paper ${version.paperId} lacks a key`);
    return new Map([...found].map(([id, { key }]) => [id, key]));
  },
});
