import { fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import own from '../../../../i18n/assessments.en.json';
import patternLine from '../../../../i18n/assessments.pattern-line.en.json';
import tools from '../../../../i18n/assessments.tools.en.json';
import variants from '../../../../i18n/assessments.variants.en.json';
import kinds from '../../../../i18n/questions.kinds.en.json';
import { someInstitute } from '../../../../lib/testing/some-institute.ts';
import { ThemeProvider } from '../../../../ui/theme/theme-provider.tsx';
import { ConsolePreview } from '../console-preview.tsx';
import { aSheet, aSheetOfKinds } from '../console-testing.ts';
import { createServerClock } from '../clock.ts';
import { freshConsole, step, type ConsoleAction } from '../console-state.ts';
import { noNotes } from '../notes/use-notes.ts';
import type { OutboxStatus } from '../outbox.ts';
import { linkOf } from './bar/connection-pill.tsx';
import { SubmitDialog } from './dialogs/submit-dialog.tsx';
import { TimeLeft } from './side/time-left.tsx';

// What jsdom has not.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

beforeEach(() => {
  i18next.addResourceBundle('en', 'translation', { assessments: words, questions: { kinds } }, true, true);
  someInstitute();
});

const words = { ...own, patternLine, tools, variants };

const show = (settings?: Parameters<typeof aSheet>[0]) =>
  render(
    <ThemeProvider env="test">
      <ConsolePreview sheet={aSheet(settings)} onClose={() => undefined} />
    </ThemeProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (option: string) =>
  fireEvent.click(
    screen.getByRole(option.startsWith('box ') ? 'checkbox' : 'radio', {
      name: new RegExp(option.replace('box ', '')),
    }),
  );
const tile = (number: number) => screen.getByRole('button', { name: new RegExp(`^Question ${number},`) });
const key = (name: string) => fireEvent.keyDown(window, { key: name });
const heading = () => screen.getByRole('heading', { name: /^Question/ }).textContent;

it('the console says beside its title which official paper it follows, where it follows one', () => {
  const { unmount } = show();
  expect(screen.queryByText(/JEE Main/)).toBeNull();
  unmount();
  render(
    <ThemeProvider env="test">
      <ConsolePreview
        sheet={{ ...aSheet(), pattern: { exam: 'JEE Main', paper: 'Paper 1' } }}
        onClose={() => undefined}
      />
    </ThemeProvider>,
  );
  expect(screen.getByText('JEE Main, Paper 1')).toBeDefined();
});

describe('the console', () => {
  it('saves with Save & next, goes on, and says the state of the question in words', () => {
    show();
    expect(tile(1).getAttribute('aria-label')).toBe('Question 1, not answered');
    choose('two');
    press('Save & next');
    expect([tile(1).getAttribute('aria-label'), heading()]).toEqual(['Question 1, answered', 'Question 2']);
    expect(document.activeElement?.textContent).toBe('Question 2');
  });

  it('keeps a choice on the screen that was left over the palette, and says that it is not saved', () => {
    show();
    choose('three');
    expect(screen.getByText(/not saved yet/)).toBeDefined();
    fireEvent.click(tile(4));
    fireEvent.click(tile(1));
    expect(tile(1).getAttribute('aria-label')).toBe('Question 1, not answered');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /three/ }).checked).toBe(true);
  });

  it('counts the five states in the order of the exam', () => {
    show();
    choose('one');
    press('Save & mark for review');
    press('Mark for review & next');
    const legend = within(screen.getByRole('list', { name: 'What the shapes mean' }));
    expect(legend.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '2Not visited',
      '1Not answered',
      '0Answered',
      '1Marked for review',
      '1Answered and marked for review (will be evaluated)',
    ]);
  });

  it('lets several options be chosen where several may be right', () => {
    show();
    press('Next');
    choose('box three');
    choose('box one');
    choose('box three');
    press('Save & next');
    press('Back');
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('takes numbers from the keypad, and from the keyboard only where the paper allows it', () => {
    const shown = show();
    fireEvent.click(tile(3));
    for (const name of ['2', '0', 'Decimal point', '5', 'Minus sign']) press(name);
    key('7');
    expect(screen.getByRole('status', { name: 'Your answer' }).textContent).toBe('−20.5');
    press('Delete the last character');
    expect(screen.getByRole('status', { name: 'Your answer' }).textContent).toBe('−20.');
    shown.unmount();
    show({ keyboardNumbers: true });
    fireEvent.click(tile(3));
    fireEvent.keyDown(document.body, { key: '7' });
    expect(screen.getByRole('status', { name: 'Your answer' }).textContent).toBe('7');
  });

  it('says how a computed number is rounded, and its unit; in a preview, that the numbers are an example', () => {
    const sheet = aSheet();
    const [physics, ...others] = sheet.sections;
    const questions = physics!.questions.map((question) =>
      question.id === 'p3' ? { ...question, typed: { decimals: 2, unit: 'm/s' }, sample: true } : question,
    );
    render(
      <ThemeProvider env="test">
        <ConsolePreview
          sheet={{ ...sheet, sections: [{ ...physics!, questions }, ...others] }}
          onClose={() => undefined}
        />
      </ThemeProvider>,
    );
    const example = () => screen.queryByText(words.variants.sample);
    expect(example()).toBeNull();
    fireEvent.click(tile(3));
    expect(example()).not.toBeNull();
    const textOf = (id: string) => document.getElementById(id)?.textContent;
    const described = screen.getByRole('status', { name: 'Your answer' }).getAttribute('aria-describedby')!;
    expect(described.split(' ').map(textOf)).toEqual(['Round your answer to 2 decimal places.', 'm/s']);
  });

  it('obeys the keyboard: letters and places choose, S saves, N and P move, R marks, X clears', () => {
    show();
    key('c');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /three/ }).checked).toBe(true);
    key('2');
    key('s');
    expect([tile(1).getAttribute('aria-label'), heading()]).toEqual(['Question 1, answered', 'Question 2']);
    key('n');
    key('p');
    expect(heading()).toBe('Question 2');
    key('r');
    expect(tile(2).getAttribute('aria-label')).toBe('Question 2, marked for review');
    fireEvent.click(tile(1));
    key('x');
    expect(tile(1).getAttribute('aria-label')).toBe('Question 1, not answered');
  });

  it('leaves letters to the field in which a text is typed', () => {
    show();
    fireEvent.click(tile(5));
    const field = screen.getByRole('textbox', { name: 'Your answer' });
    fireEvent.keyDown(field, { key: 's' });
    expect(heading()).toBe('Question 5');
  });

  it('shows the counts of a section when its tab is pointed at', () => {
    show();
    fireEvent.mouseEnter(screen.getByRole('tab', { name: /Chemistry/ }).parentElement!);
    expect(screen.getByRole('tooltip').textContent).toContain('2Not visited');
  });

  it('switches the language of the questions at any time', () => {
    show({ hindi: true });
    fireEvent.change(screen.getByRole('combobox', { name: 'Language of the questions' }), { target: { value: 'hi' } });
    expect(screen.getByText('p1 का प्रश्न')).toBeDefined();
  });
});

describe('the pill', () => {
  const outbox = (rest: Partial<OutboxStatus> = {}): OutboxStatus => ({
    answers: 0,
    drafts: 0,
    refused: 0,
    late: 0,
    state: 'idle',
    standing: undefined,
    ...rest,
  });
  const link = (rest: Partial<OutboxStatus>, { online = true, unkept = false, unsaved = false } = {}) =>
    linkOf({ outbox: outbox(rest), online, unkept, unsaved });

  it.each([
    ['saved', link({})],
    ['saving', link({ answers: 1, state: 'sending' })],
    ['draft', link({}, { unsaved: true })],
    ['saved', link({ drafts: 1 })],
    ['offline', link({ answers: 2, state: 'waiting' })],
    ['offline', link({}, { online: false })],
    ['signedOut', link({ answers: 1, state: 'signedOut' })],
    ['refused', link({ refused: 1 })],
    ['unkept', link({}, { unkept: true })],
  ])('says %s', (expected, found) => expect(found).toBe(expected));
});

describe('before submitting', () => {
  function showDialog(actions: readonly Omit<ConsoleAction, 'at'>[], kept = 0) {
    const sheet = aSheet();
    const state = actions.reduce(
      (before, action) => step(before, { ...action, at: 0 } as ConsoleAction).state,
      freshConsole(sheet),
    );
    const onSubmit = vi.fn();
    const timing = {
      clock: createServerClock(() => Date.parse('2026-11-21T08:13:00Z')),
      deadline: '2026-11-21T10:00:00Z',
      pausedAt: null,
      sectionEnds: null,
    };
    const noBook = { of: () => noNotes, change: () => undefined };
    render(
      <ThemeProvider env="test">
        <SubmitDialog
          scene={{ sheet, state, act: () => undefined, readOnly: false, language: 'en', timing, notes: noBook }}
          opened
          onClose={() => undefined}
          onSubmit={onSubmit}
          kept={kept}
        />
      </ThemeProvider>,
    );
    return { onSubmit };
  }
  const option = { type: 'select', response: { options: [1] } } as Omit<ConsoleAction, 'at'>;

  it('every section stands by state, and what may have been forgotten is said', () => {
    showDialog([{ type: 'resume' }, option, { type: 'saveNext' }, option]);
    expect(screen.getByText(/You still have/).textContent).toBe(
      'You still have 1 hr 47 min and 4 questions without an answer. After submitting you cannot come back.',
    );
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent)
          .join(' '),
      );
    expect(rows).toEqual(['3 1 0 0 1 1', '2 0 0 0 0 2', '5 1 0 0 1 3']);
    expect(screen.getByText('You have not opened Chemistry. Its 2 questions are worth 8 marks.')).toBeDefined();
    expect(screen.getByText(/1 question shows a choice that you have not saved/)).toBeDefined();
  });

  it('it says what is still on this device', () => {
    showDialog([{ type: 'resume' }, option, { type: 'saveNext' }], 1);
    expect(screen.getByText(/1 of them is still on this device/)).toBeDefined();
  });

  it('going back is the first choice', () => {
    const { onSubmit } = showDialog([{ type: 'resume' }]);
    expect(screen.getByRole('button', { name: 'Return to the test' }).dataset['variant']).toBe('action');
    fireEvent.click(screen.getByRole('button', { name: 'Submit test' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('the time left', () => {
  it('is said when somebody asks, and politely when a mark is passed', () => {
    vi.useFakeTimers();
    let now = Date.parse('2026-11-21T09:49:59Z');
    const clock = createServerClock(() => now);
    render(<TimeLeft timing={{ clock, deadline: '2026-11-21T10:00:00Z', pausedAt: null, sectionEnds: null }} />);
    expect(screen.getByRole('timer').textContent).toBe('00:10:01');
    fireEvent.click(screen.getByRole('button', { name: 'Say the time left' }));
    expect(screen.getByText('Time left: 10 min 1 sec').getAttribute('aria-live')).toBe('polite');
    now += 1000;
    vi.advanceTimersByTime(300);
    vi.useRealTimers();
    return screen.findByText('10 minutes left');
  });
});

describe('the types that are not answered by options of their own', () => {
  const showKinds = () =>
    render(
      <ThemeProvider env="test">
        <ConsolePreview sheet={aSheetOfKinds()} onClose={() => undefined} />
      </ThemeProvider>,
    );
  const cell = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

  it('answers a grid cell by cell, and an emptied grid is no answer', () => {
    showKinds();
    for (const name of ['P → 1', 'Q → 3', 'Q → 2']) fireEvent.click(cell(name));
    press('Save & next');
    expect(tile(1).getAttribute('aria-label')).toBe('Question 1, answered');
    fireEvent.click(tile(1));
    expect(['P → 1', 'P → 2', 'Q → 2', 'Q → 3'].map((name) => cell(name).checked)).toEqual([true, false, true, true]);
    for (const name of ['P → 1', 'Q → 3', 'Q → 2']) fireEvent.click(cell(name));
    press('Save & next');
    expect(tile(1).getAttribute('aria-label')).toBe('Question 1, not answered');
  });

  it('moves through a grid with the arrow keys and stops at its edge', () => {
    showKinds();
    cell('P → 1').focus();
    fireEvent.keyDown(cell('P → 1'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(cell('P → 2'));
    fireEvent.keyDown(cell('P → 2'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(cell('Q → 2'));
    fireEvent.keyDown(cell('Q → 2'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(cell('Q → 2'));
  });

  it('gives an assertion and its reason the four sentences of the exams, by letter too', () => {
    showKinds();
    fireEvent.click(tile(2));
    expect([screen.getByText('Ice floats'), screen.getByText('It is lighter')]).toHaveLength(2);
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    key('c');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /The assertion is true, but/ }).checked).toBe(true);
    press('Save & next');
    expect(tile(2).getAttribute('aria-label')).toBe('Question 2, answered');
  });
});
