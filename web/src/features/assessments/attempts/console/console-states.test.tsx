import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import own from '../../../../i18n/assessments.en.json';
import patternLine from '../../../../i18n/assessments.pattern-line.en.json';
import tools from '../../../../i18n/assessments.tools.en.json';
import kinds from '../../../../i18n/questions.kinds.en.json';
import { someInstitute } from '../../../../lib/testing/some-institute.ts';
import { ThemeProvider } from '../../../../ui/theme/theme-provider.tsx';
import { createServerClock } from '../clock.ts';
import { aSheet } from '../console-testing.ts';
import { freshConsole, step, type ConsoleState } from '../console-state.ts';
import type { DeskAction } from '../desk/desk.ts';
import { noNotes } from '../notes/use-notes.ts';
import { Console } from './console.tsx';
import { PausedCover } from './live/paused-cover.tsx';

const start = Date.parse('2026-11-21T08:13:00Z');
const doing = (state: ConsoleState, action: DeskAction) => step(state, { ...action, at: start } as never).state;

// What jsdom has not.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  i18next.addResourceBundle(
    'en',
    'translation',
    { assessments: { ...own, patternLine, tools }, questions: { kinds } },
    true,
    true,
  );
  someInstitute();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const timing = {
  clock: createServerClock(() => Date.now()),
  deadline: '2026-11-21T10:00:00Z',
  pausedAt: null,
  sectionEnds: null,
};
const fresh = freshConsole(aSheet());

const doNothing: (action: DeskAction) => void = () => undefined;

/** Physics in two parts, the second of one question, then Chemistry. */
function inParts() {
  const sheet = aSheet();
  const [physics, chemistry] = sheet.sections;
  const part = (name: string, from: number, to: number) => ({
    ...physics!,
    id: name,
    title: `Physics · ${name}`,
    questions: physics!.questions.slice(from, to),
  });
  return { ...sheet, sections: [part('Section A', 0, 2), part('Section B', 2, 3), chemistry!] };
}

function aConsole({
  state = fresh,
  paused = false,
  hindi = false,
  minutes = 107,
  sheet = aSheet({ hindi }),
  onAct = doNothing,
} = {}) {
  const running = { ...timing, deadline: new Date(start + minutes * 60_000).toISOString() };
  return (
    <ThemeProvider env="test">
      <Console
        sheet={sheet}
        state={state}
        act={onAct}
        timing={running}
        notes={{ of: () => noNotes, change: () => undefined }}
        candidate={{ name: 'Ananya' }}
        cover={paused && <PausedCover timing={running} kept={0} />}
        onSubmit={() => undefined}
      />
    </ThemeProvider>
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const cover = () => screen.queryByRole('alertdialog', { name: tools.paused.title });

describe('a test that is paused while a dialog is open', () => {
  it('shows the cover alone, and the dialog again when it goes on', () => {
    const { rerender } = render(aConsole());
    press('Submit test');
    expect(screen.getByRole('dialog', { name: 'Submit this test?' })).toBeDefined();
    rerender(aConsole({ paused: true }));
    expect([cover() === null, screen.queryByRole('dialog')]).toEqual([false, null]);
    expect(document.activeElement).toBe(cover());
    rerender(aConsole());
    expect([cover(), screen.queryByRole('dialog') === null]).toEqual([null, false]);
  });

  it('gives the focus back to where it was', () => {
    const { rerender } = render(aConsole());
    const next = screen.getByRole('button', { name: 'Next' });
    next.focus();
    rerender(aConsole({ paused: true }));
    expect(document.activeElement).toBe(cover());
    rerender(aConsole());
    expect(document.activeElement).toBe(next);
  });
});

describe('a dialog', () => {
  it('is gone too when the browser closes it without asking', () => {
    render(aConsole());
    press('Submit test');
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    fireEvent(dialog, new Event('close'));
    expect(screen.queryByRole('dialog')).toBe(dialog);
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });
});

describe('a section whose time is up', () => {
  it('is named with the one that opened, until another question is opened', () => {
    const inFirst = doing(fresh, { type: 'lock', open: 0 });
    const inSecond = doing(inFirst, { type: 'lock', open: 1 });
    const news = () => screen.queryByText('The time for Physics is up. Chemistry is open now.');
    const { rerender } = render(aConsole({ state: inFirst }));
    expect(news()).toBeNull();
    rerender(aConsole({ state: inSecond }));
    expect(news()?.closest('[role=status]')).not.toBeNull();
    rerender(aConsole({ state: doing(inSecond, { type: 'next' }) }));
    expect(news()).toBeNull();
  });

  it('is not spoken of to who opens the test later', () => {
    render(aConsole({ state: doing(fresh, { type: 'lock', open: 1 }) }));
    expect(screen.queryByText(/is open now/)).toBeNull();
  });
});

describe('the language of the questions', () => {
  it('is still the chosen one after a reload', () => {
    const { unmount } = render(aConsole({ hindi: true }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Language of the questions' }), { target: { value: 'hi' } });
    unmount();
    render(aConsole({ hindi: true }));
    expect(screen.getByText('p1 का प्रश्न')).toBeDefined();
    cleanup();
    render(aConsole());
    expect(screen.getByText('Stem of p1')).toBeDefined();
  });
});

describe('the question whether to submit', () => {
  it('counts the time on while one thinks, in its last minutes by the second', () => {
    render(aConsole({ minutes: 6 }));
    press('Submit test');
    const left = () => screen.getByText(/You still have/).textContent;
    expect(left()).toContain('You still have 6 min and');
    act(() => vi.advanceTimersByTime(61_000));
    expect(left()).toContain('You still have 4 min 59 sec and');
  });
});

describe('the parts of one subject', () => {
  const sheet = inParts();
  const untouched = freshConsole(sheet);

  it('stand under one tab with the counts of both, and in one row before submitting', () => {
    render(aConsole({ sheet, state: untouched }));
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Physics0 / 3', 'Chemistry0 / 2']);
    press('Submit test');
    expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Physics', 'Chemistry', 'Total']);
    expect(
      screen.getByText('You have not opened Physics and Chemistry. Their 5 questions are worth 20 marks.'),
    ).toBeDefined();
  });

  it('are gone on with where they were left', () => {
    const seen: DeskAction[] = [];
    const inSecond = doing(untouched, { type: 'jump', questionId: 'p3' });
    const onAct = (action: DeskAction) => void seen.push(action);
    const { rerender } = render(aConsole({ sheet, state: inSecond, onAct }));
    const inChemistry = doing(inSecond, { type: 'section', index: 2 });
    rerender(aConsole({ sheet, state: inChemistry, onAct }));
    fireEvent.click(screen.getByRole('tab', { name: /Physics/ }));
    expect(seen).toEqual([{ type: 'section', index: 1 }]);
  });
});
