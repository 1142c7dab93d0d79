import type { CourseToLearn, OpenedLesson } from '@abhyas/contract/courses/learning';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import certificates from '../../../../i18n/courses.certificates.en.json';
import player from '../../../../i18n/courses.player.en.json';
import { envelope, fakeServer } from '../../../../lib/testing/fake-server.ts';
import i18next from 'i18next';
import type { Transcript } from '../../../../ui/player/transcript/use-transcript.ts';
import { renderScreen, WithSearch } from '../../../questions/testing/render-screen.tsx';
import type { PlayerSearch } from '../../student-addresses.ts';
import type { Width } from '../use-wide.ts';
import { LessonDetails } from './lesson-details.tsx';

beforeAll(() => i18next.addResourceBundle('en', 'translation', { courses: { player, certificates } }, true, true));

const courseId = '0190a5b0-0000-7000-8000-0000000000c1';
const lessonId = '0190a5b0-0000-7000-8000-0000000000b1';
const opened = {
  lessonId,
  title: 'Field of a sheet',
  about: { type: 'doc', content: [] },
  content: { kind: 'video', ready: true, chapters: [{ at: 10, title: 'Flux through each face' }] },
  files: [],
  images: {},
  bytes: null,
  reaction: 'none',
} as unknown as OpenedLesson;
const transcript: Transcript = {
  languages: [{ language: 'en', label: 'English' }],
  first: 0,
  follow: (_index, reader) => {
    queueMicrotask(() => reader.onLines([{ from: 2, text: 'Why a flat sheet?' }]));
    return () => undefined;
  },
};
interface Shown {
  readonly transcript?: Transcript;
  readonly completedAt?: string | null;
  readonly wide?: Width;
  readonly search?: PlayerSearch;
}
const show = ({ transcript: spoken, completedAt = null, wide = 'full', search = {} }: Shown) =>
  renderScreen(
    <WithSearch<PlayerSearch> initial={search}>
      {(now, onSearch) => (
        <LessonDetails
          course={{ courseId, completedAt } as unknown as CourseToLearn}
          lesson={{} as never}
          opened={opened}
          search={now}
          onSearch={onSearch}
          outline={null}
          wide={wide}
          transcript={spoken}
          onSeek={() => undefined}
        />
      )}
    </WithSearch>,
  );
const certificate = {
  certificateId: '0190a5b0-0000-7000-8000-0000000000f1',
  courseId,
  name: 'Asha Verma',
  title: 'Physics for JEE, Class 12',
  completedAt: '2026-11-20T10:00:00.000Z',
  issuedAt: '2026-11-20T10:00:01.000Z',
  code: 'k3v9',
  path: '/certificate/k3v9',
  revoked: null,
};
const nothingElse = {
  [`GET /api/student/courses/${courseId}/notes`]: () => envelope({ notes: [] }),
  [`GET /api/catalogue/courses/${courseId}/own-rating`]: () =>
    envelope({ mayRate: false, stars: null, text: '', hidden: false }),
};

it('a lesson with captions has a transcript beside what it is about; one without has no tabs', async () => {
  fakeServer(nothingElse);
  const { unmount } = show({});
  await screen.findByText('Flux through each face');
  expect(screen.queryByRole('tab')).toBeNull();
  unmount();
  show({ transcript });
  fireEvent.click(await screen.findByRole('tab', { name: 'Transcript' }));
  await screen.findByText('Why a flat sheet?');
  expect(screen.queryByText('Flux through each face')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'About' }));
  await screen.findByText('Flux through each face');
});

it('an open doubt beside the lesson leaves the transcript below it; where there is one place, the doubt has it', async () => {
  fakeServer(nothingElse);
  const search: PlayerSearch = { below: 'transcript', panel: 'doubts', doubt: 'd1' };
  const { unmount } = show({ transcript, search });
  const tab = await screen.findByRole('tab', { name: 'Transcript' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  unmount();
  show({ transcript, search, wide: 'phone' });
  const doubts = await screen.findByRole('tab', { name: 'Doubts' });
  expect(doubts.getAttribute('aria-selected')).toBe('true');
  fireEvent.click(screen.getByRole('tab', { name: 'Transcript' }));
  await screen.findByText('Why a flat sheet?');
});

it('the end of a course shows its certificate, as a file and with the page that confirms it', async () => {
  fakeServer({
    ...nothingElse,
    'GET /api/student/certificates': ({ url }) => envelope({ rows: url.includes(courseId) ? [certificate] : [] }),
  });
  show({ completedAt: '2026-11-20T10:00:00.000Z' });
  await screen.findByRole('button', { name: 'Download PDF' });
  const link = screen.getByRole('link', { name: 'The page that confirms it' });
  expect(link.getAttribute('href')).toBe('/certificate/k3v9');
});

it('before its end a course shows no certificate and asks for none', async () => {
  const server = fakeServer({ ...nothingElse });
  show({});
  await screen.findByText('Flux through each face');
  expect(server.asked('/api/student/certificates')).toEqual([]);
});

it('the tab of the doubts says how many of the lesson wait for a teacher', async () => {
  const doubts = { near: [], rows: [], total: 0, page: 1, size: 1 };
  fakeServer({
    ...nothingElse,
    [`GET /api/student/courses/${courseId}/doubts`]: ({ url }) =>
      envelope({ ...doubts, counts: { lesson: 5, waiting: url.includes(lessonId) ? 2 : 0, course: 9, mine: 1 } }),
  });
  show({ wide: 'phone' });
  await screen.findByRole('tab', { name: /^Doubts\s*2$/ });
});
