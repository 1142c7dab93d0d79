import type { Page } from 'playwright-core';

/** Chooses an option of the question by its row, as a finger does; `index` from 0. */
export const chooseOption = (page: Page, index: number): Promise<void> =>
  page
    .getByRole('main')
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .nth(index)
    .click();
