// domains: identity, assessments
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { chooseFile, look, openDevice, type Size, startBrowser } from './browser.ts';
import { deviceOf } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let academy: TestInstitute;
let owner: Person;
let teacher: Person;
let student: Person;

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  academy = await site.world.institute({ name: 'Meridian Academy', allowedItems: ['forgetPassword', 'footer'] });
  owner = await academy.person('owner', { firstName: 'Ravi' });
  teacher = await academy.person('teacher', { firstName: 'Farida' });
  student = await academy.person('student', { firstName: 'Ananya' });
  for (const firstName of ['Aarav', 'Diya', 'Karan', 'Zoya']) await academy.person('student', { firstName });
});

const open = async (size: Size, person: Person, path = '/') => {
  const device = await deviceOf(browser, size, site.url(academy), person);
  await device.page.goto(site.url(academy, path));
  return device;
};
/** The link that was sent last to this address. */
async function linkTo(email: string): Promise<string> {
  const mail = () => site.world.app.runtime.outbox.list().find(({ to }) => to === email);
  await expect.poll(mail, { timeout: 10_000 }).toBeDefined();
  return /\/invitation#\S+/.exec(mail()?.text ?? '')?.[0] ?? '';
}
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kinds of people' }).getByRole('link', { name }).click();

describe('a role loses a right', () => {
  it('and the button goes with it in an open page, and the endpoint refuses', async () => {
    const working = await open('desktop', teacher, '/partner/papers');
    await working.page.getByRole('button', { name: 'New test' }).waitFor();

    const { page, errors } = await open('desktop', owner, '/partner/people/roles');
    const box = page.getByRole('checkbox', { name: 'Build tests for Teacher' });
    await box.waitFor();
    await box.uncheck();
    await page.getByText('1 right changed').waitFor();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved; it counts everywhere already').waitFor();

    await working.page.getByRole('button', { name: 'New test' }).waitFor({ state: 'detached', timeout: 8000 });
    expect(await working.page.getByRole('link', { name: 'Tests' }).count()).toBe(0);
    await teacher.signInAgain();
    await expect(teacher.api.assessments.createPaper({ body: { title: 'Too late' } })).rejects.toMatchObject({
      error: 'ACCESS_DENIED',
    });
    expect([...errors, ...working.errors]).toEqual([]);
  });

  it('an own role is made, seen on a phone, and removed', async () => {
    const { page, errors } = await open('desktop', owner, '/partner/people/roles');
    await page.getByRole('button', { name: 'New role' }).click();
    const dialog = page.getByRole('dialog', { name: 'New role' });
    await dialog.getByRole('button', { name: 'Create role' }).click();
    await dialog.getByText('Please give the role a name of at least two letters.').waitFor();
    await dialog.getByLabel('Name of the role').fill('Lab assistant');
    await dialog.getByRole('button', { name: 'Create role' }).click();
    await page.getByRole('checkbox', { name: 'Publish tests for lab assistant' }).waitFor();
    await page.getByRole('button', { name: 'Remove role' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove role' }).click();
    await page.getByText('The role lab assistant is gone').first().waitFor();
    const phone = await open('phone', owner, '/partner/people/roles');
    await phone.page.getByRole('checkbox', { name: 'See the question bank' }).waitFor();
    await look(phone.page, 'roles-phone');
    expect([...errors, ...phone.errors]).toEqual([]);
  });
});

describe('a colleague', () => {
  it('is invited, comes by the link, and is in', async () => {
    const { page, errors } = await open('desktop', owner, '/partner/people/invitations');
    await page.getByText('No invitations yet').waitFor();
    await page.getByRole('button', { name: 'Invite a colleague' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
    await dialog.getByLabel('E-mail').fill('noor@journey.test');
    await look(page, 'invite-desktop');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByRole('cell', { name: 'noor@journey.test' }).waitFor();
    const link = await linkTo('noor@journey.test');

    const coming = await openDevice(browser, 'phone');
    await coming.page.goto(site.url(academy, link));
    await coming.page.getByText('invites you to Meridian Academy as Teacher').waitFor();
    await look(coming.page, 'invitation-phone');
    await coming.page.getByRole('button', { name: 'Start' }).click();
    await coming.page.getByText('Please give your first name.').waitFor();
    await coming.page.getByLabel('First name').fill('Noor');
    await coming.page.getByLabel('Last name').fill('Ali');
    await coming.page.getByLabel('Choose a password').fill('quiet river lantern 42');
    await coming.page.getByRole('checkbox').check();
    await coming.page.getByRole('button', { name: 'Start' }).click();
    // The workspace comes with a load of its own, which would take the page back from the link: its own title shows that it is there.
    await coming.page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    await coming.page.goto(site.url(academy, link));
    await coming.page.getByText('This invitation does not work any more').waitFor();

    await tab(page, 'Teachers and staff');
    await page.getByRole('link', { name: /Noor Ali/ }).waitFor();
    expect([...errors, ...coming.errors]).toEqual([]);
    await coming.context.close();
  });

  it('comes with others from a spreadsheet: a dry run tells what is wrong, then the rest is made', async () => {
    const { page, errors } = await open('desktop', owner, '/partner/people/staff');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await page.getByRole('heading', { name: 'Import teachers and staff', level: 1 }).waitFor();
    const lines = [
      'First name,Last name,E-mail,Role,Subjects',
      'Joseph,Mathew,joseph@journey.test,,Physics; Chemistry',
      'Leela,Varma,leela@journey.test,reviewer,',
      'Wrong,Address,not an address,,',
      'Odd,Role,odd@journey.test,wizard,',
    ];
    await chooseFile(page, () => page.getByRole('button', { name: 'Choose a file' }).click(), {
      name: 'staff.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    });
    await page.getByText('This is no e-mail address').waitFor();
    await page.getByText('There is no such role').waitFor();
    await look(page, 'import-people-desktop');
    await page.getByRole('button', { name: 'Create 2 accounts' }).click();
    await page.getByText('The accounts are there').waitFor();
    await page.getByRole('button', { name: 'Take the import back' }).waitFor();
    await page.goto(site.url(academy, '/partner/people/staff?search=journey'));
    await page.getByRole('link', { name: /Leela Varma/ }).waitFor();
    expect(errors).toEqual([]);
  });
});

describe('a student', () => {
  it('is looked at by the owner without changing anything, under a banner', async () => {
    const { page, errors } = await open('desktop', owner, '/partner/people/students?search=Ananya');
    await page.getByRole('link', { name: /Ananya/ }).click();
    await page.getByText('No test taken yet').first().waitFor();
    await look(page, 'student-learning-desktop');
    await page.getByRole('tab', { name: 'Details and rights' }).click();
    await page.getByRole('heading', { name: 'What this person can do, and why' }).waitFor();
    await page.getByRole('heading', { name: 'Features of the institute' }).waitFor();
    await page.getByText('Every screen of the area is open.').waitFor();
    await look(page, 'person-desktop');
    await page.getByRole('button', { name: 'See pages as this student' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why?').fill('The student sees no result');
    await dialog.getByRole('button', { name: 'Show the pages' }).click();
    await page.waitForURL(/\/student/);
    await page.getByText(/You see the pages of Ananya/).waitFor();
    await look(page, 'impersonation-desktop');
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(/\/partner\/people\/person/);
    await page.getByText('No test taken yet').first().waitFor();
    expect(await page.getByText(/You see the pages of/).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('is blocked, and out of the open page with the next call', async () => {
    const learning = await open('phone', student, '/student');
    await learning.page.getByRole('link', { name: 'Tests' }).first().waitFor();
    const { page, errors } = await open('phone', owner, '/partner/people/students');
    await page.getByRole('checkbox', { name: /Select Ananya/ }).check();
    await page.getByText('1 selected').waitFor();
    await look(page, 'students-phone');
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await dialog.getByText('Please say why, in three letters at least.').waitFor();
    await dialog.getByLabel('Why?').fill('Shared answers in a chat');
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByText('1 person is blocked').first().waitFor();
    await learning.page.getByRole('link', { name: 'Tests' }).first().click();
    await expect.poll(() => new URL(learning.page.url()).pathname, { timeout: 8000 }).not.toContain('/student');
    await expect(student.signInAgain()).rejects.toThrow('disabled due to suspected misuse');
    expect(errors).toEqual([]);
    const wide = await open('desktop', owner, '/partner/people/students');
    await wide.page.getByRole('button', { name: /Blocked/ }).click();
    await wide.page.getByRole('link', { name: /Ananya/ }).waitFor();
    await look(wide.page, 'students-desktop');
  });
});
