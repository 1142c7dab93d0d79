import type { api } from '@abhyas/contract';
import type { KeyVerdict, PaperKeys, RescoreRound } from '@abhyas/contract/assessments/keys';
import type { Input } from '@abhyas/contract/endpoint';
import { leadOf } from '@abhyas/contract/questions/question-types';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { namesOf } from '../../identity/index.ts';
import { versionsOf } from '../../questions/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { canDecideKeys } from '../policies.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { countChallenges, findWindow } from './challenges.store.ts';
import { listRounds, type Round } from './rounds.store.ts';
import { type DecidedVerdict, listDecided } from '../marking/verdicts.store.ts';

/** The keys of one version of a paper, the newest unless another is named. NOT_FOUND before the first is published. */
export async function showPaperKeys(
  ctx: Context,
  { params: { paperId }, query }: Input<(typeof api.assessments)['showPaperKeys']>,
): Promise<PaperKeys> {
  const paper = await getPaper(ctx, paperId);
  if (paper.version === 0) fail('NOT_FOUND');
  const version = await paperVersion(ctx, paperId, query.version ?? paper.version);
  const placed = version.sections.flatMap((section) =>
    section.questions.map((question) => ({ question, section: section.title })),
  );
  const words = await versionsOf(
    ctx,
    placed.map(({ question }) => ({ questionId: question.id, version: question.version })),
  );
  const counts = await countChallenges(ctx, paperId, version.version);
  const decided = await listDecided(ctx, paperId, { version: version.version });
  const verdictOf = (questionId: string, applied: boolean) =>
    present(decided.find((one) => one.questionId === questionId && one.applied === applied));
  return {
    paper: { id: paperId, title: version.title },
    version: version.version,
    versions: Array.from({ length: paper.version }, (_, at) => paper.version - at),
    until: (await findWindow(ctx, paperId))?.toISOString() ?? null,
    questions: placed.map(({ question, section }, at) => ({
      questionId: question.id,
      number: at + 1,
      section,
      type: question.type,
      stem: leadOf(words.get(question.id)!.content.en),
      challenges: counts.get(question.id) ?? { open: 0, all: 0 },
      verdict: verdictOf(question.id, true),
      waiting: verdictOf(question.id, false),
    })),
    rounds: await presentRounds(ctx, await listRounds(ctx, paperId)),
    can: { decide: canDecideKeys(actorOf(ctx), paper) },
  };
}

const present = (verdict: DecidedVerdict | undefined): KeyVerdict | null =>
  verdict
    ? { kind: verdict.kind, keys: [...verdict.keys], population: verdict.population, reason: verdict.reason }
    : null;

/** Rounds with the names of those who applied them. */
export async function presentRounds(ctx: Context, rounds: readonly Round[]): Promise<RescoreRound[]> {
  const names = await namesOf(
    ctx,
    rounds.flatMap(({ appliedBy }) => appliedBy ?? []),
  );
  return rounds.map(({ round, state, appliedBy, appliedAt, seen, changed, gained, lost, told }) => ({
    round,
    state,
    appliedBy: appliedBy === null ? null : (names.get(appliedBy)?.name ?? ''),
    appliedAt: appliedAt?.toISOString() ?? null,
    seen,
    changed,
    gained,
    lost,
    told,
  }));
}
