import type { TieLink } from '@abhyas/contract/assessments/patterns';
import type { SetLetter } from '@abhyas/contract/assessments/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fillVerdicts, verdictsOf } from '../marking/verdicts-in-force.ts';
import { listDecided } from '../marking/verdicts.store.ts';
import type { VerdictsInForce } from '../marking/key-verdicts.ts';
import type { MarkedAnswer } from '../marking/mark-answers.ts';
import { pinnedKeys } from '../variants/pinned-keys.ts';
import { patternOf } from '../patterns/exam-patterns.ts';
import { marksChain } from '../ranking/rank-candidates.ts';
import { rankKey } from '../results/rank-key.ts';
import { findResult } from '../results/results.store.ts';
import { setOrder } from '../versions/set-order.ts';
import { setLetters } from '../versions/turn-around.ts';
import { attemptKeys } from '../variants/attempt-keys.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { type PaperVersion, questionsOf, variedOf } from '../versions/paper-version.ts';
import type { AnswerPlace, MarkedResult, ReissuedResult } from './marked-results.store.ts';
import { type ChangedAnswer, remark, shiftSums, touchedPart } from './remark.ts';

/** One version as its attempts are marked again. */
interface PlannedVersion {
  readonly version: PaperVersion;
  readonly verdicts: VerdictsInForce;
  readonly chain: readonly TieLink[];
  /** Of each set that part which the verdicts can change. */
  readonly parts: ReadonlyMap<SetLetter, PaperVersion>;
  /** A question among them has other numbers in every attempt. */
  readonly varies: boolean;
}
export interface RescorePlan {
  readonly paperId: string;
  readonly versions: ReadonlyMap<number, PlannedVersion>;
  readonly places: readonly AnswerPlace[];
}

/** What has to be marked again for the verdicts of a round; `waiting`: as if it were in force already. */
export async function planRescore(
  ctx: Context,
  paperId: string,
  round: number,
  waiting: boolean,
): Promise<RescorePlan> {
  const decided = (await listDecided(ctx, paperId)).filter((verdict) => verdict.round === round);
  const versions = new Map<number, PlannedVersion>();
  for (const [number, verdicts] of Map.groupBy(decided, (verdict) => verdict.paperVersion)) {
    const version = await paperVersion(ctx, paperId, number);
    const touched = new Set(verdicts.map(({ questionId }) => questionId));
    versions.set(number, {
      version,
      verdicts: await verdictsOf(ctx, paperId, number, { waiting }),
      chain: (await patternOf(ctx, version))?.tieChain.links ?? marksChain,
      parts: new Map(
        setLetters.slice(0, version.sets).map((letter) => [letter, touchedPart(setOrder(version, letter), touched)]),
      ),
      varies: variedOf(version).some(({ id }) => touched.has(id)),
    });
  }
  return { paperId, versions, places: [...versions.values()].flatMap(placesOf) };
}

function placesOf({ version, parts }: PlannedVersion): AnswerPlace[] {
  return [...parts].flatMap(([letter, part]) => {
    const place = new Map(questionsOf(setOrder(version, letter)).map(({ id }, at) => [id, at]));
    return questionsOf(part).map(({ id }) => ({
      version: version.version,
      letter,
      questionId: id,
      place: place.get(id)!,
    }));
  });
}

/** What a result becomes, and the answers that make it differ. */
export interface Reissue {
  readonly before: MarkedResult;
  readonly after: ReissuedResult;
  readonly changed: readonly ChangedAnswer[];
}

/** Marks a result again; undefined where nothing of it differs. */
export async function reissue(ctx: Context, plan: RescorePlan, before: MarkedResult): Promise<Reissue | undefined> {
  const planned = plan.versions.get(before.paperVersion)!;
  const changed = await changedAnswers(ctx, planned, before);
  if (changed.length === 0) return undefined;
  const sums = shiftSums(planned.version, before, changed);
  const after: ReissuedResult = {
    attemptId: before.attemptId,
    resultVersion: before.resultVersion,
    ...sums,
    rankKey: sums.figures ? rankKey(sums.figures, planned.chain) : before.rankKey,
    corrected: { ...before.corrected, ...Object.fromEntries(changed.map((one) => [one.after.questionId, one.after])) },
  };
  return { before, after, changed };
}

async function changedAnswers(
  ctx: Context,
  { version, verdicts, varies, parts }: PlannedVersion,
  result: MarkedResult,
): Promise<ChangedAnswer[]> {
  const part = parts.get(result.setLetter) ?? parts.get('A')!;
  const { attemptId } = result;
  const answers = await answersTo(ctx, part, result);
  if (!varies) return remark(part, await pinnedKeys(ctx, version), answers, verdicts);
  const keys = await attemptKeys(ctx, version, attemptId);
  return remark(part, keys, answers, await fillVerdicts(ctx, version, attemptId, verdicts));
}

/** The answers to the questions of a part; found by their ids where they were marked in another order than the set has. */
async function answersTo(ctx: Context, part: PaperVersion, result: MarkedResult): Promise<readonly MarkedAnswer[]> {
  const wanted = new Set(questionsOf(part).map(({ id }) => id));
  const found = (result.answers ?? []).flatMap((answer) => (answer && wanted.has(answer.questionId) ? answer : []));
  if (new Set(found.map(({ questionId }) => questionId)).size === wanted.size) return found;
  const whole = await findResult(ctx, result.attemptId);
  return whole!.answers.filter(({ questionId }) => wanted.has(questionId));
}
