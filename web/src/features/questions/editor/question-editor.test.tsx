import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Question } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { envelope, fakeServer, refusal } from '../../../lib/testing/fake-server.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { QuestionEditor } from './question-editor.tsx';

const id = '0190a5b0-0000-7000-8000-0000000000aa';
const area = { id: '0190a5b0-0000-7000-8000-00000000000a', name: 'Kinematics', subject: 'physics' };
const question: Question = {
  id,
  number: 120,
  version: 1,
  keyVersion: 1,
  type: 'SINGLE',
  difficulty: 0,
  status: 'active',
  stem: fromSource('Its average speed is'),
  knowledgeArea: area,
  languages: ['en'],
  pastExams: [],
  updatedAt: '2026-11-20T10:00:00.000Z',
  key: { kind: 'choice', accepted: [[1]] },
  content: {
    en: {
      stem: fromSource('Its average speed is'),
      options: ['seven', 'fourteen'].map(fromSource),
      explanation: fromSource('Divide.'),
    },
  },
  images: {},
  can: { edit: true, archive: true },
};
const areas = {
  'GET /api/knowledge-areas': () => envelope([{ ...area, parentId: null, path: 'Physics › Kinematics', own: false }]),
};
const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

it('says beside each field what an empty question lacks, and goes to the first', async () => {
  const { asked } = fakeServer(areas);
  renderScreen(<QuestionEditor />);
  await save();
  expect(await screen.findByText('Write the question.')).toBeTruthy();
  expect(screen.getAllByText('Write this option, or remove it.')).toHaveLength(4);
  expect(screen.getByText('Mark the correct answer.')).toBeTruthy();
  expect(screen.getByText('Choose a knowledge area.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Question')));
  expect(asked('/api/questions')).toHaveLength(0);
});

it('keeps the marked option right when it is moved, and saves it so', async () => {
  const { asked } = fakeServer({
    ...areas,
    [`PUT /api/questions/${id}`]: () => envelope({ questionId: id, version: 2, keyVersion: 2 }),
  });
  renderScreen(<QuestionEditor question={question} />);
  fireEvent.click(await screen.findByRole('radio', { name: 'Option B is correct' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move option B up' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Option A is correct' }).checked).toBe(true);
  await save();
  await waitFor(() => expect(asked(`/api/questions/${id}`)).toHaveLength(1));
  const body = JSON.parse(asked(`/api/questions/${id}`)[0]!.body);
  expect(body.key).toEqual({ kind: 'choice', accepted: [[1]] });
  expect(body.content.en.options).toEqual([fromSource('fourteen'), fromSource('seven')]);
  expect(body).toMatchObject({ version: 1, keyVersion: 1 });
  expect(await screen.findByText('Saved')).toBeTruthy();
});

it('shows what the server refuses beside the field it names', async () => {
  const fields = [{ path: 'body.content.en.options.1.content.0', messageKey: 'errors.fields.malformed' }];
  fakeServer({ ...areas, [`PUT /api/questions/${id}`]: () => refusal(422, 'QUESTION_INVALID', { fields }) });
  renderScreen(<QuestionEditor question={question} />);
  await save();
  expect(await screen.findByText('This cannot be read; please check how it is written.')).toBeTruthy();
  expect(field('Option B').getAttribute('aria-invalid')).toBe('true');
  expect(field('Option A').getAttribute('aria-invalid')).not.toBe('true');
});

it('loses nothing when somebody else saved meanwhile: mine can be saved over theirs', async () => {
  const theirs = { ...question, version: 5, keyVersion: 3 };
  const answers = [() => refusal(409, 'CONFLICT'), () => envelope({ questionId: id, version: 6, keyVersion: 3 })];
  const { asked } = fakeServer({
    ...areas,
    [`GET /api/questions/${id}`]: () => envelope(theirs),
    [`PUT /api/questions/${id}`]: () => answers.shift()!(),
  });
  renderScreen(<QuestionEditor question={question} />);
  await screen.findByRole('textbox', { name: 'Question' });
  type('Question', 'My words');
  await save();
  fireEvent.click(await screen.findByRole('button', { name: 'Save mine over theirs' }));
  await waitFor(() => expect(asked(`/api/questions/${id}`).filter(({ method }) => method === 'PUT')).toHaveLength(2));
  const last = JSON.parse(asked(`/api/questions/${id}`).findLast(({ method }) => method === 'PUT')!.body);
  expect(last).toMatchObject({ version: 5, keyVersion: 3, content: { en: { stem: fromSource('My words') } } });
});

it('asks for a number where the answer is one, as value and tolerance', async () => {
  const number = {
    ...question,
    type: 'DECIMAL' as const,
    key: { kind: 'number' as const, accepted: [{ from: '9.75', to: '9.85' }] },
  };
  const { asked } = fakeServer({
    ...areas,
    [`PUT /api/questions/${id}`]: () => envelope({ questionId: id, version: 1, keyVersion: 2 }),
  });
  renderScreen(<QuestionEditor question={{ ...number, content: { en: { ...question.content.en, options: [] } } }} />);
  await screen.findByRole('textbox', { name: 'Value' });
  expect(screen.queryByRole('textbox', { name: 'Option A' })).toBeNull();
  type('Tolerance (±)', '0.1');
  await save();
  await waitFor(() => expect(asked(`/api/questions/${id}`)).toHaveLength(1));
  expect(JSON.parse(asked(`/api/questions/${id}`)[0]!.body).key).toEqual({
    kind: 'number',
    accepted: [{ from: '9.7', to: '9.9' }],
  });
});
