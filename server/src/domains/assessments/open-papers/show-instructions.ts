import type { api } from '@abhyas/contract';
import { sectionMarks } from '@abhyas/contract/assessments/section-size';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { openedPaper } from '../attempts/start-attempt.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { presentOpen } from './list-my-papers.ts';
import { listPublished } from './open-papers.store.ts';

/** What one reads before starting, of the version that one would get. */
export async function showInstructions(
  ctx: Context,
  { params }: Input<typeof api.assessments.showInstructions>,
): Promise<Reply<typeof api.assessments.showInstructions>> {
  const { accountId } = actorOf(ctx);
  const paper = await openedPaper(ctx, params.paperId, accountId);
  const [open] = await presentOpen(ctx, accountId, await listPublished(ctx, [paper.id]));
  if (!open) fail('NOT_FOUND');
  const { instructions, instructionsHi, console, sections } = await paperVersion(ctx, paper.id, paper.version);
  return {
    ...open,
    instructions,
    ...(instructionsHi && { instructionsHi }),
    console,
    sections: sections.map(({ title, rule, counted, minutes, questions }) => ({
      title,
      rule,
      ...(counted !== undefined && { counted }),
      ...(minutes !== undefined && { minutes }),
      questions: questions.length,
      marks: sectionMarks(
        { rule, counted },
        questions.map((question) => question.rule),
      ),
    })),
    now: ctx.clock.now().toISOString(),
  };
}
