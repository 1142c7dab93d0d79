import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import words from '../../../i18n/insights.staff-day.en.json';
import { envelope, fakeServer } from '../../../lib/testing/fake-server.ts';
import { renderScreen } from '../../questions/testing/render-screen.tsx';
import { WeakChaptersCard } from './weak-chapters-card.tsx';

it('names the batch beside each share, so that a phone shows a chapter as a card and nothing scrolls sideways', async () => {
  i18next.addResourceBundle('en', 'translation', { insights: { staffDay: words } }, true, true);
  fakeServer({
    'GET /api/partner/learning': () =>
      envelope({
        stopped: null,
        weak: {
          batches: [
            { id: 'b1', name: 'JEE 2028 Morning' },
            { id: 'b2', name: 'NEET 2028 Evening' },
          ],
          chapters: [{ areaId: 'a1', name: 'Optics', subject: 'physics', batches: [{ right: 3, of: 10 }, null] }],
        },
      }),
  });
  renderScreen(<WeakChaptersCard />);
  const row = (await screen.findByText('Optics')).closest('tr')!;
  expect([...row.cells].map((cell) => cell.dataset['label'])).toEqual([
    undefined,
    'JEE 2028 Morning',
    'NEET 2028 Evening',
  ]);
  expect(row.closest('section')!.dataset['cards']).toBe('true');
});
