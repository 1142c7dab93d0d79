import type { api } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { examPatterns } from '../patterns/exam-patterns.ts';

type Chains = Reply<typeof api.assessments.listTieChains>;

/** How exams tell equal totals apart, each once. */
export async function listTieChains(ctx: Context): Promise<Chains> {
  const byId = new Map((await examPatterns(ctx)).map(({ exam, tieChain }) => [tieChain.id, { ...tieChain, exam }]));
  return { rows: [...byId.values()] };
}
