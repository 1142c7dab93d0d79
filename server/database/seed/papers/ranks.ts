import { saveLeaderboardChoice } from '../../../src/domains/assessments/leaderboard/save-leaderboard-choice.ts';
import { pseudonyms } from '../../../src/domains/assessments/leaderboard/pseudonyms.ts';
import { issueRankList } from '../../../src/domains/assessments/rank-lists/issue-rank-list.ts';
import { createRankList } from '../../../src/domains/assessments/rank-lists/saving/create-rank-list.ts';
import type { Context } from '../../../src/kernel/context.ts';
import { actingAs } from '../acting-as.ts';
import { numbers } from './sittings.ts';

/** Every second student and the first one are shown to the others under a name of the product's. */
export async function seedLeaders(owner: Context, studentIds: readonly string[]): Promise<void> {
  const next = numbers(31);
  const shown = studentIds.filter((_, place) => place % 5 < 2);
  const names = [...new Set(pseudonyms(Array.from({ length: 2 * shown.length }, next)))];
  for (const [place, accountId] of shown.entries()) {
    const body = { shown: true, pseudonym: names[place] ?? null };
    await saveLeaderboardChoice(actingAs(owner, accountId, 'student'), { body });
  }
}

/** Lists over the weekly tests of both batches, with the ties of their exams; students see their own place. */
export async function seedRankLists(
  owner: Context,
  papers: { readonly jee: readonly string[]; readonly neet: readonly string[] },
): Promise<void> {
  await rankList(owner, 'JEE weekly tests', papers.jee, 'jee-main-2026');
  await rankList(owner, 'NEET weekly tests', papers.neet, 'neet-2025');
}

async function rankList(owner: Context, title: string, paperIds: readonly string[], tieChainId: string): Promise<void> {
  const sessions = paperIds.map((paperId, week) => ({ paperId, label: `Week ${week + 1}` }));
  const body = { title, combine: 'best_percentile', sessions, tieChainId, shared: true } as const;
  const { listId } = await createRankList(owner, { body: { ...body, sessions } });
  await issueRankList(owner, { params: { listId } });
}
