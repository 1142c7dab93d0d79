import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import doubtQueue from '../../../i18n/courses.doubt-queue.en.json';
import doubts from '../../../i18n/courses.doubts.en.json';
import { envelope, fakeServer, refusal } from '../../../lib/testing/fake-server.ts';
import i18next from 'i18next';
import { renderScreen, WithSearch } from '../../questions/testing/render-screen.tsx';
import { DoubtQueueScreen } from './doubt-queue-screen.tsx';
import type { QueueSearch } from '../addresses.ts';

beforeAll(() => i18next.addResourceBundle('en', 'translation', { courses: { doubts, doubtQueue } }, true, true));

const doubt = '0190a5b0-0000-7000-8000-0000000000d1';
const counts = { waiting: 0, answered: 0, solved: 0, reported: 0, hidden: 0 };

it('a notice of a doubt that was taken back leads to the queue, which says so', async () => {
  fakeServer({
    'GET /api/doubts': () => envelope({ rows: [], total: 0, page: 1, size: 25, counts, courses: [] }),
    [`GET /api/doubts/${doubt}`]: () => refusal(404, 'DOUBT_WITHDRAWN'),
  });
  renderScreen(
    <WithSearch<QueueSearch> initial={{ doubt }}>
      {(search, onSearch) => <DoubtQueueScreen search={search} onSearch={onSearch} />}
    </WithSearch>,
  );
  const told = /The student has withdrawn this doubt/;
  await screen.findByText(told);
  await screen.findByText('Nobody is waiting for you');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Back to the queue' }));
  await waitFor(() => expect(screen.queryByText(told)).toBeNull());
});
