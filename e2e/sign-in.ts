import type { Page } from 'playwright-core';
import type { Person } from '@abhyas/server/testing';

/** Signs in through the panel that slides in from the right; the page ends where the area begins. */
export async function signIn(page: Page, url: string, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto(`${url}login`);
  const panel = page.getByRole('dialog', { name: 'Log in' });
  await panel.getByLabel('Email').fill(person.email);
  await panel.getByLabel('Password', { exact: true }).fill(person.password);
  await panel.getByRole('checkbox').check();
  await panel.getByRole('button', { name: 'Log in' }).click();
  await panel.waitFor({ state: 'hidden' });
}
