// domains: identity, tenancy, notices, assessments, discovery
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCourse, examRoom, type TestInstitute } from '@abhyas/server/testing';
import { type Device, look, openDevice, startBrowser } from './browser.ts';
import { chooseOption } from './choose-option.ts';
import { type Site, startSite } from './site.ts';

const email = 'kavya@example.test';
const password = 'blue kettle on monday';
let site: Site;
let browser: Browser;
let institute: TestInstitute;
/** Of the new student, through the first hour. */
let phone: Device;
const errors: string[] = [];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  // The paper holds two of the questions; the others are left for a short test.
  const room = await examRoom(site.world, {
    name: 'Meridian Academy',
    allowedItems: ['marketPlace', 'signUp', 'forgetPassword', 'changePassword', 'footer'],
  });
  institute = room.place;
  const questions = await Promise.all(Array.from({ length: 18 }, () => room.question()));
  await room.paper(questions.slice(0, 2), { title: 'Full Mock Test 1' });
  await aCourse(institute.ctx(room.teacher), {
    title: 'Electrostatics',
    details: { pricePaise: 0 },
    sections: [{ lessons: [{ title: 'Electric field lines' }] }],
  });
});
afterAll(() => expect(errors).toEqual([]));

async function device(size: 'desktop' | 'phone') {
  const opened = await openDevice(browser, size);
  opened.page.on('pageerror', (error) => errors.push(String(error)));
  return opened;
}
/** The newest message to this address or number. */
const messageTo = async (to: string): Promise<string> => {
  let text: string | undefined;
  await expect
    .poll(() => (text = site.world.app.runtime.outbox.list().find((one) => one.to === to)?.text), { timeout: 15_000 })
    .toBeTruthy();
  return text!;
};

async function fillIn(page: Page, mobile: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Create your account' });
  await panel.getByLabel('First name').fill('Kavya');
  await panel.getByLabel('Last name').fill('Nair');
  await panel.getByLabel('Email').fill(email);
  await panel.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByText('Very strong.').waitFor();
  await panel.getByRole('checkbox').check();
}

describe('a new student', () => {
  it('says beside each field what is wrong, and loses nothing', async () => {
    const { page, context } = await device('desktop');
    await page.goto(site.url(institute, '/signup'));
    const panel = page.getByRole('dialog', { name: 'Create your account' });
    await panel.getByLabel('First name').fill('Kavya');
    await panel.getByRole('button', { name: 'Send me a code' }).click();
    await panel.getByText('Please write your mobile number.').waitFor();
    await panel.getByText('A password needs at least 12 characters.').waitFor();
    expect(await panel.getByLabel('First name').inputValue()).toBe('Kavya');
    await fillIn(page, '12345');
    await look(page, 'sign-up-desktop');
    await panel.getByRole('button', { name: 'Send me a code' }).click();
    await panel.getByText('This is not a mobile number of the chosen country.').waitFor();
    expect(await panel.getByLabel('Password', { exact: true }).inputValue()).toBe(password);
    await context.close();
  });

  it('signs up on a phone with the code of the text message', async () => {
    phone = await device('phone');
    const { page } = phone;
    await page.goto(site.url(institute, '/login'));
    await page.getByRole('link', { name: 'Get an account' }).click();
    await fillIn(page, '98200 41882');
    await look(page, 'sign-up-phone');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByText('We sent a code of six digits', { exact: false }).waitFor();
    await look(page, 'sign-up-code-phone');
    const code = /\b\d{6}\b/.exec(await messageTo('+919820041882'))![0];
    const wrong = code === '111111' ? '222222' : '111111';
    await page.getByLabel('Digit 1 of 6').click();
    await page.keyboard.type(wrong);
    await page.getByText('This code is not right. Tries left: 4.').waitFor();
    await page.keyboard.type(code);
    await page.waitForURL('**/student/welcome?fresh=true');
    await page.getByText('Your account is ready, Kavya.').waitFor();
    await look(page, 'sign-up-welcome-phone');
    await page.locator('label').filter({ hasText: 'JEE Main' }).click();
    await page.locator('label').filter({ hasText: 'Class 12' }).click();
    await page.getByRole('button', { name: 'Next: your age' }).click();
    await page.locator('label').filter({ hasText: 'I am 18 or older' }).click();
    await page.getByRole('button', { name: 'Start learning' }).click();
    await page.waitForURL('**/student');
    await page.getByRole('heading', { name: 'Electric field lines' }).waitFor();
    await page.getByRole('link', { name: 'See it: Full Mock Test 1' }).waitFor();
    await look(page, 'first-today-phone');
    const [account] = await site.world.query(
      'select status, mobile_verified from accounts where institute_id = $1 and email = $2',
      [institute.id, email],
    );
    expect(account).toEqual({ status: 'active', mobile_verified: 'y' });
  });

  it('takes the first test from Today within the first hour, practises what went wrong, and finds both in Today', async () => {
    const { page, context } = phone;
    await page.setViewportSize({ width: 1440, height: 900 });
    await look(page, 'first-today-desktop');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Start: short test for JEE Main' }).click();
    await page.getByRole('heading', { name: 'How the test works' }).waitFor();
    await page.goto(site.url(institute, '/student'));
    await page.getByRole('link', { name: 'See it: Full Mock Test 1' }).click();
    await page.getByRole('checkbox', { name: /I have read the instructions/ }).check();
    await page.getByRole('button', { name: 'Start the test' }).click();
    for (const [at, option] of [1, 0].entries()) {
      await page.getByRole('heading', { name: `Question ${at + 1}`, exact: true }).waitFor();
      await chooseOption(page, option);
      await page.getByRole('button', { name: 'Save & next' }).click();
      await page.getByText('Saved', { exact: true }).first().waitFor();
    }
    await page.getByRole('button', { name: 'All questions' }).click();
    await page.getByRole('button', { name: 'Submit test' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Submit this test?' });
    await dialog.getByText(/^2 answers will be evaluated/).waitFor();
    await dialog.getByRole('button', { name: 'Submit test' }).click();
    await page.getByRole('heading', { name: 'Result: Full Mock Test 1' }).waitFor();
    await page.getByText('1 right, 1 wrong, 0 skipped').first().waitFor();
    await page.getByRole('link', { name: 'Practise my mistake', exact: true }).click();
    await page.getByRole('button', { name: 'Start to practise' }).click();
    await page.getByText('0 of 1 answered').waitFor();
    await chooseOption(page, 1);
    await page.getByRole('button', { name: 'Check answer' }).click();
    await page.getByRole('heading', { name: 'Worked solution' }).waitFor();
    await page.getByRole('button', { name: 'Next question' }).click();
    await page.getByRole('heading', { name: 'Practice done' }).waitFor();
    await page.getByRole('link', { name: 'To the result' }).click();
    await page.getByRole('heading', { name: 'Result: Full Mock Test 1' }).waitFor();
    await page.goto(site.url(institute, '/student'));
    await page.getByRole('heading', { name: 'Last results' }).waitFor();
    await page
      .getByRole('link', { name: /Full Mock Test 1/ })
      .first()
      .waitFor();
    await look(page, 'today-after-first-test-phone');
    await context.close();
  });

  it('who forgot the password sets a new one by the link from the mail, once', async () => {
    const { page, context } = await device('phone');
    await page.goto(site.url(institute, '/login'));
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('dialog', { name: 'Forgot your password?' }).getByLabel('Email').fill(email);
    await look(page, 'forgot-password-phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await look(page, 'forgot-password-desktop');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByText('Check your email').waitFor();
    await look(page, 'forgot-password-sent-phone');
    const link = /https?:\S+setPassword\S+/.exec(await messageTo(email))![0];
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).waitFor();
    expect(page.url()).not.toContain('token');
    await page.getByLabel('New password', { exact: true }).fill('kavya1234567');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('This password is too easy to guess', { exact: false }).waitFor();
    await page.getByLabel('New password', { exact: true }).fill('seven quiet lanterns');
    await look(page, 'set-password-phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await look(page, 'set-password-desktop');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('Your new password is set').waitFor();
    await page.goto(link);
    await page.getByText('This link does not work any more').waitFor();
    await look(page, 'set-password-dead-phone');
    await page.goto(site.url(institute, '/login'));
    const panel = page.getByRole('dialog', { name: 'Log in' });
    await panel.getByLabel('Email').fill(email);
    await panel.getByLabel('Password', { exact: true }).fill('seven quiet lanterns');
    await panel.getByRole('button', { name: 'Log in' }).click();
    await panel.waitFor({ state: 'hidden' });
    await context.close();
  });

  it('logs in later with the mobile and an OTP alone', async () => {
    site.world.clock.advance({ minutes: 6 });
    const { page, context } = await device('phone');
    await page.goto(site.url(institute, '/login'));
    const panel = page.getByRole('dialog', { name: 'Log in' });
    await panel.locator('label').filter({ hasText: 'With mobile OTP' }).click();
    await panel.getByRole('textbox', { name: 'Mobile number' }).fill('98200 41882');
    await look(page, 'login-mobile-phone');
    await panel.getByRole('button', { name: 'Send OTP' }).click();
    await panel.getByText('an OTP of six digits is on its way', { exact: false }).waitFor();
    await look(page, 'login-mobile-code-phone');
    const code = /\b\d{6}\b/.exec(await messageTo('+919820041882'))![0];
    await panel.getByLabel('Digit 1 of 6').click();
    await page.keyboard.type(code);
    await panel.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Your account, Kavya/ }).waitFor();
    await context.close();
  });
});
