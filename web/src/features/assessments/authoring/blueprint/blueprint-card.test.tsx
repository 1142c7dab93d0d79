import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import building from '../../../../i18n/authoring.building.en.json';
import { envelope, fakeServer } from '../../../../lib/testing/fake-server.ts';
import i18next from 'i18next';
import { renderScreen } from '../../../questions/testing/render-screen.tsx';
import { type Building, BuildingContext } from '../builder/building.ts';
import { BlueprintCard } from './blueprint-card.tsx';

const facts = new Map([
  ['a', { difficulty: 0, knowledgeAreaId: 'motion' }],
  ['b', { difficulty: 2, knowledgeAreaId: 'motion' }],
]);
const sections = [{ id: 's', title: 'Physics', questionIds: ['a', 'b'] }];
const targets = [
  {
    sectionId: 's',
    count: 4,
    difficulty: { easy: 25, medium: 50, hard: 25 },
    chapters: [
      { knowledgeAreaId: 'motion', weight: 1 },
      { knowledgeAreaId: 'light', weight: 1 },
    ],
  },
];

function show(draft: object) {
  i18next.addResourceBundle('en', 'translation', { authoring: { building } }, true, true);
  const area = (id: string, name: string) => ({ id, name, parentId: null, subject: 'physics', path: name, own: false });
  fakeServer({
    'GET /api/knowledge-areas': () => envelope([area('motion', 'Mechanics'), area('light', 'Optics')]),
    'GET /api/paper-blueprints': () => envelope({ rows: [] }),
  });
  renderScreen(
    <BuildingContext value={{ draft, known: { facts }, readOnly: false } as unknown as Building}>
      <BlueprintCard />
    </BuildingContext>,
  );
}
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows what the test has of each chapter and level beside what its blueprint wishes', async () => {
  show({ sections, targets });
  const mechanics = await screen.findByRole('row', { name: /^Mechanics/ });
  expect(cells(mechanics)).toEqual(['Mechanics', '1', '0', '1', '2 / 2']);
  expect(cells(screen.getByRole('row', { name: /^Optics/ }))).toEqual(['Optics', '0', '0', '0', '0 / 2']);
  expect(screen.getByText('1 of 2 chapters as wished')).toBeTruthy();
  expect(screen.getByText('target 25%, 50%, 25%')).toBeTruthy();
  expect(screen.getByText('Medium 0 / 2')).toBeTruthy();
});

it('shows the plain make-up of a test without a blueprint', async () => {
  show({ sections });
  expect(cells(await screen.findByRole('row', { name: /^Mechanics/ }))).toEqual(['Mechanics', '1', '0', '1', '2']);
  expect(screen.queryByText('Optics')).toBeNull();
  expect(screen.getByText('Hard 1')).toBeTruthy();
});
