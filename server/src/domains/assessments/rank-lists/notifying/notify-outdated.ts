import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { type Happened, subscribe } from '../../../../kernel/events.ts';
import { notify } from '../../../notices/index.ts';
import { paperRescored } from '../../events.ts';
import { findIssue } from '../issues.store.ts';
import { listIssuedOver } from '../rank-lists.store.ts';
import { sessionsNow } from '../sessions-now.ts';

const name = 'assessments.tell_outdated';

/** Whoever issued a list hears that results in it were marked again, so that issuing it again gives other ranks. */
async function notifyOutdated(
  ctx: Context,
  { eventId, payload: { paperId } }: Happened<{ paperId: string; round: number }>,
): Promise<void> {
  for (const list of await listIssuedOver(ctx, paperId)) {
    const issue = await findIssue(ctx, list.id, list.issue);
    if (!issue?.issuedBy || (await sessionsNow(ctx, list)).digest === issue.digest) continue;
    const accountIds = [issue.issuedBy];
    await inTransaction(ctx, (tx) =>
      notify(tx, {
        kind: 'rank_list.outdated',
        accountIds,
        params: { title: list.draft.title },
        link: `/partner/rank-lists/${list.id}`,
        key: `${eventId}:${name}:${list.id}`,
      }),
    );
  }
}

export const notifyOfOutdatedLists = subscribe(paperRescored, name, notifyOutdated);
