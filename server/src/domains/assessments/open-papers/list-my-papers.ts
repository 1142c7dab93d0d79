import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { openThings } from '../../entitlements/index.ts';
import { findOpenedAt } from '../../identity/index.ts';
import { listExams } from '../../taxonomy/index.ts';
import { type Attempt, listAttemptsOf } from '../answers/attempts.store.ts';
import { settle } from '../attempts/end-attempt.ts';
import { examPatterns } from '../patterns/exam-patterns.ts';
import { canPractise } from '../practice-runs/may-practise.ts';
import { examsOfPaper } from './exams-of-paper.ts';
import { isPass, passPercent } from '../marking/pass-mark.ts';
import { lastSittings } from '../visibility/last-sitting.ts';
import { areVisible, type LastSitting } from '../visibility/result-visibility.ts';
import { listMarks } from '../results/results.store.ts';
import { listPublished, type Published } from './open-papers.store.ts';
import { paperState } from './paper-state.ts';

/** The papers that the caller may sit, with the state of each. */
export function listMyPapers(ctx: Context): Promise<OpenPaper[]> {
  return openPapersOf(ctx, actorOf(ctx).accountId);
}

/**
 * Papers open to an account: what can be started first, then what comes, then what was. An archived one only while it is being sat; one that
 * closed before the account was opened not at all, because nobody misses a test before the first day.
 */
export async function openPapersOf(ctx: Context, accountId: string): Promise<OpenPaper[]> {
  const published = await listPublished(ctx, await openThings(ctx, accountId, 'paper'));
  const papers = await withoutEarlier(ctx, accountId, await presentOpen(ctx, accountId, published));
  return papers.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || closing(a) - closing(b));
}

async function withoutEarlier(ctx: Context, accountId: string, papers: readonly OpenPaper[]): Promise<OpenPaper[]> {
  if (!papers.some(({ state }) => state === 'missed')) return [...papers];
  const openedAt = (await findOpenedAt(ctx, accountId))?.getTime() ?? 0;
  return papers.filter(({ state, closesAt }) => state !== 'missed' || !closesAt || Date.parse(closesAt) > openedAt);
}

const order: readonly OpenPaper['state'][] = ['running', 'open', 'upcoming', 'done', 'missed'];
/** What ends or begins first stands first; what is over, last over first. */
function closing({ state, opensAt, closesAt }: OpenPaper): number {
  const at = (instant: string | null) => (instant === null ? Number.MAX_SAFE_INTEGER : Date.parse(instant));
  return state === 'upcoming' ? at(opensAt) : state === 'open' ? at(closesAt) : -at(closesAt);
}

/** These papers as one student sees them. */
export async function presentOpen(
  ctx: Context,
  accountId: string,
  published: readonly Published[],
): Promise<OpenPaper[]> {
  const attempts: Attempt[] = [];
  const paperIds = published.map(({ paperId }) => paperId);
  for (const attempt of await listAttemptsOf(ctx, accountId, paperIds)) attempts.push(await settle(ctx, attempt));
  const marks = await listMarks(
    ctx,
    attempts.map(({ id }) => id),
  );
  const [exams, patterns] = [await listExams(ctx), await examPatterns(ctx)];
  const at: Moment = {
    now: ctx.clock.now(),
    examsOf: (paper) => examsOfPaper(paper, exams, patterns),
    passPercent: await passPercent(ctx),
    lastOf: await lastSittings(ctx, paperIds),
  };
  return published
    .map((paper) =>
      present(
        paper,
        attempts.filter(({ paperId }) => paperId === paper.paperId),
        marks,
        at,
      ),
    )
    .filter(
      ({ state, paperId }) =>
        state === 'running' || published.find((paper) => paper.paperId === paperId)?.status === 'published',
    );
}

type Marks = ReadonlyMap<string, { readonly marks: number; readonly full: number }>;

interface Moment {
  readonly now: Date;
  readonly examsOf: (paper: Published) => number[];
  readonly passPercent: number;
  readonly lastOf: (paper: Published) => LastSitting;
}

function present(
  paper: Published,
  attempts: readonly Attempt[],
  marks: Marks,
  { now, examsOf, passPercent: above, lastOf }: Moment,
): OpenPaper {
  const { settings, minutes } = paper;
  const last = lastOf(paper);
  const visible = areVisible(settings, last, now);
  const sitting = { settings, attempts, open: paper.status === 'published', last };
  return {
    paperId: paper.paperId,
    kind: paper.kind,
    examIds: examsOf(paper),
    title: paper.title,
    questions: paper.questions,
    marks: paper.fullMarks,
    minutes,
    opensAt: settings.opensAt?.toISOString() ?? null,
    closesAt: settings.closesAt?.toISOString() ?? null,
    state: paperState(settings, attempts, now),
    attemptsLeft: Math.max(0, settings.attemptsAllowed - attempts.length),
    practice: canPractise(sitting, now),
    attempts: attempts.map(({ id, state, endedBy, startedAt, deadline }) => {
      const result = marks.get(id);
      const seen = visible && state === 'marked' ? result : undefined;
      return {
        attemptId: id,
        state,
        endedBy,
        startedAt: startedAt.toISOString(),
        deadline: deadline.toISOString(),
        marks: seen?.marks ?? null,
        full: result?.full ?? paper.fullMarks,
        passed: seen ? isPass(seen.marks, seen.full, above) : null,
      };
    }),
  };
}
