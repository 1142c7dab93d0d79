import type { api } from '@abhyas/contract';
import { type Blueprint, paperCriteria } from '@abhyas/contract/assessments/generation';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { authorize, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { listCandidates } from '../../questions/index.ts';
import { type Area, areasOf } from '../../taxonomy/index.ts';
import { getPaper } from '../authoring/papers.store.ts';
import { canEditPaper } from '../policies.ts';
import { chooseQuestions } from './choose-questions.ts';
import { listUsedSince } from './recently-used.store.ts';

type Endpoint = typeof api.assessments.generateQuestions;
const DAY = 86_400_000;

/**
 * Chooses questions for sections of a draft: none that stands in it already, none twice. Where the bank cannot fulfil the blueprint the
 * nearest choice comes with every rule that it breaks. Nothing is written.
 */
export async function generateQuestions(
  ctx: Context,
  { params: { paperId }, body }: Input<Endpoint>,
): Promise<Reply<Endpoint>> {
  const paper = authorize(ctx, canEditPaper, await getPaper(ctx, paperId));
  const areas = new Map((await areasOf(ctx)).map((area) => [area.id, area]));
  for (const { knowledgeAreaId } of body.sections.flatMap(({ chapters }) => chapters))
    if (!areas.has(knowledgeAreaId)) fail('KNOWLEDGE_AREA_UNKNOWN');
  const rows = await listCandidates(ctx, {
    types: [...new Set(body.sections.flatMap(({ types }) => types))],
    askedInExam: body.criterion === paperCriteria.askedInExam,
    except: await exceptOf(
      ctx,
      paperId,
      paper.draft.sections.flatMap(({ questionIds }) => questionIds),
      body,
    ),
    seed: body.seed,
    perCell: body.sections.reduce((sum, { count }) => sum + count, 0),
  });
  const wanted = new Set(
    body.sections.flatMap(({ chapters }) => chapters.map(({ knowledgeAreaId }) => knowledgeAreaId)),
  );
  const candidates = rows.map(({ knowledgeAreaId, subjectId: _subject, ...row }) => ({
    ...row,
    subject: areas.get(knowledgeAreaId)!.subject satisfies SubjectName,
    chapterId: chapterOf(knowledgeAreaId, areas, wanted),
  }));
  const { sections, deviations } = chooseQuestions(body, candidates, (id) => areas.get(id)!.name);
  return {
    sections: sections.map(({ sectionId, questionIds }) => ({ sectionId, questionIds: [...questionIds] })),
    deviations: [...deviations],
  };
}

async function exceptOf(
  ctx: Context,
  paperId: string,
  placed: readonly string[],
  { unusedDays }: Pick<Blueprint, 'unusedDays'>,
): Promise<string[]> {
  if (unusedDays === undefined) return [...placed];
  const since = new Date(ctx.clock.now().getTime() - unusedDays * DAY);
  return [...new Set([...placed, ...(await listUsedSince(ctx, paperId, since))])];
}

/** The nearest area above (or itself) that the blueprint names; else its own. */
function chapterOf(areaId: string, areas: ReadonlyMap<string, Area>, wanted: ReadonlySet<string>): string {
  for (let at = areas.get(areaId); at; at = at.parentId === null ? undefined : areas.get(at.parentId))
    if (wanted.has(at.id)) return at.id;
  return areaId;
}
