import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { listOwn } from '../certificates/certificates.store.ts';
import { doubtsOfLearner, lessonsOfLearner, listLearners } from './learners.store.ts';
import { presentLearners } from './list-learners.ts';
import { stoppedSince, studiedCourse } from './studied-course.ts';

type Endpoint = typeof api.courses.showLearner;

/** What one learner did in a course, lesson by lesson, and when. NOT_FOUND for those who never began it. */
export async function showLearner(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { courseId, accountId } = params;
  const course = await studiedCourse(ctx, courseId);
  const found = await listLearners(ctx, { ...course, stoppedAt: stoppedSince(ctx), accountIds: [accountId] }, 'last');
  const [row] = await presentLearners(ctx, course, found);
  const learner = row ?? fail('NOT_FOUND');
  const did = await lessonsOfLearner(ctx, course, accountId);
  const [certificate] = await listOwn(ctx, accountId, courseId);
  return {
    ...learner,
    lessons: course.all,
    byLesson: course.lessons.map(({ lessonId, section, title, kind, seconds }) => {
      const one = did.get(lessonId);
      return {
        lessonId,
        section,
        title,
        kind,
        seconds,
        secondsStudied: one?.secondsStudied ?? 0,
        begunAt: one?.begunAt.toISOString() ?? null,
        lastAt: one?.lastAt.toISOString() ?? null,
        doneAt: one?.doneAt?.toISOString() ?? null,
      };
    }),
    doubts: (await doubtsOfLearner(ctx, courseId, accountId)).map((doubt) => ({
      ...doubt,
      at: doubt.at.toISOString(),
    })),
    certificate: certificate
      ? {
          certificateId: certificate.id,
          issuedAt: certificate.issuedAt.toISOString(),
          revoked: certificate.revokedAt !== null,
        }
      : null,
  };
}
