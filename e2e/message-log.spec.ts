// domains: notices, tenancy, identity
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Person,
  type TestInstitute,
  tinyGateway,
  type TinyGateway,
  tinySmtp,
  type TinySmtp,
  twilioSays,
} from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let smtp: TinySmtp;
let twilio: TinyGateway;
let site: Site;
let browser: Browser;
let institute: TestInstitute;
let owner: Person;
let ananya: Person;
let page: Page;
let pageErrors: string[];

beforeAll(async () => {
  smtp = await tinySmtp();
  twilio = await tinyGateway(twilioSays.taken);
  const accountSid = 'AC0123456789abcdef0123456789abcdef';
  const sms = { gateway: 'twilio', url: twilio.url, accountSid, authToken: 'token', from: '+14155550100' } as const;
  site = await startSite({ config: { smtpUrl: smtp.url, sms } });
  browser = await startBrowser();
  institute = await site.world.institute({ allowedItems: ['signUp', 'forgetPassword'] });
  owner = await institute.person('owner');
  ananya = await institute.person('student', { firstName: 'Ananya', email: `ananya${institute.id}@meridian.example` });
  const device = await openDevice(browser, 'desktop');
  [page, pageErrors] = [device.page, device.errors];
  await signIn(page, site.url(institute), owner);
});

const textTo = (number: string) =>
  twilio.heard.map(({ body }) => new URLSearchParams(body)).find((form) => form.get('To') === number);
const signUp = (mobileNumber: string) =>
  institute.visitor.send('POST', '/api/sign-up', {
    payload: {
      firstname: 'Kabir',
      lastname: 'Rao',
      email: `kabir${mobileNumber}@mail.example`,
      countryCode: '+91',
      mobileNumber,
      password: 'blue kettle on monday',
      tncAgreed: true,
    },
  });

describe('an owner', () => {
  it('says in whose name messages come, and where answers go', async () => {
    await page.goto(site.url(institute, '/partner/settings/messages'));
    const replies = page.getByLabel('Answers go to');
    await page.getByLabel('Name on e-mails').fill('Meridian desk');
    await page.getByLabel('SMS sender ID').fill('MERIDN');
    await replies.fill('nobody');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('An e-mail address, please.').waitFor();
    await replies.fill('desk@meridian.example');
    await look(page, 'messages-settings-desktop');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(
        () => site.world.query('select mail_reply_to from institute_settings where institute_id = $1', [institute.id]),
        { timeout: 15_000 },
      )
      .toEqual([{ mail_reply_to: 'desk@meridian.example' }]);
  });

  it('finds in the log what became of codes and links, without the codes', async () => {
    await signUp('9820012345');
    await expect.poll(() => textTo('+919820012345')?.get('From'), { timeout: 15_000 }).toBe('MERIDN');
    twilio.answerWith(twilioSays.refused(400, 21_211, 'The number +919830077999 is not a valid phone number.'));
    await signUp('9830077999');
    await institute.visitor.send('POST', '/api/forgot-password', { payload: { email: ananya.email } });
    await expect
      .poll(() => smtp.taken.some((mail) => mail.includes(`To: ${ananya.email}`)), { timeout: 15_000 })
      .toBe(true);
    await page.goto(site.url(institute, '/partner/notices/deliveries'));
    await page.getByText('••••••2345').waitFor();
    await page.getByText('Twilio: The number ••••••7999 is not').waitFor();
    await page.getByText('Link to set a new password').waitFor();
    const code = /\b\d{6}\b/.exec(textTo('+919820012345')?.get('Body') ?? '')?.[0] ?? 'none';
    expect(await page.content()).not.toContain(code);
    expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(0);
    await look(page, 'message-log-desktop');
    expect(pageErrors).toEqual([]);
  });

  it('narrows it by what a message is for and by whom, and the address keeps it', async () => {
    await page.getByRole('combobox', { name: 'Purpose' }).click();
    await page.getByRole('option', { name: 'Links' }).click();
    await expect.poll(() => page.getByText('Code to confirm').count(), { timeout: 15_000 }).toBe(0);
    expect(new URL(page.url()).searchParams.get('topic')).toBe('link');
    await page.reload();
    await page.getByText('Ananya').waitFor();
    expect(await page.getByText('Code to confirm').count()).toBe(0);
    await page.goto(site.url(institute, '/partner/notices/deliveries'));
    await page.getByLabel('Search by student, e-mail or mobile').fill('+91 98300 77999');
    await page.getByText('••••••2345').waitFor({ state: 'hidden' });
    await page.getByText('••••••7999', { exact: true }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url(institute, '/partner/notices/deliveries'));
    await page.getByText('••••••7999', { exact: true }).waitFor();
    await look(page, 'message-log-phone');
    expect(pageErrors).toEqual([]);
  });
});
