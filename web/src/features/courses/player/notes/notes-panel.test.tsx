import type { CourseToLearn, OpenedLesson } from '@abhyas/contract/courses/learning';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import player from '../../../../i18n/courses.player.en.json';
import { envelope, fakeServer, refusal } from '../../../../lib/testing/fake-server.ts';
import { renderScreen } from '../../../questions/testing/render-screen.tsx';
import { NotesPanel } from './notes-panel.tsx';

// The first page of a browser that is none needs its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => i18next.addResourceBundle('en', 'translation', { courses: { player } }, true, true));
beforeEach(() => localStorage.clear());

const late = { timeout: 25_000 };
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
  const field = await screen.findByRole('textbox', { name: /^Write a note at/ }, late);
  const write = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.keyDown(field, { key: 'Enter' });
  };
  write('Both faces count.');
  const line = async () => (await screen.findByText('Both faces count.', {}, late)).closest('li')!;
  await within(await line()).findByText(/A course holds at most 2000 notes of yours\./, {}, late);
  isFull = false;
  fireEvent.click(within(await line()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(written).toEqual(['Both faces count.']), late);
  await waitFor(() => expect(screen.queryByText(/A course holds/)).toBeNull(), late);
  isFull = true;
  write('One too many.');
  const other = (await screen.findByText('One too many.', {}, late)).closest('li')!;
  fireEvent.click(await within(other).findByRole('button', { name: 'Discard' }, late));
  await waitFor(() => expect(screen.queryByText('One too many.')).toBeNull(), late);
  expect(localStorage.length).toBe(0);
});
