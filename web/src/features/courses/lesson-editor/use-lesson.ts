import type { AuthoredLesson } from '@abhyas/contract/courses/outline';
import type { LessonContent, LessonDraft } from '@abhyas/contract/courses/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, query } from '../../../lib/api.ts';
import { useAutosaved } from '../builder/use-autosaved.ts';

/** What is typed but not whole stays on this page: names of chapters and files that are blank are not sent. */
function sent(draft: LessonDraft): LessonDraft {
  const { content } = draft;
  return {
    ...draft,
    files: draft.files.filter(({ title }) => title.trim() !== ''),
    content:
      content.kind === 'video'
        ? {
            ...content,
            chapters: content.chapters
              .filter(({ title }) => title.trim() !== '')
              .toSorted((one, other) => one.at - other.at),
          }
        : content,
  };
}

const isAddress = (url: string | null) => url === null || (/^https?:\/\/\S+$/.test(url) && URL.canParse(url));

/** May be sent as it is: it has a name, and a link is one. */
const maySave = ({ title, content }: LessonDraft): boolean =>
  title.trim() !== '' && (content.kind !== 'link' || isAddress(content.url));

/** A lesson under construction: the draft of this page, what the server has, and the saving between them. */
export function useLesson(initial: AuthoredLesson) {
  const client = useQueryClient();
  const { lessonId, courseId } = initial;
  const [lesson, setLesson] = useState(initial);
  const keep = (reply: AuthoredLesson) => {
    setLesson(reply);
    client.setQueryData(query(api.courses.showAuthoredLesson, { params: { lessonId } }).queryKey, reply);
    void client.invalidateQueries({
      queryKey: query(api.courses.showAuthoredCourse, { params: { courseId } }).queryKey,
    });
    void client.invalidateQueries({ queryKey: query(api.courses.previewLesson, { params: { lessonId } }).queryKey });
  };
  const saved = useAutosaved<LessonDraft, AuthoredLesson>({
    initial,
    draftOf: ({ draft }) => draft,
    save: (revision, draft) =>
      api.courses.saveLesson({ params: { lessonId }, body: { revision, draft: sent(draft) } }, { quiet: true }),
    maySave,
    onSaved: keep,
    fetchLatest: () =>
      client.fetchQuery({ ...query(api.courses.showAuthoredLesson, { params: { lessonId } }), staleTime: 0 }),
  });
  return {
    ...saved,
    lesson,
    setContent: (content: LessonContent) => saved.change({ content }),
  };
}

export type LessonBuilding = ReturnType<typeof useLesson>;
