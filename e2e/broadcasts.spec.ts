// domains: engagement, notices, cohorts, identity, tenancy
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let teacher: Person;
let asha: Person;
let desk: Page;
let phone: Page;
let errors: string[];
let phoneErrors: string[];

const press = (name: string) => desk.getByRole('button', { name, exact: true }).click();

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute();
  teacher = await institute.person('teacher', { firstName: 'Rohan', lastName: 'Desai' });
  asha = await institute.person('student', { firstName: 'Asha', lastName: 'Kulkarni' });
  const ravi = await institute.person('student', { firstName: 'Ravi', lastName: 'Nair' });
  await ravi.api.notices.saveNoticePreferences({ body: { language: 'hi' } });
  const { id: batchId } = await teacher.api.cohorts.createBatch({ body: { name: 'JEE 2027 A' } });
  const accountIds = [asha.accountId, ravi.accountId];
  await teacher.api.cohorts.addMembers({ params: { batchId }, body: { accountIds } });
  ({ page: desk, errors } = await openDevice(browser, 'desktop'));
  await signIn(desk, site.url(institute), teacher);
  ({ page: phone, errors: phoneErrors } = await openDevice(browser, 'phone'));
  await signIn(phone, site.url(institute), asha);
});

describe('a notice to a batch', () => {
  it('begins on the page of the batch and says while it is typed whom it reaches and how they read it', async () => {
    await desk.goto(site.url(institute, '/partner/groups'));
    await desk.getByRole('link', { name: 'JEE 2027 A' }).click();
    await desk.getByRole('link', { name: 'Write to this batch' }).click();
    await desk.getByRole('heading', { name: 'Reaches 2 people' }).waitFor();
    await desk.getByRole('textbox', { name: 'Subject' }).fill('Class of {batch} moves to room 4');
    await desk.getByRole('textbox', { name: 'Text', exact: true }).fill('Please come ten minutes early, ');
    await desk.getByRole('button', { name: 'Name', exact: true }).click();
    await desk.getByText('Please come ten minutes early, Asha Kulkarni').waitFor();
    await desk.getByText('हिन्दी', { exact: true }).first().click();
    await desk.getByRole('textbox', { name: 'Subject' }).fill('{batch} की क्लास अब कमरा 4 में');
    await desk.getByText('JEE 2027 A की क्लास अब कमरा 4 में').waitFor();
    await desk.getByRole('switch', { name: 'Send at night too' }).check();
    await look(desk, 'broadcast-write');
  });

  it('is tried on oneself, sent, and read on a phone; its writer sees that it was read', async () => {
    await press('Continue');
    await press('Send a test to me');
    await desk.getByText('The test is in your notices').waitFor();
    await look(desk, 'broadcast-send');
    await press('Send now');
    await desk
      .getByText(/^(Scheduled|Sent)$/)
      .first()
      .waitFor();
    await site.world.runJobs();
    await desk.getByText('Sent', { exact: true }).first().waitFor();
    await phone.goto(site.url(institute, '/student/notices'));
    await phone.getByRole('button', { name: /Class of JEE 2027 A moves to room 4/ }).click();
    await expect
      .poll(async () => {
        await desk.reload();
        return desk.getByRole('term').filter({ hasText: 'Read in the app' }).locator('..').innerText();
      })
      .toMatch(/1$/);
    await look(desk, 'broadcast-sent');
    await look(phone, 'broadcast-read-phone');
  });

  it('stands in the list, also on a phone', async () => {
    await desk.goto(site.url(institute, '/partner/broadcasts'));
    await desk.getByRole('link', { name: 'Class of {batch} moves to room 4' }).waitFor();
    await desk.setViewportSize({ width: 390, height: 844 });
    await look(desk, 'broadcasts-phone');
    await desk.goto(site.url(institute, '/partner/broadcasts/new'));
    await desk.getByText('Choose a batch, or all students.').waitFor();
    await look(desk, 'broadcast-new-phone');
    expect([...errors, ...phoneErrors]).toEqual([]);
  });
});
