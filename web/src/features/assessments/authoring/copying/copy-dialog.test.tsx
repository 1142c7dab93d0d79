import { fromSource } from '@abhyas/contract/rich-text';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import building from '../../../../i18n/authoring.building.en.json';
import { envelope, fakeServer } from '../../../../lib/testing/fake-server.ts';
import i18next from 'i18next';
import { renderScreen } from '../../../questions/testing/render-screen.tsx';
import { type Building, BuildingContext } from '../builder/building.ts';
import { CopyDialog } from './copy-dialog.tsx';

const rule = { right: 400, wrong: -100, unanswered: 0, ladder: [] };
const section = { id: 's', title: 'Physics', rule, questionIds: ['b'] };
const question = (id: string, number: number) => ({
  id,
  number,
  type: 'SINGLE',
  content: { en: { stem: fromSource(`Words of ${id}`), options: [] } },
});
const row = (id: string, title: string) => ({
  id,
  title,
  status: 'published',
  version: 1,
  questions: 3,
  updatedAt: '2026-11-20T10:00:00.000Z',
});
const record = {
  questionId: 'c',
  papers: 1,
  last: null,
  dropped: { paperId: 'm', title: 'Mock 8', version: 1, here: false, reason: 'No figure.', revised: false },
};

it('copies questions of another test into a section, and names those that stand here already', async () => {
  i18next.addResourceBundle('en', 'translation', { authoring: { building } }, true, true);
  const { asked } = fakeServer({
    'GET /api/papers': () =>
      envelope({ rows: [row('own', 'This test'), row('mock', 'Mock 8')], total: 2, page: 1, size: 10 }),
    'GET /api/papers/mock/preview': () =>
      envelope({
        images: {},
        sections: [{ id: 'm1', title: 'Mechanics', questions: [question('a', 1), question('b', 2), question('c', 3)] }],
      }),
    'POST /api/papers/own/questions/asked-before': () => envelope({ rows: [record] }),
  });
  const change = vi.fn<Building['change']>();
  const remember = vi.fn<Building['known']['remember']>();
  const context = { paper: { id: 'own' }, draft: { sections: [section] }, known: { remember }, change };
  renderScreen(
    <BuildingContext value={context as unknown as Building}>
      <CopyDialog section={section} onClose={() => undefined} />
    </BuildingContext>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Mock 8/ }));
  expect(screen.queryByRole('button', { name: /^This test/ })).toBeNull();
  expect(await screen.findByText('Question 2 is already in your test.')).toBeTruthy();
  expect(await screen.findByText('Dropped in “Mock 8”')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose question 2' }).disabled).toBe(true);
  expect(screen.getByText(/They will be marked as Physics: \+4 for a right answer, −1/)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'All of Mechanics' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose question 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add 1 question' }));
  await waitFor(() => expect(change).toHaveBeenCalledWith({ do: 'addQuestions', id: 's', questionIds: ['c'] }));
  expect(remember.mock.calls[0]![0].map(({ id }) => id)).toEqual(['c']);
  expect(asked('/api/papers/mock/preview')).toHaveLength(1);
});
