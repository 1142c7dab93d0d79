import type { CourseToLearn, OpenedLesson } from '@abhyas/contract/courses/learning';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import player from '../../../../i18n/courses.player.en.json';
import { envelope, fakeServer, refusal } from '../../../../lib/testing/fake-server.ts';
import { renderScreen } from '../../../questions/testing/render-screen.tsx';
import { NotesPanel } from './notes-panel.tsx';

beforeAll(() => i18next.addResourceBundle('en', 'translation', { courses: { player } }, true, true));
beforeEach(() => localStorage.clear());

const courseId = '0190a5b0-0000-7000-8000-0000000000c1';
const lessonId = '0190a5b0-0000-7000-8000-0000000000b1';
const course = { courseId, title: 'Fields', sections: [], earlier: [] } as unknown as CourseToLearn;
const opened = { lessonId, content: { kind: 'video' } } as unknown as OpenedLesson;

it('a note that the server does not take stays with the reason, to be sent again or let go of', async () => {
  let isFull = true;
  const written: string[] = [];
  const notes = `/api/student/courses/${courseId}/notes`;
  const answer = (url: string, body: string) => {
    const noteId = url.split('/').at(-1)!;
    if (isFull) return refusal(422, 'NOTES_FULL', { details: { most: 2000 } });
    written.push((JSON.parse(body) as { text: string }).text);
    return envelope({ noteId, lessonId, writtenAt: '2026-11-22T10:00:00.000Z', ...(JSON.parse(body) as object) });
  };
  fakeServer(
    new Proxy({} as Parameters<typeof fakeServer>[0], {
      get: (_, asked: string) => {
        if (asked === `GET ${notes}`) return () => envelope({ notes: [] });
        return asked.startsWith('PUT ')
          ? ({ url, body }: { readonly url: string; readonly body: string }) => answer(url, body)
          : undefined;
      },
    }),
  );
  renderScreen(<NotesPanel course={course} opened={opened} onSeek={() => undefined} />);
  const field = await screen.findByRole('textbox', { name: /^Write a note at/ });
  const write = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.keyDown(field, { key: 'Enter' });
  };
  write('Both faces count.');
  const line = async () => (await screen.findByText('Both faces count.', {})).closest('li')!;
  await within(await line()).findByText(/A course holds at most 2000 notes of yours\./, {});
  isFull = false;
  fireEvent.click(within(await line()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(written).toEqual(['Both faces count.']));
  await waitFor(() => expect(screen.queryByText(/A course holds/)).toBeNull());
  isFull = true;
  write('One too many.');
  const other = (await screen.findByText('One too many.', {})).closest('li')!;
  fireEvent.click(await within(other).findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('One too many.')).toBeNull());
  expect(localStorage.length).toBe(0);
});
