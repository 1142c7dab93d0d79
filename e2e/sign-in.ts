import type { Page } from 'playwright-core';
import type { Person } from '@abhyas/server/testing';

type Known = Pick<Person, 'email' | 'password'>;

/**
 * Gives the browser the session of a person as the panel would, without its clicks and without a page of the product: most journeys are
 * about something else, and go on at an address of their own.
 */
export async function signIn(page: Page, url: string, { email, password }: Known): Promise<void> {
  await page.goto(`${url}livez`);
  const fields = { grant_type: 'password', client_id: 'web', username: email, password, tncAgreed: 'true' };
  const refusal = await page.evaluate(async (form) => {
    const reply = await fetch('/api/oauth/token', { method: 'POST', body: new URLSearchParams(form) });
    return reply.ok ? undefined : reply.text();
  }, fields);
  if (refusal !== undefined) throw new Error(`${email} cannot sign in: ${refusal}`);
}

/** Signs in through the panel that slides in from the right; the page ends where the area begins. */
export async function signInByPanel(page: Page, url: string, person: Known): Promise<void> {
  await page.goto(`${url}login`);
  const panel = page.getByRole('dialog', { name: 'Log in' });
  await panel.getByLabel('Email').fill(person.email);
  await panel.getByLabel('Password', { exact: true }).fill(person.password);
  await panel.getByRole('checkbox').check();
  await panel.getByRole('button', { name: 'Log in' }).click();
  await panel.waitFor({ state: 'hidden' });
}
