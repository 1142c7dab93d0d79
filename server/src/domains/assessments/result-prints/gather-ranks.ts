import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { findIssue } from '../rank-lists/issues.store.ts';
import { issuedEntries } from '../rank-lists/entries/present-entries.ts';
import { getRankList } from '../rank-lists/rank-lists.store.ts';
import { sessionsNow } from '../rank-lists/sessions-now.ts';
import { findTieChain } from '../patterns/exam-patterns.ts';
import type { Gathered } from './gather-results.ts';
import type { PageLanguage } from './page/page-language.ts';
import { ranksHtml } from './page/ranks-html.ts';
import type { PrintOfResults } from './print-of-results.ts';

/** An issue of a rank list, and what is to be known of it now: results that changed since, and who stands in no session of it. */
export async function gatherRanks(
  ctx: Context,
  { listId, issue }: Extract<PrintOfResults, { document: 'ranks' }>,
  page: PageLanguage,
): Promise<Gathered> {
  const { words, number, dateTime } = page;
  const list = await getRankList(ctx, listId);
  const issued = (await findIssue(ctx, listId, issue)) ?? fail('NOT_FOUND');
  const now = await sessionsNow(ctx, list);
  const { title, combine, tieChainId } = list.draft;
  return {
    head: {
      title,
      kind: words.rankList,
      facts: [
        words.combine[combine],
        words.issue(number(issue), dateTime(issued.issuedAt)),
        words.candidates(number(issued.candidates)),
      ],
    },
    body: ranksHtml(
      {
        chain: tieChainId === null ? null : ((await findTieChain(ctx, tieChainId)) ?? null),
        sessions: [...issued.sessions],
        leftOut: now.sessions.flatMap(({ label, elsewhere }) => elsewhere.map((other) => ({ label, ...other }))),
        outdated: issued.digest !== now.digest,
        entries: await issuedEntries(ctx, { listId, issue }),
      },
      page,
    ),
  };
}
