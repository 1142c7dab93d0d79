import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import words from '../../../i18n/assessments.en.json';
import insights from '../../../i18n/assessments.insights.en.json';
import errors from '../../../i18n/errors.en.json';
import { envelope, fakeServer, refusal } from '../../../lib/testing/fake-server.ts';
import { institute } from '../../../lib/institute.ts';
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx';
import { doc } from '../attempts/console-testing.ts';
import { ResultScreen } from './result-screen.tsx';

type Settings = Parameters<typeof institute.set>[0];
const path = 'GET /api/attempts/a1/result';

beforeEach(() => {
  i18next.addResourceBundle('en', 'translation', { assessments: { ...words, insights }, errors }, true, true);
  institute.set({
    instituteKey: 2,
    timeZone: 'Asia/Kolkata',
    config: {},
    uientity: { allowedItems: [] },
  } as unknown as Settings);
  window.scrollTo = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

function show() {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ResultScreen attemptId="a1" /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <ThemeProvider env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return router;
}

const question = (number: number, outcome: 'right' | 'wrong', rest = {}): AttemptResult['questions'][number] => ({
  questionId: `q${number}`,
  number,
  section: 'Physics',
  subject: 'physics',
  topic: 'Optics',
  areaId: 'optics',
  stem: doc(`Stem ${number}`),
  type: 'SINGLE',
  difficulty: 1,
  outcome,
  marks: outcome === 'right' ? 400 : -100,
  full: 400,
  seconds: 60,
  topperSeconds: 50,
  averageSeconds: 70,
  visits: 2,
  first: { response: { options: [2] }, outcome: 'right' },
  review: false,
  response: { options: [outcome === 'right' ? 2 : 1] },
  key: { kind: 'choice', accepted: [[2]] },
  explanation: { code: outcome === 'right' ? 'RIGHT' : 'WRONG', values: { marks: '−1' } },
  ...rest,
});
const result: AttemptResult = {
  attemptId: 'a1',
  paper: { id: 'p', kind: 'PREDEFINED', title: 'Full Mock Test 7', version: 1, minutes: 180, questions: 2 },
  student: 'Ananya Sharma',
  startedAt: '2026-11-15T03:30:00Z',
  endedAt: '2026-11-15T06:30:00Z',
  endedBy: 'submitted',
  marks: 300,
  full: 800,
  passed: false,
  rank: 312,
  of: 19_651,
  percentile: '98.4173833',
  atOrBelow: 19_340,
  right: 1,
  wrong: 1,
  partial: 0,
  unanswered: 0,
  lost: { wrong: 400, penalty: 100, skipped: 0, unopened: 0, partial: 0 },
  average: 250,
  topper: 700,
  lateAnswers: 2,
  previous: { title: 'Mock Test 6', marks: 100, full: 800 },
  subjects: [{ subject: 'physics', marks: 300, full: 800, average: 200, topper: 700 }],
  topics: [
    {
      areaId: 'optics',
      name: 'Optics',
      subject: 'physics',
      outcomes: ['right', 'wrong'],
      right: 1,
      of: 2,
      marks: 300,
      full: 800,
      average: 200,
      topper: 700,
    },
  ],
  questions: [question(1, 'right'), question(2, 'wrong')],
};

describe('the result', () => {
  it('gives score, rank, the percentile cut and not rounded, and where the marks went', async () => {
    fakeServer({ [path]: () => envelope(result) });
    show();
    const figures = within(await screen.findByRole('region', { name: 'Score, rank and percentile' }));
    expect(figures.getByText('Score').parentElement?.textContent).toBe('Score3 of 82more than Mock Test 6');
    expect(figures.getByText('Rank').parentElement?.textContent).toContain('312 of 19,651');
    expect(figures.getByText('Percentile').parentElement?.textContent).toContain('98.4173833');
    expect(figures.getByRole('img').getAttribute('aria-label')).toBe(
      'Where 5 marks went: 4 on wrong answers, 1 penalty',
    );
    expect(screen.getByText('Not passed')).toBeDefined();
    expect(screen.getByText('2 answers came after the test had closed')).toBeDefined();
  });

  it('shows the mistakes first, and every solution with the reason for its marks when asked', async () => {
    const content = {
      en: { stem: doc('Stem 2'), options: ['one', 'two'].map(doc), explanation: doc('Because of Snell.') },
    };
    const server = fakeServer({
      [path]: () => envelope(result),
      'GET /api/attempts/a1/solutions/q2': () =>
        envelope({ id: 'q2', type: 'SINGLE', content, key: result.questions[1]!.key, images: {} }),
    });
    const router = show();
    await screen.findByRole('button', { name: 'Solution of question 2' });
    expect(screen.queryByRole('button', { name: 'Solution of question 1' })).toBeNull();
    expect(server.asked('/api/attempts/a1/solutions/q2')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Solution of question 2' }));
    expect(await screen.findByText('Because of Snell.')).toBeDefined();
    expect(screen.getAllByText('−1: wrong answer.')).toHaveLength(2);
    expect(screen.getByText('1 min in 2 visits · others 1 min 10 sec on average · topper 50 sec')).toBeDefined();
    expect(screen.getByText('First answer B (Right), last answer A (Wrong).')).toBeDefined();
    expect(screen.getByText('one').closest('label')?.dataset['state']).toBe('wrong');
    expect(screen.getByText('two').closest('label')?.dataset['state']).toBe('correct');
    expect(router.state.location.search).toEqual({ show: 'mistakes', open: 2 });
  });

  it('shows the questions of a cell of the speed grid and of a chapter when asked', async () => {
    fakeServer({ [path]: () => envelope(result) });
    const router = show();
    const grid = within(await screen.findByRole('region', { name: 'Speed and accuracy' }));
    fireEvent.click(grid.getByRole('link', { name: '1 sure +4 marks' }));
    expect(await screen.findByRole('button', { name: 'Solution of question 1' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Solution of question 2' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Fast and right/ }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('link', { name: 'Optics 3 of 8 · 38% avg 2, topper 7' }));
    expect(await screen.findByRole('button', { name: 'Solution of question 2' })).toBeDefined();
    expect(router.state.location.search).toEqual({ show: 'all', chapter: 'optics' });
  });

  it('that is not out yet says when it will be', async () => {
    fakeServer({ [path]: () => refusal(409, 'RESULT_NOT_READY', { details: { resultsOn: '2026-11-25T12:30:00Z' } }) });
    show();
    expect(await screen.findByText('It comes out on 25 Nov, 6:00 pm IST.')).toBeDefined();
  });
});
