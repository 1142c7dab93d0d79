import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, expect, it } from 'vitest';
import own from '../../../../../i18n/assessments.en.json';
import tools from '../../../../../i18n/assessments.tools.en.json';
import { someInstitute } from '../../../../../lib/testing/some-institute.ts';
import { ThemeProvider } from '../../../../../ui/theme/theme-provider.tsx';
import { ConsolePreview } from '../../console-preview.tsx';
import { aSheet } from '../../console-testing.ts';

beforeEach(() => {
  i18next.addResourceBundle('en', 'translation', { assessments: { ...own, tools } }, true, true);
  someInstitute();
});

/** The first question as a set shows it: the third option on top. */
function showSet() {
  const sheet = aSheet();
  const [section, ...rest] = sheet.sections;
  const [first, ...others] = section!.questions;
  const turned = { ...section!, questions: [{ ...first!, optionOrder: [3, 1, 4, 2] }, ...others] };
  render(
    <ThemeProvider env="test">
      <ConsolePreview sheet={{ ...sheet, set: 'B', sections: [turned, ...rest] }} onClose={() => undefined} />
    </ThemeProvider>,
  );
}
const rows = () =>
  screen.getAllByRole<HTMLInputElement>('radio').filter((one) => /one|two|three|four/.test(nameOf(one)));
const nameOf = (input: HTMLElement) => input.closest('label')?.textContent?.trim() ?? '';

it('shows the options in the order of the set, with the letters of their places', () => {
  showSet();
  expect(rows().map(nameOf)).toEqual(['A three', 'B one', 'C four', 'D two']);
});

it('chooses by a letter what stands beside it', () => {
  showSet();
  fireEvent.keyDown(window, { key: 'a' });
  expect(rows().find((one) => one.checked)).toBe(screen.getByRole('radio', { name: /three/ }));
  fireEvent.keyDown(window, { key: '4' });
  expect(rows().find((one) => one.checked)).toBe(screen.getByRole('radio', { name: /two/ }));
});
