import { assignablePapers } from '../../src/domains/assessments/index.ts';
import { aBatch } from '../../src/domains/cohorts/factories.ts';
import { assign } from '../../src/domains/cohorts/index.ts';
import { type Context, inTransaction } from '../../src/kernel/context.ts';
import { livePapers } from './papers.ts';

/** Two batches that share the students, a group across both, and an open test for one of them; each student hears of it. */
export async function seedBatches(teacher: Context, studentIds: readonly string[]): Promise<void> {
  const morning = await aBatch(teacher, {
    name: 'JEE 2028 Morning',
    description: 'Monday to Saturday, seven to ten',
    members: studentIds.filter((_, at) => at % 2 === 0),
  });
  await aBatch(teacher, {
    name: 'NEET 2028 Evening',
    description: 'After school, five to eight',
    members: studentIds.filter((_, at) => at % 2 === 1),
  });
  await aBatch(teacher, {
    name: 'Extra practice: mechanics',
    kind: 'group',
    description: 'Sundays with Farida',
    members: studentIds.slice(0, 8),
  });
  const [paper] = await assignablePapers.find(teacher, livePapers[0]);
  if (!paper) return;
  const thing = { kind: 'paper', id: paper.id } as const;
  await inTransaction(teacher, (tx) => assign(tx, [morning], { thing, title: paper.title }));
}
