import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import type { OutlineDraft, OutlineReply } from '@abhyas/contract/courses/outline';
import type { CourseDetails } from '@abhyas/contract/courses/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, query } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { toast } from '../../../ui/status/toast.tsx';
import { useAutosaved } from './use-autosaved.ts';

/** What is typed but not whole stays on this page: blank lines of a list are not sent. */
const sent = (details: CourseDetails): CourseDetails => ({
  ...details,
  learn: details.learn.filter((line) => line.trim() !== ''),
  faq: details.faq.filter(({ question, answer }) => question.trim() !== '' && answer.trim() !== ''),
});

/** A course under construction: its details, its outline, what the server has, and the saving between them. */
export function useCourse(initial: AuthoredCourse) {
  const client = useQueryClient();
  const textOf = useRefusalText();
  const { courseId } = initial;
  const [course, setCourse] = useState(initial);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const latest = () =>
    client.fetchQuery({ ...query(api.courses.showAuthoredCourse, { params: { courseId } }), staleTime: 0 });

  /** The server's word on the course; an outline that is still being moved here goes on from this page. */
  function keep(reply: AuthoredCourse) {
    setCourse((before) => (waiting.current > 0 ? { ...reply, outline: before.outline } : reply));
    client.setQueryData(query(api.courses.showAuthoredCourse, { params: { courseId } }).queryKey, reply);
    void client.invalidateQueries({ queryKey: api.courses.listAuthoredCourses.key });
  }
  const saved = useAutosaved<CourseDetails, AuthoredCourse>({
    initial,
    draftOf: ({ details }) => details,
    save: (revision, details) =>
      api.courses.saveCourseDetails(
        { params: { courseId }, body: { revision, details: sent(details) } },
        { quiet: true },
      ),
    maySave: ({ title }) => title.trim() !== '',
    onSaved: keep,
    fetchLatest: latest,
  });

  /** Sends a change of the outline after those before it; `meanwhile` is shown until the reply is here. */
  function changeOutline<T extends OutlineReply>(
    send: () => Promise<T>,
    meanwhile?: OutlineDraft,
  ): Promise<T | undefined> {
    if (meanwhile) setCourse((before) => ({ ...before, outline: meanwhile }));
    waiting.current++;
    const sending = queue.current.then(send).then(
      (reply) => {
        waiting.current--;
        const { outline, changed, problems } = reply;
        setCourse((before) => ({ ...before, changed, problems, ...(waiting.current === 0 && { outline }) }));
        return reply;
      },
      async (error: unknown) => {
        waiting.current--;
        toast.bad(textOf(error));
        // What this page shows may not be so: the server says how it is.
        if (waiting.current === 0) await latest().then(keep, () => undefined);
        return undefined;
      },
    );
    queue.current = sending;
    return sending;
  }

  return {
    ...saved,
    course,
    details: saved.draft,
    changeOutline,
    /** Waits until everything of this page is saved; false when something hinders it. */
    settle: async () => {
      await queue.current;
      return saved.flush();
    },
    /** After publishing, archiving, naming people: goes on from the reply. */
    takeReply(reply: AuthoredCourse) {
      keep(reply);
      saved.adopt(reply);
    },
  };
}

export type CourseBuilding = ReturnType<typeof useCourse>;
