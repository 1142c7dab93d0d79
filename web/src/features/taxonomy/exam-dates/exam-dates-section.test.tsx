import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import examDates from '../../../i18n/taxonomy.exam-dates.en.json';
import rules from '../../../i18n/tenancy.rules.en.json';
import { envelope, fakeServer, refusal } from '../../../lib/testing/fake-server.ts';
import { renderScreen } from '../../questions/testing/render-screen.tsx';
import { ExamDateForm } from './exam-date-form.tsx';

beforeAll(() =>
  i18next.addResourceBundle('en', 'translation', { taxonomy: { examDates }, tenancy: { rules } }, true, true),
);

const exam: Exam = {
  id: 2,
  code: 'jee',
  name: 'JEE Main',
  category: 'JEE',
  subjects: [],
  standards: [],
  targetYears: [2027],
};
const show = (saved?: { examId: number; title: string; day: string }) =>
  renderScreen(<ExamDateForm exam={exam} saved={saved} readOnly={false} />);
const form = async () => within(await screen.findByRole('form', { name: 'JEE Main' }));

it('a date is written with what it is called', async () => {
  const server = fakeServer({ 'PUT /api/exam-dates': () => envelope([]) });
  show();
  const fields = await form();
  expect(fields.getByText('no date')).toBeDefined();
  const save = fields.getByRole('button', { name: 'Save the date of JEE Main' }) as HTMLButtonElement;
  expect(save.disabled).toBe(true);
  fireEvent.change(fields.getByLabelText('What it is called'), { target: { value: ' Session 1 ' } });
  fireEvent.change(fields.getByLabelText('Day'), { target: { value: '2027-01-24' } });
  fireEvent.click(save);
  await waitFor(() => expect(server.seen).toHaveLength(1));
  expect(JSON.parse(String(server.seen[0]!.body))).toEqual({
    examId: 2,
    next: { title: 'Session 1', day: '2027-01-24' },
  });
});

it('a day that is over is refused in words, and what was typed stays', async () => {
  fakeServer({ 'PUT /api/exam-dates': () => refusal(422, 'EXAM_DATE_PAST') });
  show({ examId: 2, title: 'Session 1', day: '2027-01-24' });
  const fields = await form();
  expect(fields.getByText('Session 1, 24 Jan 2027')).toBeDefined();
  const day = fields.getByLabelText('Day') as HTMLInputElement;
  fireEvent.change(day, { target: { value: '2020-01-24' } });
  fireEvent.click(fields.getByRole('button', { name: 'Save the date of JEE Main' }));
  await fields.findByText('This day is over. Write the next date of the exam.', {});
  expect(day.value).toBe('2020-01-24');
});

it('a date is taken away', async () => {
  const server = fakeServer({ 'PUT /api/exam-dates': () => envelope([]) });
  show({ examId: 2, title: 'Session 1', day: '2027-01-24' });
  fireEvent.click((await form()).getByRole('button', { name: 'Take away the date of JEE Main' }));
  await waitFor(() => expect(server.seen).toHaveLength(1));
  expect(JSON.parse(String(server.seen[0]!.body))).toEqual({ examId: 2, next: null });
});
