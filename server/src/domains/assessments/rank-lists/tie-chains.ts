import type { api } from '@abhyas/contract';
import type { TieChain } from '@abhyas/contract/assessments/patterns';
import type { Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { examPatterns } from '../patterns/exam-patterns.ts';

type Chains = Reply<typeof api.assessments.listTieChains>;

/** How exams tell equal totals apart, each once. */
export async function listTieChains(ctx: Context): Promise<Chains> {
  const byId = new Map((await examPatterns(ctx)).map(({ exam, tieChain }) => [tieChain.id, { ...tieChain, exam }]));
  return { rows: [...byId.values()] };
}

/** The chain of this id; undefined where there is none. */
export async function findTieChain(ctx: Context, id: string): Promise<TieChain | undefined> {
  return (await examPatterns(ctx)).find(({ tieChain }) => tieChain.id === id)?.tieChain;
}
