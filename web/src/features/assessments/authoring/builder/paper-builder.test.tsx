import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import type { Paper } from '@abhyas/contract/assessments/shapes';
import advice from '../../../../i18n/authoring.advice.en.json';
import { envelope, fakeServer, refusal } from '../../../../lib/testing/fake-server.ts';
import { renderScreen, WithSearch } from '../../../questions/testing/render-screen.tsx';
import { somePaper } from '../testing/some-paper.ts';
import type { BuilderSearch } from '../../addresses.ts';
import { PaperBuilder } from './paper-builder.tsx';

const id = '0190a5b0-0000-7000-8000-0000000000aa';
const at = `/api/papers/${id}`;
const paper = (over: Partial<Paper> = {}): Paper =>
  somePaper(
    [
      { id: '0190a5b0-0000-7000-8000-0000000000b1', title: 'Physics', questionIds: [] },
      { id: '0190a5b0-0000-7000-8000-0000000000b2', title: 'Chemistry', questionIds: [] },
    ],
    { id, ...over },
  );
const sheet = {
  paperId: id,
  version: 0,
  title: '',
  minutes: 60,
  marks: 0,
  instructions: { type: 'doc', content: [] },
  console: {},
  sections: [],
  images: {},
};

function show(initial: Paper, search: BuilderSearch = {}) {
  return renderScreen(
    <WithSearch<BuilderSearch> initial={search}>
      {(current, set) => <PaperBuilder paper={initial} search={current} onSearch={set} />}
    </WithSearch>,
  );
}
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the test' });
const rename = (value: string) => fireEvent.change(name(), { target: { value } });
const preview = { [`GET ${at}/preview`]: () => envelope(sheet) };

it('saves by itself on top of the revision it knows, and says when', async () => {
  const { asked } = fakeServer({
    ...preview,
    [`PUT ${at}`]: ({ body }) =>
      envelope(paper({ ...JSON.parse(body), revision: 4, updatedAt: '2026-11-21T10:50:00.000Z' })),
  });
  show(paper());
  expect(await screen.findByText('Saved 4:12 pm')).toBeTruthy();
  rename('Full mock 10');
  expect(await screen.findByText('Saved 4:20 pm')).toBeTruthy();
  const sent = JSON.parse(asked(at)[0]!.body);
  expect(sent).toMatchObject({ revision: 3, draft: { title: 'Full mock 10' } });
});

it('offers a choice when somebody else saved meanwhile, and keeps my words until I chose', async () => {
  const theirs = paper({ revision: 9, draft: { ...paper().draft, title: 'Their name' } });
  const answers = [
    () => refusal(409, 'CONFLICT'),
    () => envelope(paper({ revision: 10, draft: { ...paper().draft, title: 'My name' } })),
  ];
  const { asked } = fakeServer({
    ...preview,
    [`GET ${at}`]: () => envelope(theirs),
    [`PUT ${at}`]: () => answers.shift()!(),
  });
  show(paper());
  await screen.findByText('Saved 4:12 pm');
  rename('My name');
  const mine = await screen.findByRole('button', { name: 'Save mine over theirs' });
  expect(name().value).toBe('My name');
  fireEvent.click(mine);
  await waitFor(() => expect(asked(at).filter(({ method }) => method === 'PUT')).toHaveLength(2));
  expect(JSON.parse(asked(at).findLast(({ method }) => method === 'PUT')!.body)).toMatchObject({
    revision: 9,
    draft: { title: 'My name' },
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save mine over theirs' })).toBeNull());
});

it('goes on from theirs when I choose theirs', async () => {
  const theirs = paper({ revision: 9, draft: { ...paper().draft, title: 'Their name' } });
  fakeServer({ ...preview, [`GET ${at}`]: () => envelope(theirs), [`PUT ${at}`]: () => refusal(409, 'CONFLICT') });
  show(paper());
  await screen.findByText('Saved 4:12 pm');
  rename('My name');
  fireEvent.click(await screen.findByRole('button', { name: 'Load theirs, drop mine' }));
  await waitFor(() => expect(name().value).toBe('Their name'));
});

it('does not send a test without a name', async () => {
  const { asked } = fakeServer(preview);
  show(paper());
  await screen.findByText('Saved 4:12 pm');
  rename('');
  expect(await screen.findByText('Not saved: a name or a number is missing')).toBeTruthy();
  expect(screen.getByText('Give the test a name.')).toBeTruthy();
  expect(asked(at)).toHaveLength(0);
});

it('says what is worth a look: missing solutions, and questions of recent tests', async () => {
  i18next.addResourceBundle('en', 'translation', { authoring: { advice } }, true, true);
  const reply = { questions: 4, withoutSolution: [2, 4], seen: 8, repeated: [] as object[] };
  const replies = [
    reply,
    { ...reply, withoutSolution: [], repeated: [{ paperId: 'm', title: 'Mock 8', numbers: [3] }] },
  ];
  fakeServer({
    ...preview,
    [`GET ${at}/advice`]: () => envelope(replies.shift()),
    [`PUT ${at}`]: ({ body }) => envelope(paper({ ...JSON.parse(body), revision: 4 })),
  });
  show(paper());
  expect(await screen.findByText('2 questions have no solution: 2, 4')).toBeTruthy();
  expect(screen.getByText('No question repeats from the last 8 tests')).toBeTruthy();
  rename('Full mock 10');
  expect(await screen.findByText('Question 3 is also in “Mock 8”')).toBeTruthy();
  expect(screen.getByText('Every question has a solution')).toBeTruthy();
});

it('leads from what hinders publishing to the tab where it is fixed', async () => {
  const problems: Paper['problems'] = [{ code: 'NO_QUESTIONS', values: {} }];
  fakeServer(preview);
  show(paper({ problems }));
  expect(await screen.findByText('1 to fix')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Review and publish' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('No question is chosen yet.')).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Publish version 1' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Open' }));
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /^Questions/ }).getAttribute('aria-selected')).toBe('true'),
  );
});

it('publishes the revision that was reviewed', async () => {
  const published = paper({ status: 'published', version: 1, revision: 4, changed: false });
  const { asked } = fakeServer({ ...preview, [`POST ${at}/publish`]: () => envelope(published) });
  show(paper());
  fireEvent.click(await screen.findByRole('button', { name: 'Review and publish' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish version 1' }));
  expect(await screen.findByText('Published')).toBeTruthy();
  expect(JSON.parse(asked(`${at}/publish`)[0]!.body)).toEqual({
    revision: 3,
    wordsOnly: false,
    batchIds: [],
    studentIds: [],
  });
});

it('publishes what was typed just before, in the draft and in the settings, on the newest revision', async () => {
  const drafted = (draft: object) => paper({ draft: { ...paper().draft, ...draft }, revision: 4 });
  const { asked } = fakeServer({
    ...preview,
    [`PUT ${at}`]: ({ body }) => envelope(drafted(JSON.parse(body).draft)),
    [`PUT ${at}/settings`]: ({ body }) => envelope(paper({ settings: JSON.parse(body), revision: 4 })),
    [`POST ${at}/publish`]: () => envelope(paper({ status: 'published', version: 1, revision: 5 })),
  });
  show(paper());
  await screen.findByText('Saved 4:12 pm');
  rename('Full mock 10');
  fireEvent.click(screen.getByRole('tab', { name: 'Schedule and access' }));
  fireEvent.change(await screen.findByLabelText('Grace for the network, seconds'), { target: { value: '45' } });
  fireEvent.click(screen.getByRole('button', { name: 'Review and publish' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish version 1' }));
  await waitFor(() => expect(asked(`${at}/publish`)).toHaveLength(1));
  expect(JSON.parse(asked(`${at}/settings`)[0]!.body)).toMatchObject({ graceSeconds: 45 });
  expect(JSON.parse(asked(`${at}/publish`)[0]!.body)).toMatchObject({ revision: 4 });
});

it('takes a typed 1 for a wrong answer as minus one, and leaves marks alone that cannot be read', async () => {
  const { asked } = fakeServer({
    ...preview,
    [`PUT ${at}`]: ({ body }) => envelope(paper({ ...JSON.parse(body), revision: 4 })),
  });
  show(paper(), { tab: 'sections' });
  const wrong = await screen.findByRole('textbox', { name: 'Marks for a wrong answer in Physics' });
  fireEvent.change(wrong, { target: { value: '0.25' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Marks for a right answer in Physics' }), {
    target: { value: 'four' },
  });
  await waitFor(() => expect(asked(at)).toHaveLength(1));
  expect(JSON.parse(asked(at)[0]!.body).draft.sections[0].rule).toMatchObject({ right: 400, wrong: -25 });
});
