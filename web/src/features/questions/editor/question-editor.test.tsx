import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Question } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { envelope, fakeServer, refusal } from '../../../lib/testing/fake-server.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { formOf } from './form/question-form.ts';
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
  tags: [],
  pastExams: [],
  expectedSeconds: null,
  groupId: null,
  removed: false,
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
const drafts = {
  [`PUT /api/question-drafts/${id}`]: () => envelope({ revision: 1, savedAt: '2026-11-21T13:18:00.000Z' }),
  [`DELETE /api/question-drafts/${id}`]: () => envelope({}),
};
const show = (props: Partial<Parameters<typeof QuestionEditor>[0]> = {}) =>
  renderScreen(<QuestionEditor opened={{ draftId: id, kept: null }} onNext={() => undefined} {...props} />);
const publish = async () => {
  await screen.findByRole('textbox', { name: 'Explanation' });
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
};
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
/** jsdom knows no typing in a text with formulas, but a paste is typing too. */
const paste = async (name: RegExp, text: string) => {
  const words = await screen.findByRole('textbox', { name });
  const getData = (kind: string) => (kind === 'text/plain' ? text : '');
  fireEvent.paste(words, { clipboardData: { types: ['text/plain'], files: [], getData } });
};

beforeAll(() => import('../../../ui/rich-text-editor/rich-text-editor.tsx'));
beforeEach(() => localStorage.clear());

it('says beside each field what an empty question lacks, and goes to the first', async () => {
  const { asked } = fakeServer(areas);
  show();
  await publish();
  expect(await screen.findByText('Write the question.')).toBeTruthy();
  expect(screen.getAllByText('Write this option, or remove it.')).toHaveLength(4);
  expect(screen.getByText('Mark the correct answer.')).toBeTruthy();
  expect(screen.getByText('Choose a knowledge area.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field(/^Question/)));
  expect(asked('/api/questions')).toHaveLength(0);
});

it('keeps the marked option right when it is moved, and saves it so', async () => {
  const { asked } = fakeServer({
    ...areas,
    ...drafts,
    [`PUT /api/questions/${id}`]: () => envelope({ questionId: id, version: 2, keyVersion: 2 }),
  });
  show({ question });
  fireEvent.click(await screen.findByRole('radio', { name: 'Option B is correct' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move option B up' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Option A is correct' }).checked).toBe(true);
  await publish();
  await waitFor(() => expect(asked(`/api/questions/${id}`)).toHaveLength(1));
  const body = JSON.parse(asked(`/api/questions/${id}`)[0]!.body);
  expect(body.key).toEqual({ kind: 'choice', accepted: [[1]] });
  expect(body.content.en.options).toEqual([fromSource('fourteen'), fromSource('seven')]);
  expect(body).toMatchObject({ version: 1, keyVersion: 1 });
  await waitFor(() => expect(asked(`/api/question-drafts/${id}`).some(({ method }) => method === 'DELETE')).toBe(true));
});

it('shows what the server refuses beside the field it names', async () => {
  const fields = [{ path: 'body.content.en.options.1.content.0', messageKey: 'errors.fields.malformed' }];
  fakeServer({ ...areas, ...drafts, [`PUT /api/questions/${id}`]: () => refusal(422, 'QUESTION_INVALID', { fields }) });
  show({ question });
  await publish();
  expect(await screen.findByText('This cannot be read; please check how it is written.')).toBeTruthy();
  expect(field('Option B').getAttribute('aria-invalid')).toBe('true');
  expect(field('Option A').getAttribute('aria-invalid')).not.toBe('true');
});

it('loses nothing when somebody else saved meanwhile: mine can be saved over theirs', async () => {
  const theirs = { ...question, version: 5, keyVersion: 3 };
  const answers = [() => refusal(409, 'CONFLICT'), () => envelope({ questionId: id, version: 6, keyVersion: 3 })];
  const { asked } = fakeServer({
    ...areas,
    ...drafts,
    [`GET /api/questions/${id}`]: () => envelope(theirs),
    [`PUT /api/questions/${id}`]: () => answers.shift()!(),
  });
  show({ question });
  await paste(/^Question/, 'My words');
  await publish();
  fireEvent.click(await screen.findByRole('button', { name: 'Save mine over theirs' }));
  await waitFor(() => expect(asked(`/api/questions/${id}`).filter(({ method }) => method === 'PUT')).toHaveLength(2));
  const last = JSON.parse(asked(`/api/questions/${id}`).findLast(({ method }) => method === 'PUT')!.body);
  expect(last).toMatchObject({
    version: 5,
    keyVersion: 3,
    content: { en: { stem: fromSource('My wordsIts average speed is') } },
  });
});

it('asks for a number where the answer is one, as value and tolerance', async () => {
  const number = {
    ...question,
    type: 'DECIMAL' as const,
    key: { kind: 'number' as const, accepted: [{ from: '9.75', to: '9.85' }] },
  };
  const { asked } = fakeServer({
    ...areas,
    ...drafts,
    [`PUT /api/questions/${id}`]: () => envelope({ questionId: id, version: 1, keyVersion: 2 }),
  });
  show({ question: { ...number, content: { en: { ...question.content.en, options: [] } } } });
  await screen.findByRole('textbox', { name: 'Value' });
  expect(screen.queryByRole('textbox', { name: 'Option A' })).toBeNull();
  type('Tolerance (±)', '0.1');
  await publish();
  await waitFor(() => expect(asked(`/api/questions/${id}`)).toHaveLength(1));
  expect(JSON.parse(asked(`/api/questions/${id}`)[0]!.body).key).toEqual({
    kind: 'number',
    accepted: [{ from: '9.7', to: '9.9' }],
  });
});

it('keeps what is typed a moment later, and says since when', async () => {
  const { asked } = fakeServer({ ...areas, ...drafts });
  show({ question });
  await paste(/^Question/, 'Given $v$: ');
  expect(await screen.findByText(/^Saved 6:48/)).toBeTruthy();
  const [sent] = asked(`/api/question-drafts/${id}`);
  expect(JSON.parse(sent!.body)).toMatchObject({ base: { version: 1, keyVersion: 1 }, revision: 0 });
  expect(localStorage).toHaveLength(0);
});

it('keeps on this device what the server cannot be given, and begins with it again', async () => {
  fakeServer(areas);
  const { unmount } = show({ question });
  await paste(/^Question/, 'Offline words ');
  expect(await screen.findByText('Offline. Kept on this device')).toBeTruthy();
  unmount();
  const { asked } = fakeServer({ ...areas, ...drafts });
  show({ question });
  await waitFor(() => expect(field(/^Question/).textContent).toContain('Offline words'));
  await waitFor(() => expect(asked(`/api/question-drafts/${id}`)).not.toHaveLength(0));
  expect(screen.getByText(/^These are your unpublished changes/)).toBeTruthy();
});

it('tells that another window saved, and takes its words where they should stay', async () => {
  const form = formOf({ ...question, content: { en: { ...question.content.en, stem: fromSource('Other words') } } });
  const others = { draftId: id, base: null, revision: 4, savedAt: '2026-11-21T13:20:00.000Z', title: '', images: {} };
  fakeServer({
    ...areas,
    [`PUT /api/question-drafts/${id}`]: () => refusal(409, 'CONFLICT'),
    [`GET /api/question-drafts/${id}`]: () => envelope({ draft: { ...others, form } }),
  });
  show({ question });
  await paste(/^Question/, 'Mine ');
  fireEvent.click(await screen.findByRole('button', { name: 'Take the other window’s words' }));
  await waitFor(() => expect(field(/^Question/).textContent).toBe('Other words'));
});

it('throws unpublished changes away where asked', async () => {
  const form = formOf({ ...question, content: { en: { ...question.content.en, stem: fromSource('Half a thought') } } });
  const kept = { draftId: id, base: { version: 1, keyVersion: 1 }, revision: 2, savedAt: '2026-11-21T13:20:00.000Z' };
  const { asked } = fakeServer({ ...areas, ...drafts });
  show({ question, opened: { draftId: id, kept: { ...kept, title: '', images: {}, form: { ...form } } } });
  await waitFor(() => expect(field(/^Question/).textContent).toBe('Half a thought'));
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(field(/^Question/).textContent).toBe('Its average speed is'));
  await waitFor(() => expect(asked(`/api/question-drafts/${id}`).at(-1)?.method).toBe('DELETE'));
});

it('leads from a check to the field that it is about', async () => {
  fakeServer({ ...areas, ...drafts });
  show({ question: { ...question, content: { en: { ...question.content.en, explanation: fromSource('') } } } });
  const explanation = await screen.findByRole('textbox', { name: 'Explanation' });
  fireEvent.click(await screen.findByRole('button', { name: 'No explanation yet' }));
  await waitFor(() => expect(document.activeElement).toBe(explanation));
});
