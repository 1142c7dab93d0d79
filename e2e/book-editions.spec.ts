// domains: books, commerce
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { aBook } from '../server/src/domains/books/factories.ts';
import { aQuestion } from '../server/src/domains/questions/factories.ts';
import { type Device, look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let press: TestInstitute;
let academy: TestInstitute;
let asha: Person;
let publisher: Device;
let desk: Device;
let phone: Device;
let bookId: string;

beforeAll(async () => {
  site = await startSite();
  const browser = await startBrowser();
  press = await site.world.institute({ name: 'Northstar Press', kind: 'publisher' });
  academy = await site.world.institute({ name: 'Meridian Academy' });
  const editor = await press.person('owner');
  const ctx = press.ctx(editor);
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) ids.push((await aQuestion(ctx)).questionId);
  const chapters = [
    { title: 'Kinematics', free: true, exercises: [{ title: 'One idea', questionIds: ids.slice(0, 2) }] },
    { title: 'Forces', exercises: [{ title: 'Two ideas', questionIds: ids.slice(2) }] },
  ];
  ({ bookId } = await aBook(ctx, { title: 'Problems of Physics', authors: 'R. Rao', chapters }));
  asha = await academy.person('student', { firstName: 'Asha' });
  publisher = await openDevice(browser, 'desktop');
  desk = await openDevice(browser, 'desktop');
  phone = await openDevice(browser, 'phone');
  await signIn(publisher.page, site.url(press), editor);
  await signIn(desk.page, site.url(academy), await academy.person('owner'));
  await signIn(phone.page, site.url(academy), asha);
});

describe('a book of a publisher', () => {
  it('is offered to institutes on its terms', async () => {
    const { page } = publisher;
    await page.goto(site.url(press, `/partner/books/${bookId}`));
    await page.getByText('No other institute can take up this book.').waitFor();
    await page.getByRole('button', { name: 'Offer to institutes' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Publisher’s share').fill('25');
    await dialog.getByLabel('Lowest price').fill('300');
    await dialog.getByLabel('Other terms').fill('The authors are named.');
    await look(page, 'editions-offer-form-desk');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('25%').waitFor();
    await look(page, 'editions-offer-desk');
  });

  it('is taken up, dressed and put on the shelf by an institute', async () => {
    const { page } = desk;
    await page.goto(site.url(academy, '/partner/books/'));
    await page.getByRole('link', { name: 'Books of publishers' }).click();
    await page.getByText('Problems of Physics').first().waitFor();
    await look(page, 'editions-offered-desk');
    await page.getByRole('button', { name: 'Sell this book' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Sell this book' }).click();
    await dialog.getByText('Please read the terms and agree to them.').waitFor();
    await dialog.getByLabel('We agree to these terms').check();
    await dialog.getByRole('button', { name: 'Sell this book' }).click();
    await page.getByText('The publisher’s corrections arrive automatically.').waitFor();
    await page.getByText('Chapter 2, Forces').waitFor();
    await page.getByRole('button', { name: 'Change' }).click();
    await dialog.getByLabel('Title').fill('Meridian Physics');
    await dialog.getByLabel('Price', { exact: true }).fill('200');
    await dialog.getByLabel('Students find the book').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    // Said under the fields in any case, and now beside the price too.
    await expect.poll(() => dialog.getByText('The publisher asks for at least').count()).toBe(2);
    await dialog.getByLabel('Price', { exact: true }).fill('499');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'Meridian Physics' }).waitFor();
    await page.getByText('Published', { exact: true }).first().waitFor();
    await look(page, 'editions-own-desk');
  });

  it('is found by a student under the cover of the institute, with its price and a free chapter', async () => {
    const { page } = phone;
    await page.goto(site.url(academy, '/student/books/'));
    await page.getByRole('link', { name: 'Look into Meridian Physics' }).click();
    await page.getByText('All chapters, exercises and solutions open at once, for good.').waitFor();
    await page.getByText('not open yet').first().waitFor();
    await look(page, 'editions-preview-phone');
    await page.getByRole('link', { name: 'Buy for ₹499.00' }).click();
    await page.waitForURL(/\/checkout/);
    await page.getByText('Meridian Physics').first().waitFor();
    await look(page, 'editions-checkout-phone');
    expect([publisher.errors, desk.errors, phone.errors]).toEqual([[], [], []]);
  });
});
