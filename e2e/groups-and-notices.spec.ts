// domains: cohorts, assessments, notices, entitlements
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type Person, type TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let teacher: Person;
let ananya: Person;
let dev: Person;
let page: Page;
let pageErrors: string[];
let phone: Page;
let phoneErrors: string[];
let draftId: string;

const TITLE = 'Rotation, weekly test';
const DRAFT = 'Waves, for the evening';

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  const room = await examRoom(site.world);
  [institute, teacher] = [room.place, room.teacher];
  ananya = await institute.person('student', { firstName: 'Ananya', email: `ananya${institute.id}@meridian.example` });
  dev = await institute.person('student', { firstName: 'Dev', email: `dev${institute.id}@meridian.example` });
  const questionIds = [await room.question()];
  await room.paper(questionIds, { title: TITLE });
  draftId = await room.paper(questionIds, { title: DRAFT, unpublished: true });
  // The test is for a batch: what opened it to everybody is taken back.
  await site.world.query(`update entitlements set revoked_at = now() where institute_id = $1`, [institute.id]);
  const device = await openDevice(browser, 'desktop');
  [page, pageErrors] = [device.page, device.errors];
  await signIn(page, site.url(institute), teacher);
  const hers = await openDevice(browser, 'phone');
  [phone, phoneErrors] = [hers.page, hers.errors];
});

async function makeBatch(name: string) {
  await page.goto(site.url(institute, '/partner/groups'));
  await page.getByRole('button', { name: 'New batch' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}
const papersOf = async (student: Person) => (await student.api.assessments.listMyPapers()).map(({ title }) => title);

describe('a teacher with two batches', () => {
  it('makes them', async () => {
    await page.goto(site.url(institute, '/partner/groups'));
    await page.getByText('No batch yet').waitFor();
    await makeBatch('JEE 2028 Evening');
    await makeBatch('JEE 2028 Morning');
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('jee 2028 evening');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('There is a batch or group of this name already.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  it('imports students after a check that names what is wrong', async () => {
    await page.getByRole('button', { name: 'Import' }).click();
    const rows = [`Ananya,${ananya.email}`, `Dev,${dev.email}`, 'Nobody,nobody@meridian.example', 'Empty,'];
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'morning.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Class of 2028\nName,Email,House\n${rows.map((row) => `${row},Red`).join('\n')}\n`),
    });
    await page.getByText('Choose or leave out').waitFor();
    await look(page, 'group-import-match-desktop');
    await page.getByRole('combobox', { name: 'What is in House' }).click();
    await page.getByRole('option', { name: 'Leave out' }).last().click();
    await page.getByRole('button', { name: 'Check 4 rows' }).and(page.locator(':enabled')).click();
    await page.getByText('Choose or leave out').waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1, name: 'Check before adding' }).waitFor();
    await page.getByText('No student of the institute has this e-mail or mobile.').waitFor();
    await page.getByText('Neither e-mail nor mobile is given.').waitFor();
    await look(page, 'group-import-desktop');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await site.world.query('select 1 from batch_members where institute_id = $1', [institute.id])).toEqual([]);
    await page.getByRole('button', { name: 'Add 2 students' }).click();
    await page.getByRole('table', { name: 'Students' }).getByText(ananya.email).waitFor();
  });

  it('assigns a test to the evening', async () => {
    await page.goto(site.url(institute, '/partner/groups'));
    await page.getByRole('link', { name: 'JEE 2028 Evening' }).waitFor();
    await look(page, 'groups-desktop');
    await page.getByRole('link', { name: 'JEE 2028 Evening' }).click();
    await page.getByRole('tab', { name: 'Assigned' }).click();
    await page.getByRole('button', { name: 'Assign a test' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(TITLE).check();
    await dialog.getByLabel(/^Open until/).fill('2031-05-31T18:00');
    await look(page, 'group-assign-desktop');
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByRole('table', { name: 'Assigned' }).getByText(TITLE).waitFor();
    await page
      .getByRole('table', { name: 'Assigned' })
      .getByText(/^until .*2031/)
      .waitFor();
  });

  it('moves a student: what the evening has is open in the same moment', async () => {
    expect(await papersOf(ananya)).toEqual([]);
    await page.goto(site.url(institute, '/partner/groups'));
    await page.getByRole('link', { name: 'JEE 2028 Morning' }).click();
    await page.getByRole('button', { name: /^Move Ananya/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'To' }).click();
    await page.getByRole('option', { name: 'JEE 2028 Evening' }).click();
    await dialog.getByLabel('Why').fill('School ends later now');
    await look(page, 'group-move-desktop');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await papersOf(ananya)).toEqual([TITLE]);
    expect(await papersOf(dev)).toEqual([]);
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByText('Reason: School ends later now').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await look(page, 'group-history-phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(pageErrors).toEqual([]);
  });
});

describe('a new test', () => {
  it('is published for a batch alone', async () => {
    await page.goto(site.url(institute, `/partner/papers/${draftId}`));
    await page.getByRole('button', { name: 'Review and publish' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Batches and students', { exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Batches and groups' }).click();
    await page.getByRole('option', { name: 'JEE 2028 Evening' }).click();
    await dialog.getByText('Open to').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await look(page, 'publish-to-batches-desktop');
    await dialog.getByRole('button', { name: 'Publish version 1' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect((await papersOf(ananya)).toSorted()).toEqual([TITLE, DRAFT].toSorted());
    expect(await papersOf(dev)).toEqual([]);
    expect(pageErrors).toEqual([]);
  });
});

describe('a student', () => {
  /** From the import, and from being added again after the move. */
  const joined = () => phone.getByRole('heading', { name: /You are in JEE 2028 Morning now/ });

  it('sees how many notices wait, reads one, and the count falls', async () => {
    await signIn(phone, site.url(institute), ananya);
    await phone.goto(site.url(institute, '/student'));
    const bell = phone.getByRole('link', { name: /^Notices, \d+ unread/ });
    await bell.waitFor();
    const count = async () => Number(/(\d+) unread/.exec((await bell.getAttribute('aria-label')) ?? '')?.[1]);
    await expect.poll(count, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
    const before = await count();
    const news = phone.getByRole('region', { name: 'New for you' });
    await news.getByText(/You moved to JEE 2028 Evening/).waitFor();
    await news.getByRole('link', { name: 'All notices' }).waitFor();
    await bell.click();
    await phone.getByRole('heading', { level: 1, name: 'Notices' }).waitFor();
    await phone.getByRole('heading', { name: /You moved to JEE 2028 Evening/ }).waitFor();
    await look(phone, 'notices-phone');
    await phone.getByRole('button', { name: /Mark as read: You moved to JEE 2028 Evening/ }).click();
    await expect.poll(count, { timeout: 15_000 }).toBe(before - 1);
  });

  it('hears of a new one without loading the page again', async () => {
    const { rows } = await teacher.api.cohorts.listBatches({ query: { search: 'Morning' } });
    await teacher.api.cohorts.addMembers({
      params: { batchId: rows[0]!.id },
      body: { accountIds: [ananya.accountId] },
    });
    // The page asks again when it is looked at again.
    await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect.poll(() => joined().count(), { timeout: 30_000 }).toBe(2);
  });

  it('marks all as read, and chooses what comes by mail', async () => {
    await phone.getByRole('button', { name: 'Mark all as read' }).click();
    await phone.getByRole('link', { name: 'Notices, 0 unread' }).waitFor();
    await phone.getByRole('button', { name: 'Unread', exact: true }).click();
    await phone.getByText('No notice fits').waitFor();
    await phone.getByRole('tab', { name: 'Settings' }).click();
    const mail = phone.getByLabel('Something is assigned to your batch: Mail');
    await mail.waitFor();
    // The switch itself is small: a finger reaches its words.
    await mail.click({ force: true });
    await expect.poll(() => mail.isChecked()).toBe(false);
    await expect
      .poll(
        async () => {
          const { kinds } = await ananya.api.notices.showNoticePreferences();
          return kinds.find(({ kind }) => kind === 'batch.assigned')?.channels.find(({ channel }) => channel === 'mail')
            ?.on;
        },
        { timeout: 15_000 },
      )
      .toBe(false);
    await phone.getByRole('tab', { name: 'Inbox' }).click();
    await phone.getByRole('button', { name: 'All', exact: true }).click();
    await joined().first().waitFor();
    expect(phoneErrors).toEqual([]);
  });
});

describe('the institute', () => {
  it('sees in the log what left by mail', async () => {
    const { rows } = await teacher.api.cohorts.listBatches({ query: { search: 'Evening' } });
    const assigned = await teacher.api.cohorts.listAssignments({ params: { batchId: rows[0]!.id } });
    const mine = assigned.find(({ thing }) => thing.title === TITLE);
    const params = { batchId: rows[0]!.id, assignmentId: mine!.id };
    await teacher.api.cohorts.endAssignment({ params, body: {} });
    await teacher.api.cohorts.addMembers({ params, body: { accountIds: [dev.accountId] } });
    await teacher.api.cohorts.assignThing({ params, body: { thing: mine!.thing } });
    await page.goto(site.url(institute, '/partner/notices'));
    await page.getByRole('link', { name: 'Message log' }).click();
    const row = page.getByRole('row', { name: new RegExp(`${dev.email}.*${TITLE}`) });
    await expect
      .poll(
        async () => {
          await page.reload();
          await row.waitFor();
          return row.innerText();
        },
        { timeout: 15_000 },
      )
      .toContain('Sent');
    await page.getByRole('button', { name: 'Failed' }).click();
    await page.getByText('No message fits').waitFor();
    expect(pageErrors).toEqual([]);
  });
});
