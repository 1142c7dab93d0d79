import type { DoubtThread } from '@abhyas/contract/courses/doubts';
import { fromSource } from '@abhyas/contract/rich-text';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import doubts from '../../../../i18n/courses.doubts.en.json';
import { envelope, fakeServer, refusal } from '../../../../lib/testing/fake-server.ts';
import i18next from 'i18next';
import { renderScreen } from '../../../questions/testing/render-screen.tsx';
import { LearnerThread } from '../learner-thread.tsx';

beforeAll(() => i18next.addResourceBundle('en', 'translation', { courses: { doubts } }, true, true));

const doubtId = '0190a5b0-0000-7000-8000-0000000000d1';
const path = `/api/student/doubts/${doubtId}`;
const thread = (patch: Partial<DoubtThread> = {}, edit = true): DoubtThread => ({
  doubtId,
  lessonId: '0190a5b0-0000-7000-8000-0000000000b1',
  courseId: '0190a5b0-0000-7000-8000-0000000000c1',
  lesson: 'What a wave is',
  lessonKind: 'video',
  title: 'Why does a nod not move?',
  body: fromSource('It stands still.'),
  pin: { at: 'second', second: 84 },
  state: 'waiting',
  author: { name: 'Kabir', teacher: false, own: true },
  askedAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  replies: 0,
  followers: 0,
  following: true,
  hidden: null,
  answers: [],
  images: {},
  can: { answer: true, accept: true, report: false, follow: false, edit },
  ...patch,
});
const show = () => {
  const onBack = vi.fn();
  renderScreen(<LearnerThread doubtId={doubtId} onSeek={() => undefined} onBack={onBack} />);
  return onBack;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The pieces that come late come the first time from the disk. */
const begin = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Your question in one line/ });

it('one’s own doubt is written anew: the words and the place that stood there are there to begin with', async () => {
  const server = fakeServer({
    [`GET ${path}`]: () => envelope(thread()),
    [`PUT ${path}`]: ({ body }) => envelope(thread(JSON.parse(body) as Partial<DoubtThread>)),
  });
  show();
  await begin('Change it');
  expect(title().value).toBe('Why does a nod not move?');
  fireEvent.change(title(), { target: { value: 'Why' } });
  press('Save the change');
  await screen.findByText('Please write at least a few words.');
  fireEvent.change(title(), { target: { value: 'Why does a node not move?' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'It is about 1:24 in the video' }));
  press('Save the change');
  await screen.findByRole('heading', { name: 'Why does a node not move?' });
  const sent = server.seen.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body) as object);
  expect(sent).toEqual([{ title: 'Why does a node not move?', body: thread().body, pin: null }]);
});

it('an answer that comes meanwhile is said, and what was written stays', async () => {
  let answered = false;
  fakeServer({
    [`GET ${path}`]: () => envelope(thread({}, !answered)),
    [`PUT ${path}`]: () => {
      answered = true;
      return refusal(409, 'DOUBT_ANSWERED');
    },
  });
  show();
  await begin('Change it');
  fireEvent.change(title(), { target: { value: 'Why does a node not move?' } });
  press('Save the change');
  await screen.findByText(/Somebody has already answered/);
  expect(title().value).toBe('Why does a node not move?');
  press('Cancel');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull());
});

it('is taken back after a question, and the list stands there again', async () => {
  const server = fakeServer({
    [`GET ${path}`]: () => envelope(thread()),
    [`DELETE ${path}`]: () => envelope({ withdrawn: true }),
  });
  const onBack = show();
  await begin('Take it back');
  await screen.findByText(/Nobody has answered it yet/);
  expect(server.seen.some(({ method }) => method === 'DELETE')).toBe(false);
  press('Take the doubt back');
  await waitFor(() => expect(onBack).toHaveBeenCalledOnce());
  expect(server.asked(path).map(({ method }) => method)).toContain('DELETE');
});

it('a doubt that somebody answered can be neither changed nor taken back', async () => {
  fakeServer({ [`GET ${path}`]: () => envelope(thread({}, false)) });
  show();
  await screen.findByRole('heading', { name: 'Why does a nod not move?' });
  expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
});
