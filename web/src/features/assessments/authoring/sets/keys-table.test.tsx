import type { SetAnswer, SetReport } from '@abhyas/contract/assessments/sets';
import { render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import assessments from '../../../../i18n/assessments.en.json';
import sets from '../../../../i18n/authoring.sets.en.json';
import { institute } from '../../../../lib/institute.ts';
import { ThemeProvider } from '../../../../ui/theme/theme-provider.tsx';
import { KeysTable } from './keys-table.tsx';

beforeEach(() => {
  i18next.addResourceBundle('en', 'translation', { assessments, authoring: { sets } }, true, true);
  institute.set({ timeZone: 'Asia/Kolkata' } as Parameters<typeof institute.set>[0]);
});

const answer = (accepted: number[][], verdict?: SetAnswer['verdict']): SetAnswer => ({
  letter: 'A',
  questionId: 'q',
  type: 'SINGLE',
  key: { kind: 'choice', accepted },
  ...(verdict && { verdict }),
});

describe('the keys of a test', () => {
  it('are those in force, and say what was dropped or corrected', () => {
    const answers = [
      answer([[2]]),
      answer([[3]], 'change_key'),
      answer([[2], [4]], 'several_keys'),
      answer([[2]], 'drop'),
      answer([[2]], 'all_right'),
    ];
    const keys = answers.map((one, at) => ({ number: at + 1, section: 'Physics', sets: [one] }));
    const report = { title: 'Mock', sets: [{ letter: 'A', marks: 0, seconds: 0 }], keys } as unknown as SetReport;
    render(
      <ThemeProvider env="test">
        <KeysTable report={report} />
      </ThemeProvider>,
    );
    const [, ...rows] = screen.getAllByRole('row');
    expect(rows.map((one) => within(one).getAllByRole('cell')[2]!.textContent)).toEqual([
      'B',
      'CCorrected',
      'B or DCorrected',
      'Dropped',
      'Every answer is right',
    ]);
  });
});
