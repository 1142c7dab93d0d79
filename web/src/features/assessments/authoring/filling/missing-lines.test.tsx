import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Paper } from '@abhyas/contract/assessments/shapes';
import i18next from 'i18next';
import { beforeEach, expect, it } from 'vitest';
import building from '../../../../i18n/authoring.building.en.json';
import { envelope, fakeServer } from '../../../../lib/testing/fake-server.ts';
import { ToastHost } from '../../../../ui/status/toast-host.tsx';
import { renderScreen, WithSearch } from '../../../questions/testing/render-screen.tsx';
import type { BuilderSearch } from '../../addresses.ts';
import { somePaper, usualRule } from '../testing/some-paper.ts';
import { PaperBuilder } from '../builder/paper-builder.tsx';

beforeEach(() => {
  i18next.addResourceBundle('en', 'translation', { authoring: { building } }, true, true);
});

const [id, physics, chemistry, first, second, third] = Array.from(
  { length: 6 },
  (_, at) => `0190a5b0-0000-7000-8000-0000000000a${at}`,
) as [string, string, string, string, string, string];
const at = `/api/papers/${id}`;
const pattern = {
  id: 'official',
  exam: 'Official',
  examCode: null,
  paper: '1',
  fromYear: 2025,
  untilYear: null,
  source: 'bulletin',
  secondHand: false,
  minutes: 60,
  marks: 2000,
  console: {},
  dropped: 'attempted',
  tieChain: { id: 'chain', fromYear: 2025, source: 'bulletin', secondHand: false, links: [] },
  sections: [
    { title: 'Physics', subject: 'physics', types: ['SINGLE', 'MULTIPLE'], questions: 3, counted: 3, rule: usualRule },
    { title: 'Chemistry', subject: 'chemistry', types: ['SINGLE'], questions: 2, counted: 2, rule: usualRule },
  ],
};
const paper = somePaper(
  [
    { id: physics, title: 'Physics', questionIds: [first] },
    { id: chemistry, title: 'Chemistry', questionIds: [] },
  ],
  {
    id,
    draft: { patternId: 'official' },
    problems: [{ code: 'EMPTY_SECTION', values: { section: 'Chemistry' } }],
  },
);
const area = { id: 'area', parentId: null, subject: 'physics', name: 'Kinematics' };
const saved: string[][] = [];

function show(search: BuilderSearch = {}) {
  saved.length = 0;
  const server = fakeServer({
    [`GET ${at}/preview`]: () =>
      envelope({ ...paper, sections: [{ questions: [{ id: first, type: 'SINGLE', content: { en: { stem: {} } } }] }] }),
    [`PUT ${at}`]: ({ body }) => {
      const { draft } = JSON.parse(body) as Pick<Paper, 'draft'>;
      saved.push([...draft.sections[0]!.questionIds]);
      return envelope({ ...paper, draft, revision: 4 });
    },
    'GET /api/exam-patterns': () => envelope({ rows: [pattern] }),
    'GET /api/knowledge-areas': () => envelope([area]),
    'POST /api/questions/facts': () => envelope({ rows: [{ id: first, knowledgeAreaId: 'area', difficulty: 0 }] }),
    'GET /api/questions': ({ url }) =>
      envelope({
        rows: [],
        page: 1,
        size: 1,
        total: 0,
        counts: {
          byType: url.includes('subject=physics')
            ? [
                { type: 'SINGLE', count: 2 },
                { type: 'MULTIPLE', count: 1 },
                { type: 'INTEGER', count: 40 },
              ]
            : [{ type: 'INTEGER', count: 5 }],
        },
      }),
    [`POST ${at}/questions/generate`]: () =>
      envelope({ sections: [{ sectionId: physics, questionIds: [second, third] }], deviations: [], relaxations: [] }),
  });
  renderScreen(
    <>
      <WithSearch<BuilderSearch> initial={search}>
        {(current, set) => <PaperBuilder paper={paper} search={current} onSearch={set} />}
      </WithSearch>
      <ToastHost />
    </>,
  );
  return server;
}

it('tells what a section lacks against its pattern and what the bank has of its subject and types, and where it has nothing', async () => {
  show();
  expect(await screen.findByText('2 questions missing in Physics')).toBeTruthy();
  // Two of one type and one of the other, without the one that stands in the paper already.
  expect(await screen.findByText('2 more in the bank fit')).toBeTruthy();
  expect(await screen.findByText('No more in the bank fit')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pick .* Chemistry$/ })).toBeNull();
  // The section without a question is said once.
  expect(screen.getByText('2 questions missing in Chemistry')).toBeTruthy();
  expect(screen.queryByText('Section “Chemistry” has no question.')).toBeNull();
  expect(screen.getByText('1 to fix')).toBeTruthy();
});

it('counts in its tab the questions that are there beside those that are wanted', async () => {
  show();
  expect(await screen.findByRole('tab', { name: /^Questions ?1 \/ 5$/ })).toBeTruthy();
});

it('fills a section at once, and takes that back', async () => {
  const { asked } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Pick 2 questions for Physics' }));
  await waitFor(() => expect(saved.at(-1)).toEqual([first, second, third]));
  expect(JSON.parse(asked(`${at}/questions/generate`)[0]!.body)).toMatchObject({
    sections: [{ sectionId: physics, count: 2, subject: 'physics', types: ['SINGLE', 'MULTIPLE'], chapters: [] }],
  });
  await waitFor(() => expect(screen.queryByText('2 questions missing in Physics')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved.at(-1)).toEqual([first]));
});

it('says in the marking scheme who gets the marks of a dropped question, as the pattern has it', async () => {
  show({ tab: 'sections' });
  const tile = await screen.findByText('Dropped question');
  await waitFor(() => expect(tile.textContent).toBe('Dropped question+4 to who tried'));
});
