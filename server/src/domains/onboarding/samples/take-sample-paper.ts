import { readFile } from 'node:fs/promises';
import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { examCodes, type SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { createPaper, savePaper, showPaper } from '../../assessments/index.ts';
import { createQuestion } from '../../questions/index.ts';
import { areasOf } from '../../taxonomy/index.ts';

/** A question of our own bank, in the source form of the import. */
interface Sample {
  readonly subject: SubjectName;
  readonly area: string;
  readonly difficulty: QuestionDraft['difficulty'];
  readonly stem: string;
  readonly options: readonly string[];
  /** Number of the right option, from 1. */
  readonly answer: number;
  readonly explanation: string;
}

const PER_SUBJECT = 5;
const MINUTES = 30;
const titles: Readonly<Record<SubjectName, string>> = {
  physics: 'Physics',
  chemistry: 'Chemistry',
  maths: 'Maths',
  biology: 'Biology',
};

/** Who teaches for neither, or for both, gets a paper for JEE: its subjects are taught most. */
function subjectsFor(examIds: readonly number[]): readonly SubjectName[] {
  const onlyNeet = examIds.includes(examCodes.neet) && !examIds.includes(examCodes.jee);
  return ['physics', 'chemistry', onlyNeet ? 'biology' : 'maths'];
}

/**
 * Copies questions of our own bank into the institute and builds a draft paper of them that only waits to be published. They are the
 * institute's own from then on. Answers with the paper.
 */
export async function takeSamplePaper(ctx: Context, examIds: readonly number[]): Promise<string> {
  const samples = JSON.parse(await readFile(new URL('sample-questions.json', import.meta.url), 'utf8')) as Sample[];
  const areas = new Map((await areasOf(ctx)).map(({ id, name }) => [name, id]));
  const sections: { readonly title: string; readonly questionIds: string[] }[] = [];
  for (const subject of subjectsFor(examIds)) {
    const questionIds: string[] = [];
    for (const sample of samples.filter((one) => one.subject === subject && areas.has(one.area)).slice(0, PER_SUBJECT))
      questionIds.push((await createQuestion(ctx, { body: draftOf(sample, areas.get(sample.area)!) })).questionId);
    if (questionIds.length > 0) sections.push({ title: titles[subject], questionIds });
  }
  return buildPaper(ctx, `Sample test: ${sections.map(({ title }) => title).join(', ')}`, sections);
}

const draftOf = (sample: Sample, knowledgeAreaId: string): QuestionDraft => ({
  type: 'SINGLE',
  difficulty: sample.difficulty,
  knowledgeAreaId,
  pastExams: [],
  content: {
    en: {
      stem: fromSource(sample.stem),
      options: sample.options.map(fromSource),
      explanation: fromSource(sample.explanation),
    },
  },
  key: { kind: 'choice', accepted: [[sample.answer]] },
});

async function buildPaper(
  ctx: Context,
  title: string,
  sections: readonly { readonly title: string; readonly questionIds: string[] }[],
): Promise<string> {
  const { paperId } = await createPaper(ctx, { body: { title } });
  const { revision, draft } = await showPaper(ctx, { params: { paperId } });
  const rule = draft.sections[0]!.rule;
  await savePaper(ctx, {
    params: { paperId },
    body: {
      revision,
      draft: { ...draft, minutes: MINUTES, sections: sections.map((one) => ({ id: newId(), rule, ...one })) },
    },
  });
  return paperId;
}
