import type { api } from '@abhyas/contract';
import type { Paper as PaperReply, PaperSettings } from '@abhyas/contract/assessments/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { getForPaper } from '../../questions/index.ts';
import { canArchivePaper, canEditPaper, canPublishPaper } from '../policies.ts';
import { patternOf } from '../patterns/exam-patterns.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { isBankAhead } from './is-changed.ts';
import { paperProblems } from '../checks/paper-problems.ts';
import { countAttempts, getPaper, type Paper, type Settings } from '../versions/papers.store.ts';

/** A paper with its draft, and what the caller may do with it. */
export async function showPaper(
  ctx: Context,
  { params }: Input<typeof api.assessments.showPaper>,
): Promise<PaperReply> {
  return presentPaper(ctx, await getPaper(ctx, params.paperId));
}

/** The paper as its author sees it, checked against the bank as it is now. */
export async function presentPaper(ctx: Context, paper: Paper): Promise<PaperReply> {
  const { id, kind, status, version, revision, draft, settings } = paper;
  const questions = await getForPaper(
    ctx,
    draft.sections.flatMap(({ questionIds }) => questionIds),
  );
  const published = version > 0 ? await paperVersion(ctx, id, version) : undefined;
  const actor = actorOf(ctx);
  return {
    id,
    kind,
    status,
    version,
    revision,
    changed: paper.changed || (published !== undefined && isBankAhead(published, questions)),
    draft,
    settings: presentSettings(settings),
    problems: paperProblems(draft, settings, questions, ctx.clock.now(), await patternOf(ctx, draft)),
    attempts: (await countAttempts(ctx, [id])).get(id) ?? 0,
    updatedAt: paper.updatedAt.toISOString(),
    can: {
      edit: canEditPaper(actor, paper),
      publish: canPublishPaper(actor, paper),
      archive: canArchivePaper(actor, paper),
    },
  };
}

function presentSettings({ opensAt, closesAt, resultsOn, ...settings }: Settings): PaperSettings {
  return {
    ...settings,
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    resultsOn: resultsOn?.toISOString() ?? null,
  };
}
