import type { Asked, Changed, Judged, PracticeSession } from '@abhyas/contract/practice/sessions';
import { everyDoc, hintedDocs, hintOf, whyNotOf } from '@abhyas/contract/questions/question-types';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import { dayIn, endOfDayIn } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { isSittingOneOf, sheetQuestion, typedNumber } from '../../assessments/index.ts';
import { fillContent, fillKey, imagesIn, keysOf, type QuestionVersion, versionsOf } from '../../questions/index.ts';
import { cardsOf } from '../../courses/index.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { chaptersOfExam } from '../beliefs/exam-chapters.ts';
import { type Standings, standingsOf } from '../beliefs/standings.ts';
import { goalOf } from './goals.store.ts';
import { listLinks } from '../prerequisites/links.store.ts';
import { type AskedQuestion, countByDay, listAsked, type Session } from './sessions.store.ts';

type Names = ReadonlyMap<string, string>;
const DAY_MS = 86_400_000;

/** A set as its student sees it. No key leaves before the answer, and nothing of it while a test that asks the same runs. */
export async function presentSession(ctx: Context, session: Session): Promise<PracticeSession> {
  const asked = await listAsked(ctx, session.id);
  const ids = asked.map(({ questionId }) => questionId);
  if (await isSittingOneOf(ctx, session.accountId, ids)) fail('PRACTICE_NOT_NOW');
  const exam = await chaptersOfExam(ctx, session.examId);
  const names: Names = new Map([...(exam?.areas.values() ?? [])].map(({ id, name }) => [id, name]));
  const standings = await standingsOf(ctx, session.accountId);
  const last = asked.at(-1);
  return {
    sessionId: session.id,
    kind: session.kind,
    examId: session.examId,
    chapter: session.chapterId === null ? null : named(names, session.chapterId),
    course: await courseOf(ctx, session),
    state: session.state,
    startedAt: session.startedAt.toISOString(),
    questions: session.questions,
    marks: asked.map(({ outcome }) => outcome),
    current: last ? await presentAsked(ctx, session, last, { names, standings }) : null,
    changed: session.state === 'finished' ? changedIn(session, asked, { names, standings }) : [],
    passed: session.passed,
    seconds: asked.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    today: await today(ctx, session.accountId),
  };
}

/** The course of a checkpoint; one that left the shelves since has no title. */
export async function courseOf(ctx: Context, { courseId }: Session): Promise<PracticeSession['course']> {
  if (courseId === null) return null;
  return { id: courseId, title: (await cardsOf(ctx, [courseId])).get(courseId)?.title ?? '' };
}

const named = (names: Names, id: string) => ({ id, name: names.get(id) ?? '' });

interface Known {
  readonly names: Names;
  readonly standings: Standings;
}

async function presentAsked(ctx: Context, session: Session, asked: AskedQuestion, known: Known): Promise<Asked> {
  const version = filled((await versionsOf(ctx, [asked])).get(asked.questionId)!, asked);
  const { key } = (await keysOf(ctx, [asked])).get(asked.questionId)!;
  const question = sheetQuestion(version, asked.position, undefined, typedNumber(key));
  const { en, hi } = version.content;
  const answer =
    asked.outcome === null ? null : await judgedOf(ctx, session, { asked, content: version.content }, known);
  const docs = [en, ...(hi ? [hi] : [])].flatMap((words) => (answer ? everyDoc(words) : hintedDocs(words)));
  return {
    position: asked.position,
    chapter: named(known.names, asked.chapterId),
    topic: asked.areaId === asked.chapterId ? null : (known.names.get(asked.areaId) ?? null),
    question,
    images: await imagesIn(
      ctx,
      docs.map(({ doc }) => doc),
    ),
    why: asked.why,
    hint: isHelpful(session) ? hintOf(version.content) : null,
    answer,
  };
}

/** A set that practises helps; one that measures what somebody knows does not. */
export const isHelpful = ({ kind }: Session): boolean => kind === 'smart' || kind === 'chapter';

function filled(version: QuestionVersion, { variant }: AskedQuestion): QuestionVersion {
  if (!variant) return version;
  const { en, hi } = version.content;
  return { ...version, content: { en: fillContent(en, variant), ...(hi && { hi: fillContent(hi, variant) }) } };
}

async function judgedOf(
  ctx: Context,
  session: Session,
  { asked, content }: { readonly asked: AskedQuestion; readonly content: QuestionVersion['content'] },
  known: Known,
): Promise<Judged> {
  const isWrong = asked.outcome !== 'right';
  return {
    response: asked.response,
    outcome: asked.outcome!,
    seconds: asked.seconds ?? 0,
    key: await keyOf(ctx, asked),
    solution: { en: content.en.explanation, ...(content.hi && { hi: content.hi.explanation }) },
    whyNot: whyNotOf(content),
    similar: isWrong && isHelpful(session) && session.state === 'running',
    fixFirst: isWrong ? await fixFirst(ctx, session.examId, asked.chapterId, known) : null,
  };
}

/** Below this a chapter that others rest on is worth going back to. */
const WEAK = 0.5;

async function fixFirst(ctx: Context, examId: number, chapterId: string, { names, standings }: Known) {
  const before = (await listLinks(ctx, examId))
    .filter((link) => link.chapterId === chapterId)
    .map(({ beforeId }) => ({ beforeId, standing: standings.of(beforeId) }))
    .filter(({ standing: { state, chance } }) => (state === 'shaky' || state === 'fading') && chance < WEAK)
    .toSorted((a, b) => a.standing.chance - b.standing.chance)[0];
  return before && names.has(before.beforeId) ? named(names, before.beforeId) : null;
}

/** Each chapter that was asked, those that moved most first. Pure. */
function changedIn(
  { standings: before }: Session,
  asked: readonly AskedQuestion[],
  { names, standings }: Known,
): Changed[] {
  const answered = Map.groupBy(
    asked.filter(({ outcome }) => outcome !== null),
    ({ chapterId }) => chapterId,
  );
  return [...answered]
    .map(([chapterId, own]) => {
      const { band, state } = standings.of(chapterId);
      return {
        chapter: named(names, chapterId),
        before: before[chapterId] ?? null,
        after: band,
        state,
        right: own.filter(({ outcome }) => outcome === 'right').length,
        of: own.length,
      };
    })
    .toSorted((a, b) => b.of - a.of);
}

async function today(ctx: Context, accountId: string): Promise<PracticeSession['today']> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  const day = dayIn(timeZone, ctx.clock.now());
  const since = new Date(endOfDayIn(timeZone, day).getTime() + 1 - DAY_MS);
  const [goal, days] = [await goalOf(ctx, accountId), await countByDay(ctx, accountId, { since, timeZone })];
  return { done: days.find((one) => one.day === day)?.questions ?? 0, of: goal.questions };
}

/** The key of a question with its own numbers. */
export async function keyOf(ctx: Context, asked: AskedQuestion): Promise<AnswerKey> {
  const { questionId, variant } = asked;
  const { key } = (await keysOf(ctx, [asked])).get(questionId)!;
  const { variables } = (await versionsOf(ctx, [asked])).get(questionId)!;
  return variant && variables ? fillKey(key, variables, variant) : key;
}
