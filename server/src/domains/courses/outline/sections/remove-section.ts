import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { record } from '../../../audit/index.ts';
import { useMedia } from '../../../media/index.ts';
import { editableSection } from '../editable-course.ts';
import { listLessons, listSections, removeLessonRows, removeSectionRow } from '../outline.store.ts';
import { outlineSaved } from '../draft/present-outline.ts';
import { insertRemoval } from '../removals.store.ts';
import { leaveThings } from '../removing/things-of-removed.ts';

/** Takes a section out with its lessons. What was published of them stays; for some days it can be put back. */
export function removeSection(
  ctx: Context,
  { params }: Input<typeof api.courses.removeSection>,
): Promise<Reply<typeof api.courses.removeSection>> {
  return inTransaction(ctx, async (tx) => {
    const { section, course } = await editableSection(tx, params.sectionId);
    const inside = (await listLessons(tx, course.id)).filter(({ sectionId }) => sectionId === section.id);
    const at = (await listSections(tx, course.id)).findIndex(({ id }) => id === section.id);
    const removalId = await insertRemoval(tx, course.id, {
      section: { at, section },
      lessons: inside.map((lesson, place) => ({ at: place, lesson })),
    });
    for (const { id } of inside) await useMedia(tx, { kind: 'lesson', id }, []);
    await leaveThings(tx, inside);
    await removeLessonRows(
      tx,
      inside.map(({ id }) => id),
    );
    await removeSectionRow(tx, section.id);
    await record(tx, {
      action: 'course.section_removed',
      subjectKind: 'course',
      subjectId: course.id,
      details: { title: section.title, lessons: inside.length },
    });
    return { ...(await outlineSaved(tx, course)), removalId };
  });
}
