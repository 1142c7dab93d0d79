import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import ranks from '../../../../i18n/assessments.ranks.en.json';
import { envelope, fakeServer } from '../../../../lib/testing/fake-server.ts';
import { renderScreen } from '../../../questions/testing/render-screen.tsx';
import { type Building, BuildingContext } from '../builder/building.ts';
import { RankRule } from './rank-rule.tsx';

function show(patternId?: string) {
  i18next.addResourceBundle('en', 'translation', { assessments: { ranks } }, true, true);
  const tieChain = { source: 'NTA 2026', secondHand: false, links: [{ figure: 'positiveMarks', better: 'higher' }] };
  fakeServer({ 'GET /api/exam-patterns': () => envelope({ rows: [{ id: 'advanced', tieChain }] }) });
  renderScreen(
    <BuildingContext value={{ draft: { patternId } } as unknown as Building}>
      <RankRule />
    </BuildingContext>,
  );
}

it('equal marks are told apart as the exam of the pattern does', async () => {
  show('advanced');
  expect(await screen.findByText('Equal totals are told apart by: positive marks. Source: NTA 2026.')).toBeDefined();
  expect(screen.queryByText(/share a rank/)).toBeNull();
});

it('equal marks share a rank in a paper of a teacher’s own making', async () => {
  show();
  expect(await screen.findByText(/^Equal scores share a rank/)).toBeDefined();
});
