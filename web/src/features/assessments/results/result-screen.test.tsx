import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import words from '../../../i18n/assessments.en.json';
import patternLine from '../../../i18n/assessments.pattern-line.en.json';
import resultHead from '../../../i18n/assessments.result-head.en.json';
import insights from '../../../i18n/assessments.insights.en.json';
import errors from '../../../i18n/errors.en.json';
import { envelope, fakeServer, refusal } from '../../../lib/testing/fake-server.ts';
import { institute } from '../../../lib/institute.ts';
import { someInstitute } from '../../../lib/testing/some-institute.ts';
import { followMe } from '../../../lib/session.ts';
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx';
import { doc } from '../attempts/console-testing.ts';
import { ResultScreen } from './result-screen.tsx';

const path = 'GET /api/attempts/a1/result';

beforeEach(() => {
  i18next.addResourceBundle(
    'en',
    'translation',
    { assessments: { ...words, insights, patternLine, resultHead }, errors },
    true,
    true,
  );
  someInstitute();
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
  previous: { title: 'Mock Test 6', marks: 100, full: 800, rank: 853 },
  kept: ['q2'],
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
    expect(figures.getByText('Rank').parentElement?.textContent).toContain('312 of 19,651541 places');
    const percentile = () => figures.getByText('Percentile').parentElement?.textContent;
    expect(percentile()).not.toContain('98.4173833');
    fireEvent.click(figures.getByRole('button', { name: 'All seven places' }));
    expect(percentile()).toContain('98.4173833');
    expect(figures.getByRole('img').getAttribute('aria-label')).toBe(
      'Where 5 marks went: 4 on wrong answers, 1 penalty',
    );
    expect(figures.getByText('equal scores share a rank')).toBeDefined();
    expect(screen.getByText('Not passed')).toBeDefined();
    expect(screen.getByText('2 answers came after the test had closed')).toBeDefined();
  });

  it('does not count a partly right answer among the wrong ones of the chart', async () => {
    const questions = [question(1, 'wrong'), question(2, 'wrong', { outcome: 'partial', marks: 200 })];
    fakeServer({ [path]: () => envelope({ ...result, questions }) });
    show();
    await screen.findByText('One dot per question: 1 min of your 2 min went on the one you got wrong.');
    expect(screen.getByRole('row', { name: /^Q2 Physics Partly right/ })).toBeDefined();
  });

  it('draws a long list of solutions in parts, and goes on where more was asked for', async () => {
    const questions = Array.from({ length: 60 }, (_, at) => question(at + 1, 'wrong'));
    fakeServer({ [path]: () => envelope({ ...result, questions }) });
    show();
    const solutions = () => screen.getAllByRole('button', { name: /^Solution of question/ });
    const more = await screen.findByRole('button', { name: 'Show 25 more of 35' });
    expect(solutions()).toHaveLength(25);
    more.focus();
    fireEvent.click(more);
    expect(solutions()).toHaveLength(50);
    expect(document.activeElement).toBe(solutions()[25]);
    fireEvent.click(screen.getByRole('button', { name: 'Show 10 more of 10' }));
    expect([solutions().length, screen.queryByRole('button', { name: /^Show/ })]).toEqual([60, null]);
  });

  it('says from where a pass counts here', async () => {
    fakeServer({ [path]: () => envelope(result) });
    const settings = institute.find()!;
    show();
    expect(await screen.findByText(/A pass is above 50 percent\./)).toBeDefined();
    act(() => institute.set({ ...settings, passPercent: 60 }));
    expect(screen.getByText(/A pass is above 60 percent\./)).toBeDefined();
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
    fireEvent.click(screen.getByRole('link', { name: 'Optics 3 of 8 avg 2, topper 7' }));
    expect(await screen.findByRole('button', { name: 'Solution of question 2' })).toBeDefined();
    expect(router.state.location.search).toEqual({ show: 'all', chapter: 'optics' });
  });

  it('says which paper it follows and until when its key may be challenged', async () => {
    fakeServer({
      [path]: () =>
        envelope({ ...result, paper: { ...result.paper, pattern: { exam: 'JEE Main', paper: 'Paper 1' } } }),
      'GET /api/attempts/a1/keys': () =>
        envelope({ until: '2026-11-25T12:30:00Z', open: true, challenges: [], verdicts: [], issues: [] }),
    });
    show();
    expect(await screen.findByText(/^JEE Main, Paper 1 pattern\. Taken on/)).toBeDefined();
    expect(screen.getByText('equal scores are told apart as in the exam')).toBeDefined();
    expect(await screen.findByText(/The answer key can be challenged until 25 Nov/)).toBeDefined();
  });
});

describe('a result that is not out yet', () => {
  it('says when it will be', async () => {
    fakeServer({ [path]: () => refusal(409, 'RESULT_NOT_READY', { details: { resultsOn: '2026-11-25T12:30:00Z' } }) });
    show();
    expect(await screen.findByText('It comes out on 25 Nov, 6:00 pm IST.')).toBeDefined();
  });

  it('says that it waits for students whose clock stands still', async () => {
    fakeServer({ [path]: () => refusal(409, 'RESULT_NOT_READY', { details: { sitting: true } }) });
    show();
    expect(await screen.findByText(/^Some students are still taking this test\./)).toBeDefined();
  });
});

const enter = async (me: object) => {
  fakeServer({ 'GET /api/me': () => envelope(me) });
  await followMe();
};

describe('the result of one’s own', () => {
  beforeEach(() => enter({ role: 3, capabilities: ['attempts.sit'] }));
  afterEach(() => enter({ role: 2, capabilities: [] }));

  it('starts to practise as many questions like one as there are, and says how many', async () => {
    const server = fakeServer({
      [path]: () => envelope(result),
      'POST /api/student/practice-sets/count': () => envelope([{ areaId: 'optics', count: 2 }]),
      'POST /api/student/practice-sets': () => envelope({ runId: 'r7', questions: 2, started: true }),
    });
    const router = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Practise 2 like this (question 2)' }));
    await waitFor(() => expect(router.history.location.pathname).toBe('/student/practice/r7'));
    expect(JSON.parse(server.asked('/api/student/practice-sets')[0]!.body)).toEqual({
      areaId: 'optics',
      difficulty: 1,
      apartFrom: 'a1',
      questions: 2,
    });
  });

  it('offers none where the attempt asked all that there is', async () => {
    fakeServer({
      [path]: () => envelope(result),
      'POST /api/student/practice-sets/count': () => envelope([{ areaId: 'optics', count: 0 }]),
    });
    show();
    await screen.findByRole('link', { name: 'See the questions on Optics' });
    expect(screen.queryByRole('button', { name: /^Practise \d+ like this/ })).toBeNull();
  });

  it('shows what he kept of it', async () => {
    fakeServer({ [path]: () => envelope(result) });
    show();
    fireEvent.click(await screen.findByRole('button', { name: /^Bookmarked\s*1/ }));
    expect(await screen.findByRole('button', { name: 'Solution of question 2' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Solution of question 1' })).toBeNull();
  });

  it('leads to what asks before anything is public, and makes no address by itself', async () => {
    const server = fakeServer({ [path]: () => envelope(result) });
    show();
    const share = await screen.findByRole('link', { name: 'Share' });
    expect(share.getAttribute('href')).toBe('/student/results/a1/share');
    expect(server.asked('/api/attempts/a1/scorecard')).toEqual([]);
  });

  it('has nothing to share of a test of his own making', async () => {
    fakeServer({ [path]: () => envelope({ ...result, paper: { ...result.paper, kind: 'CUSTOM' } }) });
    show();
    await screen.findByRole('button', { name: 'Solution of question 2' });
    expect(screen.queryByRole('link', { name: 'Share' })).toBeNull();
  });
});

it('tells staff about the student what it tells the student as "you"', async () => {
  await enter({ role: 2, capabilities: [] });
  fakeServer({ [path]: () => envelope(result) });
  show();
  await screen.findByText(/went on the one that this student got wrong\.$/);
  expect(screen.getByText('marks of 8: this student, average, topper')).toBeDefined();
  expect(screen.getByRole('columnheader', { name: 'Answer' })).toBeDefined();
  expect(screen.queryByText(/\b[Yy]our?\b/)).toBeNull();
});

describe('the figures of a result', () => {
  beforeEach(() => enter({ role: 3, capabilities: [] }));

  it('compares with nobody while few have attempted it, and says when it will', async () => {
    const alone = { rank: null, percentile: null, atOrBelow: null, average: null, topper: null, of: 3 };
    const share = { average: null, topper: null };
    fakeServer({
      [path]: () =>
        envelope({
          ...result,
          ...alone,
          subjects: result.subjects.map((one) => ({ ...one, ...share })),
          topics: result.topics.map((one) => ({ ...one, ...share })),
        }),
    });
    show();
    const figures = within(await screen.findByRole('region', { name: 'Score, rank and percentile' }));
    expect(
      figures.getByText(/^Your rank is not out yet: 3 students have attempted this test\. .* when 10 have/),
    ).toBeDefined();
    expect(figures.queryByText('Percentile')).toBeNull();
    expect(screen.queryByText(/avg|topper|places/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Optics 3 of 8' })).toBeDefined();
  });

  it.each([
    ['few seconds in seconds', 9, 41, '9 sec of your 50 sec'],
    ['a long test in minutes', 600, 3000, '10 min of your 1 hr'],
    ['less than a minute of many in seconds', 40, 3560, '40 sec of your 1 hr'],
  ])('says the time: %s', async (_what, wrong, right, words) => {
    const questions = [question(1, 'right', { seconds: right }), question(2, 'wrong', { seconds: wrong })];
    fakeServer({ [path]: () => envelope({ ...result, questions }) });
    show();
    expect(await screen.findByText(new RegExp(`${words} went on the one you got wrong`))).toBeDefined();
  });

  it('says of marks below zero how far below, and not that more went than there were', async () => {
    const lost = { wrong: 400, penalty: 100, skipped: 2800, unopened: 0, partial: 0 };
    fakeServer({ [path]: () => envelope({ ...result, marks: -100, full: 3200, lost, previous: null }) });
    show();
    expect(await screen.findByRole('heading', { name: 'Where all 32 marks went, and 1 below zero' })).toBeDefined();
  });
});
