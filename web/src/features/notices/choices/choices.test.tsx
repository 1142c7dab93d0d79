import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import notices from '../../../i18n/notices.en.json';
import { institute } from '../../../lib/institute.ts';
import { envelope, fakeServer } from '../../../lib/testing/fake-server.ts';
import { renderUi } from '../../../ui/testing/render-ui.tsx';
import { Choices } from './choices.tsx';

afterEach(() => vi.unstubAllGlobals());

it('shows five lines of a topic at first, and the others on demand', async () => {
  institute.set({ languages: ['en'], timeZone: 'Asia/Kolkata' } as never);
  i18next.addResourceBundle('en', 'translation', { notices }, true, true);
  const kind = (number: number) => ({
    kind: `kind.${number}`,
    topic: 'study',
    name: `Kind ${number}`,
    locked: false,
    channels: [{ channel: 'mail', on: true }],
  });
  fakeServer({
    'GET /api/notices/preferences': () =>
      envelope({ language: 'en', kinds: Array.from({ length: 7 }, (_, at) => kind(at + 1)) }),
  });
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Choices />
    </QueryClientProvider>,
  );
  expect(await screen.findAllByRole('switch')).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: '2 more' }));
  expect(screen.getAllByRole('switch')).toHaveLength(7);
  expect(screen.getByRole('switch', { name: 'Kind 7: Mail' })).toBeDefined();
});
