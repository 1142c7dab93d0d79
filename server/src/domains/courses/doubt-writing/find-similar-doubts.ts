import type { api } from '@abhyas/contract';
import { doubtLimits } from '@abhyas/contract/courses/doubts';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { fromSource, type RichTextDoc } from '@abhyas/contract/rich-text';
import type { Context } from '../../../kernel/context.ts';
import { termsOf } from '../../questions/index.ts';
import { findDoubts } from '../doubts/doubts.store.ts';
import { openLessons } from '../doubts/open-lessons.ts';
import { presentRows } from '../doubts/present-thread.ts';
import { rankSimilar } from './similar.store.ts';

type Endpoint = typeof api.courses.findSimilarDoubts;

/** A longer text says no more about what is meant. */
const MOST_WORDS = 40;
const LEAST_STEM = 4;

/** Everything by which a doubt is found: words, symbols and neighbours in formulas. */
export function wordsOfDoubt(docs: readonly RichTextDoc[]): string[] {
  const { words, symbols, formulas } = termsOf(docs);
  return [...words, ...symbols, ...formulas.map((pair) => `$${pair}`)];
}

/** Doubts of the course that share words with what is typed; endings may differ, rare words count more, and this lesson comes first. */
export async function findSimilarDoubts(ctx: Context, { params, query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const words = wordsOfDoubt([fromSource(query.words)]).slice(0, MOST_WORDS);
  if (words.length === 0) return { rows: [] };
  const open = new Set(await openLessons(ctx, params.courseId));
  const ids = await rankSimilar(
    ctx,
    { courseId: params.courseId, lessonId: params.lessonId, openIds: [...open] },
    words.map((word) => ({ word, stem: stemOf(word) })),
    doubtLimits.similar,
  );
  const doubts = await findDoubts(ctx, ids);
  const byId = new Map((await presentRows(ctx, doubts)).map((row) => [row.doubtId, row]));
  return {
    rows: ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [{ ...row, thisLesson: row.lessonId === params.lessonId }] : [];
    }),
  };
}

/** Without its ending: “accelerating” finds “acceleration”. Formulas and short words stay whole. */
function stemOf(word: string): string {
  const letters = [...word];
  return word.startsWith('$') || letters.length <= LEAST_STEM
    ? word
    : letters.slice(0, Math.max(LEAST_STEM, letters.length - 3)).join('');
}
