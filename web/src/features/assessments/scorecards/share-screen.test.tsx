import { fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import words from '../../../i18n/assessments.scorecard.en.json';
import { envelope, fakeServer } from '../../../lib/testing/fake-server.ts';
import { someInstitute } from '../../../lib/testing/some-institute.ts';
import { renderScreen } from '../../questions/testing/render-screen.tsx';
import { ShareScreen } from './share-screen.tsx';

const at = '/api/attempts/a1/scorecard';
const card = {
  student: 'Ananya Sharma',
  initials: 'A. S.',
  title: 'Full Mock Test 7',
  satAt: '2026-11-15T05:00:00.000Z',
  marks: 19_800,
  full: 30_000,
  passed: true,
  rank: 312,
  of: 19_651,
  percentile: '98.4200000',
  subjects: [],
  resultVersion: 1,
  mayShare: true,
  link: null,
};
const link = {
  attemptId: 'a1',
  title: 'Full Mock Test 7',
  code: 'abcdefghjkmn',
  issuedAt: '2026-11-22T13:20:00.000Z',
  endsAt: '2026-11-29T13:20:00.000Z',
  name: 'initials',
  rank: true,
  path: '/verify/abcdefghjkmn',
};
const none = { 'GET /api/student/scorecard-links': () => envelope([]) };

beforeEach(() => {
  i18next.addResourceBundle('en', 'translation', { assessments: { scorecard: words } }, true, true);
  someInstitute();
});

describe('sharing a scorecard', () => {
  it('asks first: initials and seven days, the least that a link can say, and sends what was chosen', async () => {
    const server = fakeServer({
      ...none,
      [`GET ${at}`]: () => envelope(card),
      [`POST ${at}`]: () => envelope(link),
    });
    renderScreen(<ShareScreen attemptId="a1" />);
    expect(await screen.findByText('Only you can see it now. Choose what others may see.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Initials' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '7 days' }).checked).toBe(true);
    expect(server.asked(at).some(({ method }) => method === 'POST')).toBe(false);
    fireEvent.click(screen.getByRole('radio', { name: 'Full name' }));
    fireEvent.click(screen.getByRole('radio', { name: '30 days' }));
    fireEvent.click(screen.getByRole('switch', { name: /^Show my rank/ }));
    expect(screen.queryByText('312 of 19,651')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    await expect
      .poll(() => server.asked(at).find(({ method }) => method === 'POST')?.body)
      .toBe(JSON.stringify({ name: 'full', days: 30, rank: false }));
  });

  it('says who sees what and until when, and ends it', async () => {
    const server = fakeServer({
      ...none,
      [`GET ${at}`]: () => envelope({ ...card, link: { ...link, qr: '<svg/>' } }),
      [`POST ${at}/revoke`]: () => envelope({ revoked: true }),
    });
    renderScreen(<ShareScreen attemptId="a1" />);
    expect(
      await screen.findByText(/^Anyone with this link sees A\. S\., marks, rank and percentile until /),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'End the link now' }));
    await expect.poll(() => server.asked(`${at}/revoke`)).toHaveLength(1);
  });

  it('offers no link where the guardian has not agreed', async () => {
    fakeServer({ ...none, [`GET ${at}`]: () => envelope({ ...card, mayShare: false }) });
    renderScreen(<ShareScreen attemptId="a1" />);
    expect(await screen.findByText('Public links are off')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
  });
});
