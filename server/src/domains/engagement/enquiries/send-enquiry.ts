import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { requireCatalogue, courseBriefs } from '../../courses/index.ts';
import { callerOf, readMobile, requireTry } from '../../identity/index.ts';
import { insertEnquiry } from './enquiries.store.ts';

/** From one network in an hour: a class may ask from one school, a machine may not. */
const TRIES = 20;
const HOUR = 3600;
/** Numbers without a calling code are read as Indian ones. */
const CALLING_CODE = '91';

type Send = typeof api.engagement.sendEnquiry;
/** Keeps what somebody asks about a course. NOT_FOUND where it is not published, ENQUIRY_CONTACT where nobody could answer. */
export async function sendEnquiry(ctx: Context, { params, body }: Input<Send>): Promise<Answer<Send>> {
  await requireCatalogue(ctx);
  const { courseId } = params;
  if ((await courseBriefs(ctx, [courseId])).get(courseId)?.status !== 'published') fail('NOT_FOUND');
  const contact = await readContact(ctx, body.contact.trim());
  await requireTry(ctx, [{ key: `enquiries@${callerOf(ctx)}`, tries: TRIES, seconds: HOUR }]);
  const enquiryId = newId();
  const accountId = ctx.actor?.accountId ?? null;
  await inTransaction(ctx, async (tx) => {
    const { name, message } = body;
    await insertEnquiry(tx, { id: enquiryId, courseId, accountId, name, contact, message });
    await record(tx, { action: 'enquiry.sent', subjectKind: 'course', subjectId: courseId });
  });
  return { enquiryId };
}

async function readContact(ctx: Context, given: string): Promise<string> {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given)) return given.toLowerCase();
  if (!/\d{6}/.test(given.replaceAll(/[\s-]/g, '')))
    return failFields('ENQUIRY_CONTACT', [{ path: 'contact', messageKey: 'errors.ENQUIRY_CONTACT' }]);
  return (await readMobile(ctx, { countryCode: CALLING_CODE, mobileNumber: given }, 'contact')).number;
}
