import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from '@abhyas/server/testing';
import { openDevice } from './browser.ts';

/** A desktop without a mouse: what is done on it is done with keys, and whatever a pointer did on it is counted. */
export interface Keyboard {
  readonly page: Page;
  readonly errors: readonly string[];
  /** Kinds of pointer events that a page got from outside. */
  readonly pointers: readonly string[];
  /** Goes on with the Tab key until the place has the focus. */
  readonly tabTo: (place: Locator, key?: 'Tab' | 'Shift+Tab') => Promise<void>;
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
}

export async function openKeyboard(browser: Browser, options: { dark?: boolean } = {}): Promise<Keyboard> {
  const { page, errors } = await openDevice(browser, 'desktop', options);
  const pointers: string[] = [];
  await page.exposeFunction('reportPointer', (kind: string) => void pointers.push(kind));
  await page.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart', 'wheel'])
      addEventListener(
        kind,
        (event) => event.isTrusted && (window as unknown as { reportPointer(kind: string): void }).reportPointer(kind),
        true,
      );
  });
  return {
    page,
    errors,
    pointers,
    tabTo: (place, key = 'Tab') => tabTo(page, place, key),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    type: (text) => page.keyboard.type(text),
  };
}

const hasFocus = (place: Locator) =>
  place.first().evaluate((element) => element === document.activeElement, undefined, { timeout: 30_000 });

async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab') {
  await place.first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < 150; presses++) {
    if (await hasFocus(place)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not lead to ${String(place)}`);
}

/** Signs in through the panel, with keys alone. */
export async function signInWithKeys(keys: Keyboard, url: string, person: Pick<Person, 'email' | 'password'>) {
  await keys.page.goto(`${url}login`);
  const panel = keys.page.getByRole('dialog', { name: 'Log in' });
  await keys.tabTo(panel.getByLabel('Email'));
  await keys.type(person.email);
  await keys.tabTo(panel.getByLabel('Password', { exact: true }));
  await keys.type(person.password);
  await keys.tabTo(panel.getByRole('button', { name: 'Log in' }));
  await keys.press('Enter');
  await panel.waitFor({ state: 'hidden' });
}

/** A formula between two dollar signs, in the text that has the focus. `write` types it. */
export async function typeFormula(keys: Keyboard, write: string | (() => Promise<void>)): Promise<void> {
  await keys.type('$');
  const source = keys.page.getByRole('textbox', { name: 'Formula (TeX)' });
  await source.waitFor();
  await expect.poll(() => hasFocus(source)).toBe(true);
  if (typeof write === 'string') await keys.type(write);
  else await write();
  await keys.press('Enter');
  await source.waitFor({ state: 'detached' });
}

/** Opens a choice and goes down to one of its options. */
export async function choose(keys: Keyboard, place: Locator, option: string | RegExp): Promise<void> {
  await keys.tabTo(place);
  await keys.press('Enter');
  const wanted = keys.page.getByRole('option', { name: option }).first();
  await wanted.waitFor();
  for (let presses = 0; presses < 40; presses++) {
    if ((await wanted.getAttribute('data-combobox-selected')) !== null) break;
    await keys.press('ArrowDown');
  }
  await keys.press('Enter');
  await wanted.waitFor({ state: 'hidden' });
}
