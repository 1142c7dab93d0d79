import type { VersionDifference } from '@abhyas/contract/assessments/equal-versions';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../../kernel/context.ts';
import { keysOf, type QuestionVersion, versionsOf } from '../../questions/index.ts';
import { type PaperVersion, type PlacedQuestion, questionsOf } from '../versions/paper-version.ts';
import { versionDifferences } from './version-differences.ts';

/** In what two versions of a paper differ beyond their words, with the keys that they pin read and compared. */
export async function differencesOf(ctx: Context, a: PaperVersion, b: PaperVersion): Promise<VersionDifference[]> {
  const before = new Map(questionsOf(b).map((question) => [question.id, question]));
  const touched = questionsOf(a).filter((question) => isTouched(question, before.get(question.id)));
  const earlier = touched.map(({ id }) => before.get(id)!);
  const [now, then] = [await contentsOf(ctx, touched), await contentsOf(ctx, earlier)];
  const rekeyed = new Set(touched.flatMap(({ id }) => (sameKey(id, now, then) ? [] : [id])));
  return versionDifferences(a, b, ({ id }) => rekeyed.has(id));
}

const isTouched = (now: PlacedQuestion, then: PlacedQuestion | undefined): boolean =>
  then !== undefined && (now.version !== then.version || now.keyVersion !== then.keyVersion);

async function contentsOf(ctx: Context, questions: readonly PlacedQuestion[]) {
  const keys = await keysOf(
    ctx,
    questions.map(({ id, keyVersion }) => ({ questionId: id, keyVersion })),
  );
  const words = await versionsOf(
    ctx,
    questions.map(({ id, version }) => ({ questionId: id, version })),
  );
  return { keys, words };
}
type Contents = Awaited<ReturnType<typeof contentsOf>>;

/** New words have a key of their own, which may say the same: it does where the options kept their places and the numbers their ranges. */
function sameKey(id: string, now: Contents, then: Contents): boolean {
  const [words, before] = [now.words.get(id), then.words.get(id)];
  return (
    isDeepStrictEqual(now.keys.get(id)?.key, then.keys.get(id)?.key) &&
    isDeepStrictEqual(words?.variables, before?.variables) &&
    !hasMovedOption(words, before)
  );
}

/** An option stands in another place than before: the same number would be another answer. */
function hasMovedOption(now: QuestionVersion | undefined, then: QuestionVersion | undefined): boolean {
  const before = then?.content.en.options ?? [];
  return (now?.content.en.options ?? []).some(
    (option, at) => !isDeepStrictEqual(option, before[at]) && before.some((other) => isDeepStrictEqual(option, other)),
  );
}
