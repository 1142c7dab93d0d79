import type { RankListPage } from '@abhyas/contract/assessments/rank-lists';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ranks from '../../../i18n/assessments.ranks.en.json';
import { envelope, fakeServer } from '../../../lib/testing/fake-server.ts';
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx';
import { LeftOut } from './sessions-card.tsx';
import { SessionRow } from './session-row.tsx';

const row = (version: number, attempts: number) => ({
  version,
  title: 'Mock',
  publishedAt: '2026-05-01T06:30:00.000Z',
  publishedBy: 'Asha',
  attempts,
  listVersion: version,
  differs: [],
});

beforeEach(() => {
  i18next.addResourceBundle('en', 'translation', { assessments: { ranks } }, true, true);
});
afterEach(() => vi.unstubAllGlobals());

const show = (children: ReactNode) =>
  render(
    <ThemeProvider env="test">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {children}
      </QueryClientProvider>
    </ThemeProvider>,
  );
const serve = (...versions: ReturnType<typeof row>[]) =>
  fakeServer({
    'GET /api/papers': () => envelope({ rows: [], total: 0, page: 1, size: 100 }),
    'GET /api/papers/p1/versions': () => envelope({ rows: versions }),
  });

describe('the version of a test in a rank list', () => {
  it('can be chosen where the test has several, and is the newest otherwise', async () => {
    serve(row(2, 31), row(1, 4));
    const onChange = vi.fn();
    show(
      <SessionRow number={1} session={{ paperId: 'p1', label: 'Morning' }} onChange={onChange} onRemove={undefined} />,
    );
    const choice = await screen.findByRole('combobox', { name: 'Version of test 1' });
    expect((choice as HTMLInputElement).value).toBe('Version 2 · 31 attempts');
    fireEvent.click(choice);
    fireEvent.click(await screen.findByRole('option', { name: 'Version 1 · 4 attempts', hidden: true }));
    expect(onChange).toHaveBeenCalledWith({ version: 1 }, expect.anything());
  });
});

describe('students who sat a version that is not in the list', () => {
  const session = { paperId: 'p1', label: 'Morning', title: 'Mock', appeared: 4, highest: 400, version: 1 };
  const page = (elsewhere: RankListPage['sessions'][number]['elsewhere']) =>
    ({ sessions: [{ ...session, elsewhere }] }) as unknown as RankListPage;

  it('are named with their version, and nothing is said where all are in it', () => {
    const { unmount } = show(<LeftOut list={page([])} />);
    expect(screen.queryByText(/version/)).toBeNull();
    unmount();
    show(<LeftOut list={page([{ version: 2, appeared: 31 }])} />);
    expect(screen.getByText('Morning: 31 students took version 2')).toBeTruthy();
  });
});
