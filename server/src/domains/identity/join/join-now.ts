import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { Language } from '@abhyas/contract/shapes';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { emit } from '../../../kernel/events.ts';
import { addressOf, languageOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { newId } from '../../../kernel/ids.ts';
import { queueMessage } from '../../../kernel/messages/queue-message.ts';
import { record } from '../../audit/index.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { takeSms } from '../limits/message-limits.ts';
import { readMobile } from '../accounts/read-mobile.ts';
import { visitorJoined } from './join-events.ts';
import { countJoinRequests, insertJoinRequest, takeTurn } from './join-requests.store.ts';

const HOUR_MS = 3_600_000;
/** Text messages in an hour: to one number, from one address, by one institute. */
const LIMITS = { number: 3, address: 10, institute: 500 } as const;

/** Sends a visitor the institute's link by text message; the institute finds the number among those who asked. */
export async function joinNow(
  ctx: Context,
  { query }: Input<typeof api.identity.joinNow>,
  { request }: Call,
): Promise<{ sent: true }> {
  const { number, countryCode } = await readMobile(ctx, query, 'query.mobileNumber');
  const settings = (await settingsOf(ctx.instituteId)) ?? fail('DOMAIN_INVALID');
  const language = languageOf(request);
  const path = settings.uientity.allowedItems.includes('signUp') ? '/signup' : '/';
  const link = `${addressOf(request)}${path}?utm_source=join-now`;
  await inTransaction(ctx, async (tx) => {
    await takeTurn(tx);
    await checkLimits(tx, number);
    const id = newId();
    await insertJoinRequest(tx, { id, mobileNumber: number, countryCode });
    await queueMessage(tx, {
      about: 'joinLink',
      kind: 'sms',
      to: number,
      subject: '',
      text: texts[language](settings.name, link),
      language,
      values: { institute: settings.name, link },
    });
    await emit(tx, visitorJoined, { joinRequestId: id, mobileNumber: number, countryCode });
    await record(tx, { action: 'visitor.joined', subjectKind: 'joinRequest', subjectId: id });
    if (!(await takeSms(tx, number))) fail('TOO_MANY_REQUESTS', { seconds: HOUR_MS / 1000 });
  });
  return { sent: true };
}

const texts: Readonly<Record<Language, (institute: string, link: string) => string>> = {
  en: (institute, link) => `${institute}: here is your link. ${link}`,
  hi: (institute, link) => `${institute}: यह रहा आपका लिंक। ${link}`,
};

async function checkLimits(ctx: Context, number: string): Promise<void> {
  const counted = await countJoinRequests(ctx, number, new Date(ctx.clock.now().getTime() - HOUR_MS));
  const isOver = (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).some((limit) => counted[limit] >= LIMITS[limit]);
  if (isOver) fail('TOO_MANY_REQUESTS', { seconds: HOUR_MS / 1000 });
}
