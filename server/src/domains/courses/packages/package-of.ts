import type { PackageSitting } from '@abhyas/contract/courses/packages';
import type { LessonDraft } from '@abhyas/contract/courses/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { namesOf } from '../../identity/index.ts';
import { openSitting } from '../../media/index.ts';

/** The package that a lesson shows; PACKAGE_NOT_READY where none was chosen, NOT_FOUND where it is another kind of lesson. */
export function packageOf({ content }: LessonDraft): string {
  if (content.kind !== 'scorm') fail('NOT_FOUND');
  return content.mediaId ?? fail('PACKAGE_NOT_READY');
}

interface Place extends Omit<Parameters<typeof openSitting>[1], 'mediaId'> {
  readonly lesson: LessonDraft;
}

/** Opens the package of a lesson for somebody whose right to it was checked. A package learns a name, and an id that means nothing elsewhere. */
export async function sitAtPackage(ctx: Context, { lesson, ...place }: Place): Promise<PackageSitting> {
  const sitting = await openSitting(ctx, { ...place, mediaId: packageOf(lesson) });
  const person = (await namesOf(ctx, [place.accountId])).get(place.accountId);
  return {
    ...sitting,
    units: [...sitting.units],
    states: { ...sitting.states },
    learner: { id: place.accountId, name: person?.name ?? '' },
  };
}
