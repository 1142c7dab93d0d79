import { fromSource } from '@abhyas/contract/rich-text';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../questions/testing/render-screen.tsx';
import { type Building, BuildingContext } from '../builder/building.ts';
import { changeDraft, type Draft } from '../draft/change-draft.ts';
import { QuestionLine } from './question-line.tsx';

const rule = { right: 400, wrong: -100, unanswered: 0, ladder: [] };
const paper = {
  title: 'Full mock 9',
  minutes: 60,
  instructions: { type: 'doc', content: [] },
  sections: [
    { id: 'physics', title: 'Physics', rule, questionIds: ['a', 'b', 'c'] },
    { id: 'chemistry', title: 'Chemistry', rule, questionIds: ['d'] },
  ],
  console: {},
} as unknown as Draft;
const known = {
  find: (questionId: string) => ({ type: 'SINGLE', stem: fromSource(`Words of ${questionId}`) }),
  facts: new Map(),
  records: new Map(),
  complete: true,
};

/** The questions of a paper that is being built. */
function Questions({ readOnly }: { readonly readOnly: boolean }) {
  const [draft, setDraft] = useState(paper);
  const building = {
    draft,
    known,
    readOnly,
    change: (step: Parameters<typeof changeDraft>[1]) => setDraft((now) => changeDraft(now, step)),
  };
  const all = draft.sections.flatMap(({ questionIds }) => questionIds);
  return (
    <BuildingContext value={building as unknown as Building}>
      {draft.sections.map((section) => (
        <ol key={section.id} aria-label={section.title}>
          {section.questionIds.map((questionId, index) => (
            <QuestionLine
              key={questionId}
              {...{ questionId, section, index }}
              number={1 + all.indexOf(questionId)}
              onOpen={() => undefined}
            />
          ))}
        </ol>
      ))}
    </BuildingContext>
  );
}
async function open(readOnly = false) {
  renderScreen(<Questions readOnly={readOnly} />);
  await screen.findByText('Words of a');
}
/** The questions of each section in their order. */
const order = () =>
  ['Physics', 'Chemistry'].map((section) =>
    [...screen.getByLabelText(section).children].map((line) => /Words of (.)/.exec(line.textContent)?.[1]).join(''),
  );
const button = (name: string) => screen.getByLabelText<HTMLButtonElement>(name);
const press = (name: string) => fireEvent.click(button(name));
const lineOf = (word: string) => screen.getByText(`Words of ${word}`).closest('li')!;

/** What a browser carries from where a drag began to where it ends. */
function drag(word: string, onto: string, leaving?: string) {
  const carried = new Map<string, string>();
  const dataTransfer = {
    get types() {
      return [...carried.keys()];
    },
    setData: (kind: string, value: string) => carried.set(kind, value),
    getData: (kind: string) => carried.get(kind) ?? '',
  };
  fireEvent.dragStart(lineOf(word), { dataTransfer });
  if (leaving) {
    fireEvent.dragOver(lineOf(leaving), { dataTransfer });
    fireEvent.dragLeave(lineOf(leaving), { dataTransfer });
  }
  // A place that takes it says so by not leaving the event to the browser.
  const taken = !fireEvent.dragOver(lineOf(onto), { dataTransfer });
  fireEvent.drop(lineOf(onto), { dataTransfer });
  return taken;
}

it('moves a question by buttons, over the edge of a section too', async () => {
  await open();
  expect(button('Move question 1 up').disabled).toBe(true);
  press('Move question 1 down');
  expect(order()).toEqual(['bac', 'd']);
  press('Move question 3 down');
  expect(order()).toEqual(['ba', 'cd']);
  press('Move question 4 up');
  expect(order()).toEqual(['ba', 'dc']);
  press('Move question 3 up');
  expect(order()).toEqual(['bad', 'c']);
  expect(button('Move question 4 down').disabled).toBe(true);
});

it('moves a question by dragging it before another: upwards, downwards and into another section', async () => {
  await open();
  expect(drag('c', 'a')).toBe(true);
  expect(order()).toEqual(['cab', 'd']);
  drag('c', 'b', 'a');
  expect(order()).toEqual(['acb', 'd']);
  drag('a', 'd');
  expect(order()).toEqual(['cb', 'ad']);
  expect(document.querySelector('[data-over]')).toBeNull();
});

it('takes nothing that is dragged from elsewhere', async () => {
  await open();
  const dataTransfer = { types: ['text/plain'], getData: () => 'c' };
  expect(fireEvent.dragOver(lineOf('a'), { dataTransfer })).toBe(true);
  fireEvent.drop(lineOf('a'), { dataTransfer });
  expect(order()).toEqual(['abc', 'd']);
});

it('offers whoever may only read no order to change', async () => {
  await open(true);
  expect(screen.queryByLabelText('Move question 1 down')).toBeNull();
  expect(lineOf('a').getAttribute('draggable')).toBe('false');
  expect(drag('c', 'a')).toBe(false);
  expect(order()).toEqual(['abc', 'd']);
});
