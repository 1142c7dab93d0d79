import { toText } from '@abhyas/contract/rich-text';
import { changeQuestions } from '../../src/domains/questions/bulk/change-questions.ts';
import { areasOf, createArea } from '../../src/domains/taxonomy/index.ts';
import { retireKnowledgeArea } from '../../src/domains/taxonomy/areas/retire-knowledge-area.ts';
import type { Context } from '../../src/kernel/context.ts';
import type { SeededQuestion } from './bank.ts';

/** Topics that the academy hung under chapters of the shared tree, with the words by which its questions are found. */
const topics: readonly {
  readonly under: string;
  readonly name: string;
  readonly words: RegExp;
  readonly retired?: true;
}[] = [
  { under: 'Kinematics', name: 'Projectiles', words: /projectile/i },
  { under: 'Kinematics', name: 'Graphs of motion', words: /graph/i },
  { under: 'Kinematics', name: 'River and boat', words: /river/i },
  { under: 'Laws of Motion', name: 'Lifts and pulleys', words: /lift|pulley/i },
  { under: 'Oscillations and Waves', name: 'Board 2024 extra', words: /period/i, retired: true },
  { under: 'Chemical and Ionic Equilibrium', name: 'pH and buffers', words: /pH|buffer/ },
  { under: 'Genetics', name: 'Pedigrees and crosses', words: /cross/i },
];

/** Puts questions of the bank into topics of the institute's own; one topic is retired. */
export async function seedOwnAreas(owner: Context, bank: readonly SeededQuestion[]): Promise<void> {
  const chapters = new Map((await areasOf(owner)).map((area) => [area.name, area]));
  for (const { under, name, words, retired } of topics) {
    const { id: parentId, subject } = chapters.get(under)!;
    const area = await createArea(owner, { name, subject, parentId });
    const questionIds = bank
      .filter(({ chapter, draft }) => chapter === under && words.test(toText(draft.content.en.stem)))
      .map(({ questionId }) => questionId);
    const change = { knowledgeAreaId: area.id };
    if (questionIds.length > 0) await changeQuestions(owner, { body: { scope: { questionIds }, change } });
    if (retired) await retireKnowledgeArea(owner, { params: { areaId: area.id }, body: { retired } });
  }
}
