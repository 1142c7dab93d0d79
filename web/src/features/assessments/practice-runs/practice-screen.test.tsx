import type { PracticeAnswer, PracticeRun } from '@abhyas/contract/assessments/practice-runs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import words from '../../../i18n/assessments.en.json';
import practice from '../../../i18n/assessments.practice.en.json';
import errors from '../../../i18n/errors.en.json';
import { envelope, fakeServer, refusal } from '../../../lib/testing/fake-server.ts';
import { someInstitute } from '../../../lib/testing/some-institute.ts';
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx';
import { aSheet, doc } from '../attempts/console-testing.ts';
import { PracticeScreen } from './practice-screen.tsx';

const at = '/api/student/practice-runs/r1';

beforeEach(() => {
  i18next.addResourceBundle('en', 'translation', { assessments: { ...words, practice }, errors }, true, true);
  someInstitute();
  window.scrollTo = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const [physics] = aSheet().sections;
const run: PracticeRun = {
  runId: 'r1',
  paper: { id: 'paper', title: 'Chapter test: Electrostatics', kind: 'PREDEFINED' },
  attemptId: null,
  wish: null,
  state: 'running',
  startedAt: '2026-11-22T06:00:00Z',
  endedAt: null,
  languages: ['en'],
  questions: physics!.questions.slice(0, 2).map((one) => ({ ...one, rule: physics!.rule, section: 'Physics' })),
  groups: {},
  images: {},
  answers: [],
};
const answered = (questionId: string): PracticeAnswer => ({
  questionId,
  response: { options: [2] },
  outcome: 'right',
  marks: 400,
  full: 400,
  explanation: { code: 'RIGHT', values: { marks: '+4' } },
  key: { kind: 'choice', accepted: [[2]] },
  solution: { en: doc('By definition.') },
  seconds: 3,
  images: {},
});

function show(given: PracticeRun, routes: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ [`GET ${at}`]: () => envelope(given), ...routes });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <PracticeScreen runId="r1" /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <ThemeProvider env="test">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return server;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement?.textContent;

describe('practice with the keyboard', () => {
  it('goes from the answer to its verdict, from there to the next question, and from the last to the end', async () => {
    let state = 'running';
    show(run, {
      [`POST ${at}/answers`]: ({ body }) => envelope({ ...answered(JSON.parse(body).questionId), state }),
    });
    await screen.findByRole('heading', { name: 'Question 1' });
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(screen.getByRole('radio', { name: /two/ }));
    press('Check answer');
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('status'));
    expect(focused()).toContain(practice.verdict.right);
    press('Next question');
    expect(focused()).toBe('Question 2');
    state = 'finished';
    press('Show the solution');
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('status'));
    press('Next question');
    expect(focused()).toBe(practice.done);
  });

  it('leaves the focus where it is on a question that was answered before', async () => {
    show({ ...run, questions: run.questions.slice(0, 1), answers: [answered('p1')] });
    await screen.findByText(practice.verdict.right);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a run', () => {
  it('shows the answer that was given in another tab, where that came first', async () => {
    let given = run;
    show(run, {
      [`GET ${at}`]: () => envelope(given),
      [`POST ${at}/answers`]: () => {
        given = { ...run, answers: [answered('p1')] };
        return refusal(409, 'CONFLICT');
      },
    });
    await screen.findByRole('heading', { name: 'Question 1' });
    fireEvent.click(screen.getByRole('radio', { name: /three/ }));
    press('Check answer');
    await screen.findByText(practice.verdict.right);
  });

  it('says why it could not be ended, and stays', async () => {
    show(run, { [`POST ${at}/end`]: () => refusal(503, 'UNAVAILABLE', { message: 'Come back in a minute.' }) });
    await screen.findByRole('heading', { name: 'Question 1' });
    press(practice.end);
    const dialog = await screen.findByRole('dialog', { name: practice.endTitle });
    fireEvent.submit(dialog.querySelector('form')!);
    await screen.findByRole('alert');
    expect(screen.getByRole('heading', { name: 'Question 1' })).toBeDefined();
  });
});
