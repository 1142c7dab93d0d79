import type { OutlineDraft, OutlineDraftLesson, OutlineDraftSection } from '@abhyas/contract/courses/outline';
import type { LessonKind, Release } from '@abhyas/contract/courses/shapes';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../ui/status/toast.tsx';
import { useBuilding } from '../builder/building.ts';
import { type Closed, moveLine, orderOf } from './flat-outline.ts';

/** Everything that is done to the outline, each saved at once. */
export function useOutline() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { course, changeOutline } = useBuilding();
  const { courseId, outline } = course;
  const put = (next: OutlineDraft) =>
    changeOutline(
      () => api.courses.orderOutline({ params: { courseId }, body: { sections: orderOf(next) } }, { quiet: true }),
      next,
    );
  const offerBack = (name: string, removalId: string) =>
    toast.good(t('courses.authoring.outline.removed', { name }), {
      undo: () => void changeOutline(() => api.courses.restoreRemoved({ params: { courseId, removalId } })),
    });
  return {
    outline,
    /** Of the lines that are shown; answers the outline as it is then. */
    move(from: number, to: number, closed: Closed): OutlineDraft {
      const next = moveLine(outline, from, to, closed);
      if (next !== outline) void put(next);
      return next;
    },
    addSection: () =>
      changeOutline(() =>
        api.courses.addSection({
          params: { courseId },
          body: { title: t('courses.authoring.outline.newSection', { number: outline.sections.length + 1 }) },
        }),
      ),
    saveSection: (sectionId: string, body: { title: string; release: Release | null }) =>
      changeOutline(() => api.courses.saveSection({ params: { sectionId }, body })),
    async removeSection({ sectionId, title }: OutlineDraftSection) {
      const gone = await changeOutline(() => api.courses.removeSection({ params: { sectionId } }));
      if (gone) offerBack(title, gone.removalId);
    },
    /** Makes the lesson and opens it. */
    async addLesson(sectionId: string, kind: LessonKind) {
      const title = t(`courses.authoring.newLesson.${kind}`);
      const added = await changeOutline(() => api.courses.addLesson({ params: { sectionId }, body: { kind, title } }));
      if (added)
        await navigate({
          to: '/partner/courses/$courseId/lessons/$lessonId',
          params: { courseId, lessonId: added.lessonId },
        });
    },
    async duplicate(lessonId: string) {
      if (await changeOutline(() => api.courses.duplicateLesson({ params: { lessonId } })))
        toast.good(t('courses.authoring.outline.duplicated'));
    },
    async removeLesson({ lessonId, title }: OutlineDraftLesson) {
      const gone = await changeOutline(() => api.courses.removeLesson({ params: { lessonId } }));
      if (gone) offerBack(title, gone.removalId);
    },
    moveAway: (lessonIds: readonly string[], sectionId: string) =>
      changeOutline(() =>
        api.courses.moveLessons({ params: { courseId }, body: { lessonIds: [...lessonIds], sectionId } }),
      ),
  };
}

export type OutlineChanges = ReturnType<typeof useOutline>;
