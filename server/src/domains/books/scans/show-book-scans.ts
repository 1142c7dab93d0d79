import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { dayIn } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { getBook } from '../books/books.store.ts';
import { countScans, listScanned } from './scans.store.ts';

const DAY = 86_400_000;
const MOST_LINES = 50;

type Show = typeof api.books.showBookScans;
/** What was read of a book, when and by which way; every day of the span stands in it, those without a scan too. */
export async function showBookScans(ctx: Context, { params, query }: Input<Show>): Promise<Answer<Show>> {
  const { id } = await getBook(ctx, params.bookId);
  const { timeZone } = await rulesOf(ctx.instituteId);
  const now = ctx.clock.now().getTime();
  const span = Array.from({ length: Number(query.days) }, (_, ago) => new Date(now - ago * DAY)).toReversed();
  const since = new Date(now - Number(query.days) * DAY);
  const counted = await countScans(ctx, id, since, timeZone);
  const lines = await listScanned(ctx, id, since, MOST_LINES);
  const sum = (of: typeof counted) => of.reduce((total, { scans }) => total + Number(scans), 0);
  const way = (name: (typeof counted)[number]['way']) => sum(counted.filter((one) => one.way === name));
  const byDay = Map.groupBy(counted, ({ day }) => day);
  return {
    total: sum(counted),
    signedIn: sum(counted.filter((one) => one.signedIn)),
    ways: { camera: way('camera'), typed: way('typed'), address: way('address') },
    days: span.map((at) => ({ day: dayIn(timeZone, at), scans: sum(byDay.get(dayIn(timeZone, at)) ?? []) })),
    lines: lines.map(({ scans, lastAt, ...line }) => ({
      ...line,
      scans: Number(scans),
      lastAt: new Date(lastAt).toISOString(),
    })),
  };
}
