import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import { record } from '../../audit/index.ts';
import { listExams } from '../../taxonomy/index.ts';
import { getOpen, getOwn, isProven } from './own-registration.ts';
import { presentRegistration } from './present-registration.ts';
import { saveRegistration } from './registrations.store.ts';
import type { Call } from '../../../kernel/http/implement.ts';

type Save = typeof api.onboarding.saveRegistrationInstitute;

/** Step 2: institute or publisher, its name, the exams it teaches, how large it is. */
export async function saveRegistrationInstitute(
  ctx: Context,
  { body }: Input<typeof api.onboarding.saveRegistrationInstitute>,
  { request }: Call,
): Promise<Answer<Save>> {
  const row = await getOpen(ctx, request);
  if (!isProven(row)) fail('REGISTRATION_NOT_PROVEN');
  const known = new Set((await listExams(ctx)).map(({ id }) => id));
  const examIds = [...new Set(body.examIds)];
  if (examIds.some((id) => !known.has(id)))
    failFields('INVALID_INPUT', [{ path: 'body.examIds', messageKey: 'errors.fields.malformed' }]);
  await inTransaction(ctx, async (tx) => {
    await saveRegistration(tx, row.id, { kind: body.kind, name: body.name, exam_ids: examIds, size: body.size });
    await record(tx, { action: 'registration.changed', subjectKind: 'registration', subjectId: row.id });
  });
  return presentRegistration(await getOwn(ctx, request), addressOf(request));
}
