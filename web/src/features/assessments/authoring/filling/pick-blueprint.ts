import type { Blueprint, SectionBlueprint } from '@abhyas/contract/assessments/generation';
import { paperCriteria } from '@abhyas/contract/assessments/generation';
import type { QuestionCounts } from '@abhyas/contract/questions/bank';
import type { KnowledgeArea } from '@abhyas/contract/taxonomy/taxonomy';
import { blueprintStanding } from '../blueprint/blueprint-standing.ts';
import type { KnownQuestions } from '../builder/use-known-questions.ts';
import type { Draft } from '../draft/change-draft.ts';
import { markedTypes } from '../generate/blueprint-form.ts';
import type { Missing } from './missing-of.ts';

/** Types that may fill a section. */
export const typesFor = ({ official }: Pick<Missing, 'official'>) => official?.types ?? markedTypes;

/** What the bank is asked for so that a section is full: so many as it lacks, where its blueprint has holes. Pure. */
export function pickBlueprint(
  missing: Missing,
  seed: string,
  { draft, facts, areas }: { draft: Draft; facts: KnownQuestions['facts']; areas: readonly KnowledgeArea[] },
): Blueprint {
  const { section, count, official } = missing;
  const targets = (draft.targets ?? []).filter(({ sectionId }) => sectionId === section.id);
  const holes = blueprintStanding({ sections: [section], targets }, facts, areas).chapters.flatMap(
    ({ areaId, have, need = 0 }) => (need > have ? [{ knowledgeAreaId: areaId, weight: need - have }] : []),
  );
  const wish: SectionBlueprint = {
    sectionId: section.id,
    count,
    types: [...typesFor(missing)],
    ...(official && { subject: official.subject }),
    ...(official?.stems !== undefined && section.questionIds.length === 0 && { groups: official.stems }),
    chapters: holes,
  };
  return { criterion: paperCriteria.random, seed, sections: [wish] };
}

/**
 * How many more of the bank would fit a section by type and subject: those that stand in the paper already are none of them. Pure.
 * `counts` are of the subject of the section, or of the whole bank where it has none.
 */
export function availableFor(
  missing: Missing,
  counts: Pick<QuestionCounts, 'byType'>,
  inPaper: readonly { readonly type: string | undefined; readonly subject: string | undefined }[],
): number {
  const types: readonly string[] = typesFor(missing);
  const subject = missing.official?.subject;
  const all = counts.byType.reduce((sum, { type, count }) => sum + (types.includes(type) ? count : 0), 0);
  const taken = inPaper.filter(
    (one) => one.type !== undefined && types.includes(one.type) && (subject === undefined || one.subject === subject),
  );
  return Math.max(0, all - taken.length);
}
