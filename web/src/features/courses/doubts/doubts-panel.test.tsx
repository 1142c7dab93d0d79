import type { DoubtPin, DoubtRow } from '@abhyas/contract/courses/doubts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import doubts from '../../../i18n/courses.doubts.en.json';
import { envelope, fakeServer } from '../../../lib/testing/fake-server.ts';
import i18next from 'i18next';
import { renderScreen } from '../../questions/testing/render-screen.tsx';
import { DoubtsPanel } from './doubts-panel.tsx';

beforeAll(() => i18next.addResourceBundle('en', 'translation', { courses: { doubts } }, true, true));

const courseId = '0190a5b0-0000-7000-8000-0000000000c1';
const lessonId = '0190a5b0-0000-7000-8000-0000000000b1';
const row = (title: string, patch: Partial<DoubtRow> = {}): DoubtRow => ({
  doubtId: title,
  lessonId,
  title,
  pin: null,
  state: 'waiting',
  author: { name: 'Kabir N.', teacher: false, own: false },
  askedAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  replies: 0,
  followers: 0,
  following: false,
  ...patch,
});
const list = { total: 1, page: 1, size: 20, counts: { lesson: 2, waiting: 2, course: 2, mine: 0 } };
const show = (near: DoubtPin | null) =>
  renderScreen(
    <DoubtsPanel courseId={courseId} lessonId={lessonId} place={near} near={near} onSeek={() => undefined} />,
  );

it('doubts near to where one is stand first under their own heading, the others below; a changed one says when', async () => {
  const edited = { pin: { at: 'second', second: 1082 }, editedAt: '2026-11-20T10:05:00.000Z' } as const;
  const server = fakeServer({
    [`GET /api/student/courses/${courseId}/doubts`]: () =>
      envelope({ ...list, near: [row('Why is it flat?', edited)], rows: [row('What is flux?')] }),
  });
  show({ at: 'second', second: 1100 });
  const near = within(await screen.findByRole('region', { name: 'Doubts near this moment' }));
  expect(near.getByRole('button', { name: /Why is it flat\?.*18:02.*edited 20 Nov/ })).toBeDefined();
  const others = within(screen.getByRole('region', { name: 'Other doubts of this lesson' }));
  expect(others.getByRole('button', { name: /What is flux\?/ })).toBeDefined();
  expect(server.seen.map(({ url }) => new URL(url, 'http://x').searchParams.get('nearSecond'))).toContain('1100');
});

it('where one is nowhere there is one list without headings', async () => {
  const server = fakeServer({
    [`GET /api/student/courses/${courseId}/doubts`]: () =>
      envelope({ ...list, near: [], rows: [row('What is flux?')] }),
  });
  show(null);
  await screen.findByRole('button', { name: /What is flux\?/ });
  expect(screen.queryByRole('heading')).toBeNull();
  await waitFor(() => expect(server.seen.some(({ url }) => url.includes('near'))).toBe(false));
});

it('an answer of the teacher stands in the open thread as soon as the server tells of it, and the questions go on', async () => {
  const waiting: ((version: number) => void)[] = [];
  let answered = false;
  const thread = () => ({
    ...row('d1', { state: answered ? 'answered' : 'waiting' }),
    courseId,
    lesson: 'Flux',
    lessonKind: 'article',
    body: { type: 'doc', content: [] },
    hidden: null,
    answers: [],
    images: {},
    can: { answer: false, accept: false, report: false, follow: false, edit: false },
  });
  const server = fakeServer({
    'GET /api/student/doubts/d1': () => envelope(thread()),
    [`GET /api/student/courses/${courseId}/doubts/news`]: ({ url }) =>
      url.includes('since')
        ? new Promise((resolve) => waiting.push((version) => resolve(envelope({ version }))))
        : envelope({ version: 7 }),
  });
  renderScreen(
    <DoubtsPanel courseId={courseId} lessonId={lessonId} place={null} doubtId="d1" onSeek={() => undefined} />,
  );
  await screen.findByText('Waiting', { exact: false });
  await waitFor(() => expect(waiting).toHaveLength(1));
  answered = true;
  waiting[0]!(8);
  await screen.findByText('Answered', { exact: false });
  await waitFor(() => expect(waiting).toHaveLength(2));
  expect(server.asked(`/api/student/courses/${courseId}/doubts/news`).at(-1)!.url).toContain('since=8');
});
