import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import analysis from '../../../i18n/authoring.analysis.en.json';
import print from '../../../i18n/assessments.print.en.json';
import { institute } from '../../../lib/institute.ts';
import { envelope, fakeServer } from '../../../lib/testing/fake-server.ts';
import i18next from 'i18next';
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx';
import { TakeMenu } from './take-menu.tsx';

beforeEach(() => {
  const settings = { instituteKey: 2, timeZone: 'Asia/Kolkata', config: {}, uientity: { allowedItems: [] } };
  institute.set(settings as unknown as Parameters<typeof institute.set>[0]);
  i18next.addResourceBundle('en', 'translation', { authoring: { analysis }, assessments: { print } }, true, true);
});
afterEach(() => vi.unstubAllGlobals());

const printOf = (over: object) => ({
  id: 'f1',
  state: 'ready',
  progress: 100,
  failure: null,
  pages: 3,
  bytes: 84_000,
  expiresAt: '2026-11-29T06:30:00.000Z',
  url: '/files/results.pdf?signature=x',
  ...over,
});

/** Chooses the PDF in the menu, where the server tells of these files one after the other. */
async function take(...prints: object[]) {
  const ask = vi.fn(() => Promise.resolve({ printId: `f${ask.mock.calls.length}` }));
  fakeServer(
    Object.fromEntries(
      prints.map((over, at) => [`GET /api/result-prints/f${at + 1}`, () => envelope(printOf(over))] as const),
    ),
  );
  render(
    <ThemeProvider env="test">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <TakeMenu ways={[]} pdf={{ label: 'PDF of it', fileName: 'Mock.pdf', ask }} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'PDF of it', hidden: true }));
  return ask;
}

describe('a PDF that is taken away', () => {
  it('is offered under its name when it is made', async () => {
    await take({});
    // The first call of all fetches the table of routes.
    const link = await screen.findByRole('link', { name: 'Download' });
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
      '/files/results.pdf?signature=x',
      'Mock.pdf',
    ]);
    expect(screen.getByText('3 pages, 84 kB')).toBeDefined();
  });

  it('tells how far it is, and is not asked for a second time meanwhile', async () => {
    const ask = await take({ state: 'running', progress: 40, url: null });
    const bar = await screen.findByRole('progressbar', { name: 'Making Mock.pdf' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    fireEvent.click(screen.getByRole('button', { name: 'Export', hidden: true }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'PDF of it', hidden: true }));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('says why it was not made, and is made again', async () => {
    const ask = await take({ state: 'failed', failure: 'time', url: null }, {});
    expect((await screen.findByRole('alert')).textContent).toContain('It took too long');
    fireEvent.click(screen.getByRole('button', { name: 'Make it again' }));
    await screen.findByRole('link', { name: 'Download' });
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
