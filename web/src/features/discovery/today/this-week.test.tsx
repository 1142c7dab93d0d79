import type { StudentDay, TestOfWeek } from '@abhyas/contract/discovery/home';
import { fireEvent, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import day from '../../../i18n/discovery.day.en.json';
import today from '../../../i18n/discovery.en.json';
import { renderScreen } from '../../questions/testing/render-screen.tsx';
import { StreakLine } from './streak-line.tsx';
import { StreakPill } from './streak-pill.tsx';
import { ThisWeek } from './this-week.tsx';

beforeAll(() => i18next.addResourceBundle('en', 'translation', { discovery: { ...today, day } }, true, true));

const paper = (title: string, patch: Partial<TestOfWeek> = {}): TestOfWeek => ({
  paperId: title,
  kind: 'PREDEFINED',
  examIds: [2],
  title,
  questions: 75,
  marks: 30_000,
  minutes: 180,
  opensAt: '2026-11-22T03:30:00.000Z',
  closesAt: '2026-11-22T06:30:00.000Z',
  state: 'upcoming',
  attemptsLeft: 1,
  practice: false,
  attempts: [],
  registered: false,
  ...patch,
});
const row = async (title: string) => within((await screen.findByRole('heading', { name: title })).closest('li')!);

describe('a test that is not open yet', () => {
  it('is marked where it is given to the student, and can be added to a calendar in any case', async () => {
    renderScreen(
      <ThisWeek now="2026-11-20T10:00:00.000Z" papers={[paper('For me', { registered: true }), paper('For all')]} />,
    );
    const mine = await row('For me');
    // Beside the way to the calendar, and under the name on phones; the page shows one of both.
    expect(mine.getAllByText('Registered')).toHaveLength(2);
    expect(mine.getByRole('button', { name: 'Add to calendar: For me' })).toBeDefined();
    const all = await row('For all');
    expect(all.queryByText('Registered')).toBeNull();
    expect(all.getByText('Add to calendar')).toBeDefined();
  });

  it('is given to the calendar as a file in the language of the page', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function name(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    renderScreen(<ThisWeek now="2026-11-20T10:00:00.000Z" papers={[paper('Mock 8: JEE/NEET')]} />);
    const [button] = (await row('Mock 8: JEE/NEET')).getAllByRole('button');
    fireEvent.click(button!);
    click.mockRestore();
    expect(names).toEqual(['Mock 8 JEE NEET.ics']);
    expect(files[0]!.type).toBe('text/calendar;charset=utf-8');
    const written = (await files[0]!.text()).replaceAll('\r\n ', '');
    expect(written).toContain('DTSTART:20261122T033000Z');
    expect(written).toContain(String.raw`75 questions\, 3 hr. You can start until 22 Nov\, 12:00 pm IST.`);
  });

  it('has no such button once it is open', async () => {
    renderScreen(
      <ThisWeek now="2026-11-22T05:00:00.000Z" papers={[paper('Open', { state: 'open', registered: true })]} />,
    );
    const open = await row('Open');
    expect(open.getByRole('link', { name: 'Start' })).toBeDefined();
    expect(open.queryByRole('button')).toBeNull();
  });
});

describe('days in a row', () => {
  const show = (streak: StudentDay['streak']) => renderScreen(<StreakLine streak={streak} />);
  it.each([
    [{ days: 12, today: 61 }, '12 days in a row. Study 9 min more today to keep it.'],
    [{ days: 1, today: 600 }, '1 day in a row. Today counts.'],
    [{ days: 0, today: 0 }, 'Study 10 min more today to begin a streak.'],
  ])('of %o say what today needs', async (streak, text) => {
    const { container } = show(streak);
    await vi.waitFor(() => expect(container.textContent).toContain(text));
  });

  it('stand in the bar from the first one on', async () => {
    const { container } = renderScreen(
      <>
        <p>bar</p>
        <StreakPill streak={{ days: 0, today: 0 }} />
      </>,
    );
    await screen.findByText('bar');
    expect(container.textContent).toBe('bar');
  });
});
