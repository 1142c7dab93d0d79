import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImportRow, ImportSummary } from '@abhyas/contract/questions/imports';
import { envelope, fakeServer } from '../../../lib/testing/fake-server.ts';
import { renderScreen, WithSearch } from '../testing/render-screen.tsx';
import { ImportScreen } from './import-screen.tsx';
import type { ImportSearch } from '../addresses.ts';

const importId = '0190a5b0-0000-7000-8000-0000000000aa';
const areaId = '0190a5b0-0000-7000-8000-0000000000bb';

function summary(status: ImportSummary['status'], counts: Partial<ImportSummary['counts']> = {}): ImportSummary {
  const all = { rows: 0, ready: 0, duplicate: 0, otherKey: 0, refused: 0, fixable: 0, written: 0, ...counts };
  return {
    id: importId,
    fileName: 'physics.csv',
    format: 'csv',
    encoding: null,
    losses: [],
    sheet: null,
    paper: null,
    status,
    problem: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    createdBy: 'R. Mehta',
    counts: all,
    can: { commit: status === 'checked' && all.ready > 0, cancel: status === 'checked', undo: status === 'committed' },
  };
}

const refused: ImportRow = {
  row: 14,
  line: 15,
  state: 'refused',
  fixable: false,
  losses: [],
  problems: [{ column: 'Knowledge Area', code: 'KNOWLEDGE_AREA_UNKNOWN', values: { name: 'Electrostatic' } }],
  cells: { Question: 'A charge rests.', 'Knowledge Area': 'Electrostatic' },
  preview: null,
  duplicateOf: null,
  suggestions: [{ knowledgeAreaId: areaId, path: 'Physics › Electrostatics' }],
};
const rows = (list: readonly ImportRow[]) =>
  envelope({ rows: list, total: list.length, page: 1, size: 25, images: {} });
const at = `/api/question-imports/${importId}`;

function show() {
  return renderScreen(
    <WithSearch<ImportSearch> initial={{}}>
      {(search, set) => <ImportScreen importId={importId} search={search} onSearch={set} />}
    </WithSearch>,
  );
}

it('looks again by itself while the file is read, then shows what is in it', async () => {
  const answers = [summary('reading'), summary('checked', { rows: 12, ready: 8, duplicate: 3, refused: 1 })];
  fakeServer({
    [`GET ${at}`]: () => envelope(answers.length > 1 ? answers.shift() : answers[0]),
    [`GET ${at}/rows`]: () => rows([refused]),
  });
  show();
  expect(await screen.findByRole('progressbar', { name: 'Reading the file' })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 1, name: 'Check before importing' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import 8 good rows' }).hasAttribute('disabled')).toBe(false);
  expect(screen.getByRole('button', { name: /^Problems/ }).getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByText('There is no area of that name.')).toBeTruthy();
});

it('says that nothing will be written when every row is a duplicate', async () => {
  const duplicate: ImportRow = {
    ...refused,
    state: 'duplicate',
    problems: [],
    suggestions: [],
    duplicateOf: { questionId: areaId, number: 18830, row: null, keyDiffers: true },
  };
  fakeServer({
    [`GET ${at}`]: () => envelope(summary('checked', { rows: 2, duplicate: 2, otherKey: 1 })),
    [`GET ${at}/rows`]: () => rows([duplicate]),
  });
  show();
  expect(await screen.findByText('Every row is in the bank already')).toBeTruthy();
  expect(screen.getByText('Nothing will be written.')).toBeTruthy();
  expect(screen.getByText('1 duplicate has another key')).toBeTruthy();
  expect(await screen.findByText('Another answer is right there.')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Nothing to import' });
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(await screen.findByRole('link', { name: 'Q-18830' })).toBeTruthy();
});

it('places an unknown area for every row that names it', async () => {
  const { asked } = fakeServer({
    [`GET ${at}`]: () => envelope(summary('checked', { rows: 1, refused: 1 })),
    [`GET ${at}/rows`]: () => rows([refused]),
    [`POST ${at}/areas`]: () => envelope(summary('checked', { rows: 1, ready: 1 })),
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Use Electrostatics' }));
  expect((await screen.findByRole('button', { name: 'Import 1 good row' })).hasAttribute('disabled')).toBe(false);
  const [sent] = asked(`${at}/areas`);
  expect(JSON.parse(sent!.body)).toEqual({ name: 'Electrostatic', place: { knowledgeAreaId: areaId } });
});

it('imports, leads to the questions, and takes the import back after asking', async () => {
  let now = summary('checked', { rows: 3, ready: 2, refused: 1 });
  const become = (next: ImportSummary) => () => envelope((now = next));
  fakeServer({
    [`GET ${at}`]: () => envelope(now),
    [`GET ${at}/rows`]: () => rows([refused]),
    [`POST ${at}/commit`]: become(summary('committed', { rows: 3, refused: 1, written: 2 })),
    [`POST ${at}/undo`]: become(summary('undone', { rows: 3 })),
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Import 2 good rows' }));
  expect(await screen.findByText('2 questions are in the bank now')).toBeTruthy();
  expect(screen.getByText('1 row was left out.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See these questions' }).getAttribute('href')).toContain(importId);
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take back 2 questions' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Import taken back'));
});

it('says why a file cannot be read', async () => {
  const failed = {
    ...summary('failed'),
    problem: { column: 'Explanation', code: 'COLUMN_MISSING', values: { names: 'Explanation' } },
  };
  fakeServer({ [`GET ${at}`]: () => envelope(failed) });
  show();
  expect(await screen.findByText('The file lacks a column: Explanation.')).toBeTruthy();
});
