import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import { codesOfCourse } from '@abhyas/contract/courses/shapes';
import { imagesOf } from '@abhyas/contract/rich-text';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { addressesOf } from '../../media/index.ts';
import { newestReview } from '../authors/newest-review.ts';
import { presentAuthors } from '../authors/present-authors.ts';
import { presentOutline } from '../outline/draft/present-outline.ts';
import { canArchiveCourse, canEditCourse, canManageCourse, canPublishCourse } from '../policies.ts';
import { courseProblems } from '../outline/draft/course-problems.ts';
import { countLearners, type Course } from '../versions/courses.store.ts';
import { draftOfCourse, usedBy } from '../outline/draft/draft-of.ts';

/** The course as its authors see it, checked as it is now. */
export async function presentCourse(ctx: Context, course: Course): Promise<AuthoredCourse> {
  const draft = await draftOfCourse(ctx, course);
  const used = await usedBy(ctx, draft);
  const { coverId, description } = course.details;
  const pictures = imagesOf(description).map(({ attrs }) => attrs.mediaId);
  const actor = actorOf(ctx);
  return {
    courseId: course.id,
    type: course.type,
    status: course.status,
    codes: codesOfCourse(course),
    version: course.version,
    revision: course.revision,
    changed: course.changed || [...used.things.values()].some(({ changed }) => changed),
    details: course.details,
    coverUrl: coverId === null ? null : ((await addressesOf(ctx, [coverId])).get(coverId) ?? null),
    images: Object.fromEntries(await addressesOf(ctx, pictures)),
    outline: presentOutline(draft, used),
    problems: courseProblems(draft, used),
    learners: (await countLearners(ctx, [course.id])).get(course.id) ?? 0,
    authors: await presentAuthors(ctx, course),
    review: await newestReview(ctx, course.id),
    updatedAt: course.updatedAt.toISOString(),
    publishedAt: course.publishedAt?.toISOString() ?? null,
    can: {
      edit: canEditCourse(actor, course),
      publish: canPublishCourse(actor, course),
      archive: canArchiveCourse(actor),
      manageAuthors: canManageCourse(actor, course),
    },
  };
}
