// domains: identity, learners, notices, discovery
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn, signInByPanel } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

const PARENT = 'rekha@example.test';
const PASSWORD = 'a long pass phrase';

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let student: Person;
let owner: Person;
let phone: Page;
let desk: Page;
const errors: string[] = [];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute({ name: 'Meridian Academy' });
  student = await institute.person('student', { firstName: 'Ananya', signedOut: true });
  owner = await institute.person('owner', { firstName: 'Ravi', signedOut: true });
  await site.world.query('delete from learner_profiles where account_id = $1', [student.accountId]);
});

async function open(size: 'desktop' | 'phone'): Promise<Page> {
  const { page } = await openDevice(browser, size);
  page.on('pageerror', (error) => errors.push(String(error)));
  return page;
}
/** The last message to somebody that holds this. */
async function message(to: string, holding: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(() => {
      const text = site.world.app.runtime.outbox.list().find((one) => one.to === to && holding.test(one.text))?.text;
      found = holding.exec(text ?? '')?.[0];
      return found;
    })
    .toBeTruthy();
  return found!;
}
const deletion = () =>
  site.world.query('select cancelled_at from account_deletions where account_id = $1', [student.accountId]);
const choose = (page: Page, label: string) => page.locator('label').filter({ hasText: label }).click();

describe('a new student on a phone', () => {
  it('is asked for exam, class and year before the area opens', async () => {
    phone = await open('phone');
    await signIn(phone, site.url(institute), student);
    await phone.goto(site.url(institute, '/student/tests'));
    await phone.getByRole('heading', { name: 'Which exam are you preparing for?' }).waitFor();
    await choose(phone, 'JEE Main');
    await choose(phone, 'Class 12');
    expect(await phone.getByRole('radio', { name: '2027' }).isChecked()).toBe(true);
    await choose(phone, '2028');
    await look(phone, 'welcome-exam-phone');
    await phone.getByRole('button', { name: 'Next: your age' }).click();
  });

  it('finds what was answered when the page is opened again', async () => {
    await phone.getByRole('heading', { name: 'Are you under 18?' }).waitFor();
    await phone.goto(site.url(institute, '/student/welcome'));
    for (const name of ['Class 12', '2028']) expect(await phone.getByRole('radio', { name }).isChecked()).toBe(true);
    expect(await phone.getByRole('checkbox', { name: 'JEE Main' }).isChecked()).toBe(true);
    await phone.getByRole('button', { name: 'Next: your age' }).click();
  });

  it('is under eighteen, and asks a guardian', async () => {
    await phone.getByRole('heading', { name: 'Are you under 18?' }).waitFor();
    await choose(phone, 'I am under 18');
    await phone.getByLabel('Your date of birth').fill('2010-05-31');
    await phone.getByRole('button', { name: 'Next' }).click();
    await phone.getByLabel('Their name').fill('Rekha Sharma');
    await phone.getByLabel('Their email address').fill(PARENT);
    await look(phone, 'welcome-guardian-phone');
    await phone.getByRole('button', { name: 'Send the link' }).click();
  });

  it('waits on a page of their own until the guardian has agreed', async () => {
    await phone.waitForURL('**/guardian-needed');
    await phone.getByRole('heading', { name: 'Ananya, a parent or guardian has to agree first' }).waitFor();
    await phone.getByText('Rekha Sharma').waitFor();
    await look(phone, 'guardian-needed-phone');
    await phone.goto(site.url(institute, '/student/results'));
    await phone.waitForURL('**/guardian-needed');
  });
});

describe('a guardian', () => {
  it('follows the link, decides, proves the address, and sees the child’s page', async () => {
    const link = await message(PARENT, /http\S+guardian\/accept#\S+/);
    desk = await open('desktop');
    await desk.goto(link);
    await desk.getByRole('heading', { name: /names you as guardian/ }).waitFor();
    await desk.getByRole('switch', { name: 'Learning records' }).click({ force: true });
    await desk.getByRole('switch', { name: 'Messages about learning' }).click({ force: true });
    await desk.getByRole('button', { name: 'Send the code' }).click();
    await desk.getByLabel('Code of six digits').fill(await message(PARENT, /\b\d{6}\b/));
    await desk.getByLabel('Choose a password', { exact: true }).fill(PASSWORD);
    await desk.getByRole('checkbox').check();
    await look(desk, 'guardian-accept-desktop');
    await desk.getByRole('button', { name: 'Agree and open my account' }).click();
    await desk.waitForURL('**/guardian');
    await desk.getByRole('heading', { name: /^Ananya/ }).waitFor();
    await desk.getByText('JEE Main').first().waitFor();
    // The student's page opens by itself, where they wanted to go.
    await phone.waitForURL('**/student/results');
    await phone.goto(site.url(institute, '/student'));
    await phone.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(phone.url()).pathname).toBe('/student');
  });

  it('takes the consent to the account back, which closes the child’s open page, and gives it again', async () => {
    await desk.goto(site.url(institute, '/guardian/consents'));
    await desk.getByRole('switch', { name: 'Learning records' }).click({ force: true });
    await desk.getByRole('button', { name: 'Save' }).click();
    await desk.getByText('Learning records: no', { exact: true }).waitFor();
    await phone
      .getByRole('link', { name: /^Tests/ })
      .first()
      .click();
    await phone.waitForURL('**/guardian-needed');
    await phone.getByText('Your guardian has taken the consent back.').waitFor();
    await desk.getByRole('switch', { name: 'Learning records' }).click({ force: true });
    await desk.getByRole('button', { name: 'Save' }).click();
    await phone.waitForURL(/\/student/);
  });

  it('has an inbox and devices of their own', async () => {
    await desk.goto(site.url(institute, '/guardian/notices'));
    await desk.getByRole('heading', { level: 1 }).waitFor();
    await desk.goto(site.url(institute, '/guardian/account/devices'));
    await desk.getByText('This device').first().waitFor();
  });

  it('takes one consent back and has a receipt of it', async () => {
    await desk.goto(site.url(institute, '/guardian/consents'));
    await desk.getByRole('switch', { name: 'Messages about learning' }).click({ force: true });
    await desk.getByRole('button', { name: 'Save' }).click();
    await desk.getByText('Messages about learning: no', { exact: true }).waitFor();
    await look(desk, 'guardian-consents-desktop');
    expect(await desk.getByRole('button', { name: 'Print' }).count()).toBe(4);
  });

  it('writes nothing, and has no student area', async () => {
    const reply = await desk.evaluate(async () => {
      const form = new URLSearchParams({ grant_type: 'refresh_token' });
      const token = await fetch('/api/oauth/token', {
        method: 'POST',
        body: form,
        headers: { authorization: `Basic ${btoa('web:')}` },
      });
      const { access_token } = (await token.json()) as { access_token: string };
      const answer = await fetch('/api/guardians', {
        method: 'POST',
        body: '{}',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      });
      return { status: answer.status, error: ((await answer.json()) as { error: string }).error };
    });
    expect(reply).toEqual({ status: 403, error: 'FORBIDDEN' });
    await desk.goto(site.url(institute, '/student'));
    await desk.waitForURL('**/guardian');
    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.getByRole('heading', { name: /^Ananya/ }).waitFor();
    await look(desk, 'guardian-child-phone');
  });
});

describe('my account', () => {
  it('shows who I am, and a new mobile number is verified by a code', async () => {
    desk = await open('desktop');
    await signIn(desk, site.url(institute), student);
    await desk.goto(site.url(institute, '/student'));
    await desk.getByRole('button', { name: /^Your account/ }).click();
    await desk.getByRole('menuitem', { name: 'My account' }).click();
    await desk.getByRole('heading', { name: 'How you are reached' }).waitFor();
    await desk.getByRole('button', { name: 'Add a mobile number' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Mobile number').fill('98123 45670');
    await dialog.getByLabel('Your password', { exact: true }).fill('not mine');
    await dialog.getByRole('button', { name: 'Send a code' }).click();
    await dialog.getByText('This is not your password.').waitFor();
    await dialog.getByLabel('Your password', { exact: true }).fill(student.password);
    await dialog.getByRole('button', { name: 'Send a code' }).click();
    await dialog.getByLabel('Code of six digits').fill(await message('+919812345670', /\b\d{6}\b/));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await desk.getByText('+919812345670').waitFor();
    await phone.goto(site.url(institute, '/student/account'));
    await phone.getByRole('heading', { name: 'How you are reached' }).waitFor();
  });

  it('shows my guardian and what was agreed to', async () => {
    await desk.getByRole('tab', { name: 'Guardians' }).click();
    await desk.getByText('Rekha Sharma').waitFor();
    await desk.getByText('Agreed', { exact: true }).waitFor();
  });

  it('collects my data, to download', async () => {
    await desk.getByRole('tab', { name: 'My data' }).click();
    await desk.getByRole('button', { name: 'Collect my data' }).click();
    const coming = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'JSON' }).click({ timeout: 15_000 });
    const download = await coming;
    expect(download.suggestedFilename()).toBe('my-data.json');
    await phone.goto(site.url(institute, '/student/account/my-data'));
    await phone.getByRole('heading', { name: 'Delete my account' }).waitFor();
  });

  it('makes letters larger at once, and asks for extra time that the institute grants', async () => {
    await desk.goto(site.url(institute, '/student/account/needs'));
    await desk.getByRole('switch', { name: /Larger letters/ }).click({ force: true });
    await expect.poll(() => desk.locator('html[data-large-text]').count()).toBe(1);
    await look(desk, 'needs-large-desktop');
    await desk.getByRole('switch', { name: /Larger letters/ }).click({ force: true });
    await desk.getByLabel('Why do you need it?').fill('My doctor has written about my eyes.');
    await desk.getByRole('button', { name: 'Send' }).click();
    await desk.getByText('Waiting').waitFor();
    const office = await open('desktop');
    await signIn(office, site.url(institute), owner);
    await office.goto(site.url(institute, '/partner/accommodations'));
    await office.getByRole('button', { name: 'Decide' }).click();
    await office.getByLabel('A word to the student').fill('Agreed.');
    await office.getByRole('button', { name: 'Grant' }).click();
    await office.getByText('Granted', { exact: true }).first().waitFor();
    await office.goto(site.url(institute, `/partner/people/person/${student.accountId}?tab=access`));
    await office.getByLabel('Or minutes').fill('20');
    await office.getByLabel('Why', { exact: true }).fill('Agreed with the parents.');
    await office.getByRole('button', { name: 'Grant', exact: true }).click();
    await office.getByText(/Agreed with the parents\./).waitFor();
    await look(office, 'person-needs-desktop');
    await desk.reload();
    await desk.getByText('25 % or 20 minutes more, whichever is longer').first().waitFor();
    await office.goto(site.url(institute, '/partner/account'));
    await office.getByRole('heading', { name: 'How you are reached' }).waitFor();
  });

  it('is deleted after fourteen days, unless I log in again', async () => {
    await desk.goto(site.url(institute, '/student/account/my-data'));
    await desk.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel(/^Type/).fill(student.email);
    await dialog.getByLabel('Your password', { exact: true }).fill(student.password);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await desk.waitForURL(site.url(institute, '/'));
    expect(await deletion()).toMatchObject([{ cancelled_at: null }]);
    await signInByPanel(desk, site.url(institute), student);
    expect(await deletion()).toMatchObject([{ cancelled_at: expect.any(Date) }]);
  });

  it('threw no error anywhere', () => expect(errors).toEqual([]));
});
