import type { Relaxation } from '@abhyas/contract/assessments/generation';
import { fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import words from '../../../../../i18n/authoring.generating.en.json';
import { renderScreen } from '../../../../questions/testing/render-screen.tsx';
import { type BlueprintForm, formOfPattern } from '../blueprint-form.ts';
import { RelaxButtons } from './relax-buttons.tsx';

const section = { count: 8, types: ['SINGLE' as const], chapters: [] };
const titles = ['Physics', 'Chemistry', 'Maths'];
const begun = formOfPattern({ sections: titles.map((title) => ({ ...section, title })) }, '', 'seed');
/** Nothing is wished of chemistry: places are counted without it. */
const form: BlueprintForm = {
  ...begun,
  sections: begun.sections.map((one) => (one.title === 'Chemistry' ? { ...one, count: 0 } : one)),
};
const taken: Relaxation[] = [];
const show = (relaxations: Relaxation[]) => {
  i18next.addResourceBundle('en', 'translation', { authoring: { generating: words } }, true, true);
  renderScreen(<RelaxButtons relaxations={relaxations} form={form} busy={false} onRelax={(one) => taken.push(one)} />);
};

it('offers each step by its own words, with its sections and by how many questions', async () => {
  const fewer: Relaxation = { drop: 'count', counts: [{ section: 1, count: 5 }] };
  show([{ drop: 'difficulty', sections: [1] }, { drop: 'chapters', sections: [0, 1] }, fewer, { drop: 'criterion' }]);
  expect(await screen.findByRole('button', { name: 'Leave difficulty free in Maths' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Leave chapters free' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take questions of any origin' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '3 questions fewer in Maths' }));
  expect(taken).toEqual([fewer]);
});
