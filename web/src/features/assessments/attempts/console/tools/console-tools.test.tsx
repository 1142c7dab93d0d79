import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import own from '../../../../../i18n/assessments.en.json';
import tools from '../../../../../i18n/assessments.tools.en.json';
import variants from '../../../../../i18n/assessments.variants.en.json';
import kinds from '../../../../../i18n/questions.kinds.en.json';
import { institute } from '../../../../../lib/institute.ts';
import i18next from 'i18next';
import { ThemeProvider } from '../../../../../ui/theme/theme-provider.tsx';
import { ConsolePreview } from '../../console-preview.tsx';
// Fetched before the first test, whose time it would take.
import './calculator/calculator.tsx';
import { aSheet, doc } from '../../console-testing.ts';
import { preloadTools } from './console-tools.tsx';

type Settings = Parameters<typeof institute.set>[0];

// What jsdom has not.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

beforeEach(() => {
  localStorage.clear();
  const words = { assessments: { ...own, tools, variants }, questions: { kinds } };
  i18next.addResourceBundle('en', 'translation', words, true, true);
  const settings = { instituteKey: 2, timeZone: 'Asia/Kolkata', config: {}, uientity: { allowedItems: [] } };
  institute.set(settings as unknown as Settings);
});

const show = (changes: Partial<QuestionSheet['console']> = {}, sheet: Partial<QuestionSheet> = {}) => {
  const whole = aSheet({ hindi: true });
  return render(
    <ThemeProvider env="test">
      <ConsolePreview
        sheet={{ ...whole, ...sheet, console: { ...whole.console, ...changes } }}
        onClose={() => undefined}
      />
    </ThemeProvider>,
  );
};
const key = (name: string, shiftKey = false) => fireEvent.keyDown(window, { key: name, shiftKey });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isAnyChosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio', { name: /^[A-D] / }).some(({ checked }) => checked);
const tile = (number: number) => screen.getByRole('button', { name: new RegExp(`^Question ${number},`) });

describe('the tools of a paper that is held on this device', () => {
  it('open at once, with nothing left to fetch', async () => {
    await preloadTools({ ...aSheet().console, calculator: 'basic' });
    show({ calculator: 'basic' });
    key('w');
    expect(screen.getByRole('dialog', { name: 'Scratchpad · question 1' })).toBeDefined();
    key('k');
    expect(screen.getByRole('dialog', { name: 'Calculator' })).toBeDefined();
  });
});

describe('the calculator of the console', () => {
  it('is there only where the paper allows one', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Calculator' })).toBeNull();
    key('k');
    expect(screen.queryByRole('dialog', { name: 'Calculator' })).toBeNull();
  });

  it('takes its keys from the keyboard, and the question behind it hears none of them', async () => {
    show({ calculator: 'scientific' });
    key('k');
    const calculator = await screen.findByRole('dialog', { name: 'Scientific calculator' });
    for (const pressed of ['2', '^', '1', '0', 'Enter']) fireEvent.keyDown(calculator, { key: pressed });
    expect(within(calculator).getByRole('status').textContent).toBe('1024');
    expect(isAnyChosen()).toBe(false);
    fireEvent.keyDown(calculator, { key: 'Escape' });
    expect(screen.queryByRole('dialog', { name: 'Scientific calculator' })).toBeNull();
  });
});

describe('an option that is struck out', () => {
  it('says so, is no answer, and can be taken back', () => {
    show();
    press('Strike out option B');
    expect(screen.getByRole('radio', { name: /two.*struck out/ })).toBeDefined();
    expect(tile(1).getAttribute('aria-label')).toBe('Question 1, not answered');
    press('Take back: option B is struck out');
    expect(screen.queryByRole('radio', { name: /struck out/ })).toBeNull();
  });

  it('is struck out with Shift and its letter, and stays so while one looks elsewhere', () => {
    show();
    key('C', true);
    key('n');
    expect(screen.queryByRole('checkbox', { name: /struck out/ })).toBeNull();
    key('p');
    expect(screen.getByRole('radio', { name: /three.*struck out/ })).toBeDefined();
    expect(isAnyChosen()).toBe(false);
  });
});

describe('the scratchpad', () => {
  it('belongs to one question', async () => {
    show();
    key('w');
    expect(await screen.findByRole('dialog', { name: 'Scratchpad · question 1' })).toBeDefined();
    fireEvent.click(tile(2));
    expect(screen.getByRole('dialog', { name: 'Scratchpad · question 2' })).toBeDefined();
  });
});

describe('text size and contrast', () => {
  it('change with a key, and are remembered on this device', () => {
    const first = show();
    key('z');
    key('h');
    expect(screen.getByRole('main').dataset['size']).toBe('large');
    first.unmount();
    show();
    expect(screen.getByRole('main').dataset['size']).toBe('large');
    expect(screen.getByRole('main').className).toMatch(/high/);
  });
});

describe('Question Paper', () => {
  it('shows all questions at once without visiting them, and opens one', async () => {
    show();
    key('q');
    const paper = screen.getByRole('dialog', { name: 'Question Paper' });
    expect(await within(paper).findByText('Stem of c2')).toBeDefined();
    expect(
      within(paper)
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    ).toEqual([1, 2, 3, 4, 5].map((number) => `Question ${number}`));
    expect(tile(4).getAttribute('aria-label')).toBe('Question 4, not visited');
    fireEvent.click(within(paper).getByRole('button', { name: 'Open question 4' }));
    expect(screen.getByRole('heading', { name: 'Question 4', level: 2 })).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Question Paper' })).toBeNull();
  });
});

describe('the language', () => {
  it('switches with a key in the middle, and the instructions switch with it', () => {
    show({}, { instructionsHi: doc('ध्यान से पढ़ें।') });
    key('i');
    expect(screen.getByText('Read well.')).toBeDefined();
    press('Close');
    key('l');
    key('i');
    expect(screen.getByText('ध्यान से पढ़ें।')).toBeDefined();
    expect(screen.getByText('p1 का प्रश्न')).toBeDefined();
  });

  it('leaves the English instructions where there are no others', () => {
    show();
    key('l');
    key('i');
    expect(screen.getByText('Read well.').closest('[lang]')?.getAttribute('lang')).toBe('en');
  });
});

describe('both meanings of Mark for Review', () => {
  it.each([
    [true, /marked for review counts too/],
    [false, /only marks: it does not save/],
  ])('are explained: it saves is %s', (reviewSaves, words) => {
    show({ reviewSaves });
    key('i');
    expect(screen.getByText(words)).toBeDefined();
  });
});

describe('the look of an exam', () => {
  it('has the words of the official console', () => {
    show({ look: 'jee_main' });
    const names = within(screen.getByRole('toolbar')).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Save & Next',
      'Clear Response',
      'Save & Mark for Review',
      'Mark for Review & Next',
      'Back',
      'Next',
    ]);
  });
});

describe('locked sections', () => {
  const sections = aSheet({ hindi: true }).sections.map((section) => ({ ...section, minutes: 30 }));

  it('show the time of the open one, and cannot be entered before their time', () => {
    show({}, { sections });
    const [physics, chemistry] = screen.getAllByRole('tab');
    expect(physics?.textContent).toMatch(/^Physics.*(30|29):\d\d left$/);
    expect(chemistry?.textContent).toMatch(/^Chemistry.*Later · 30 min$/);
    expect(chemistry?.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(chemistry!);
    expect(screen.getByRole('heading', { name: 'Question 1' })).toBeDefined();
    expect(tile(4)).toHaveProperty('disabled', true);
  });

  it('are walked through in a preview without waiting', async () => {
    show({}, { sections });
    press('Let the time pass: go to Chemistry');
    expect(await screen.findByRole('heading', { name: 'Question 4' })).toBeDefined();
    expect(screen.getAllByRole('tab')[0]?.textContent).toMatch(/Over$/);
  });
});

describe('the keys', () => {
  it('are listed under ?, those of this paper alone', () => {
    show({ languages: ['en'] });
    key('?');
    const list = screen.getByRole('dialog');
    expect(within(list).getByText('Say the time left')).toBeDefined();
    expect(within(list).queryByText('Calculator')).toBeNull();
    expect(within(list).queryByText('Change the language of the questions')).toBeNull();
  });

  it('say the time left without a look at the clock', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z'), toFake: ['Date'] });
    show();
    key('t');
    expect(screen.getByText('Time left: 1 hr').getAttribute('aria-live')).toBe('polite');
    vi.useRealTimers();
  });
});
