import { type Context, inTransaction } from '../../../kernel/context.ts';
import { subscribe } from '../../../kernel/events.ts';
import { newId } from '../../../kernel/ids.ts';
import { shareCode } from '../../../kernel/share-code.ts';
import { record } from '../../audit/index.ts';
import { namesOf } from '../../identity/index.ts';
import { notify } from '../../notices/index.ts';
import { courseCompleted } from '../events.ts';
import { publishedCourses } from '../versions/published-courses.ts';
import { insertCertificate } from './certificates.store.ts';

interface Completed {
  readonly courseId: string;
  readonly accountId: string;
  readonly completedAt: string;
}

/** Gives a learner who completed a course its certificate, with name and title of that day, and tells him or her. Heard twice it is one. */
export async function issueCertificate(ctx: Context, { courseId, accountId, completedAt }: Completed): Promise<void> {
  const title = (await publishedCourses(ctx, [courseId])).get(courseId)?.details.title;
  const name = (await namesOf(ctx, [accountId])).get(accountId)?.name;
  if (!title || !name) return; // the account was erased meanwhile
  await inTransaction(ctx, async (tx) => {
    const id = newId();
    const certificate = { id, courseId, accountId, code: shareCode(), name, title };
    const dates = { completedAt: new Date(completedAt), issuedAt: tx.clock.now() };
    if (!(await insertCertificate(tx, { ...certificate, ...dates }))) return;
    await record(tx, {
      action: 'certificate.issued',
      subjectKind: 'certificate',
      subjectId: id,
      details: { courseId, title },
    });
    await notify(tx, {
      kind: 'certificate.issued',
      accountIds: [accountId],
      params: { title },
      link: `/certificate/${certificate.code}`,
    });
  });
}

const CERTIFICATE = 'courses.certificate';
export const issueOnCompletion = subscribe(courseCompleted, CERTIFICATE, (ctx, { payload }) =>
  issueCertificate(ctx, payload),
);
