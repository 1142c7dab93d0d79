// domains: insights, questions, assessments, notices, cohorts
import { type Person, sitDown, type TestInstitute } from '@abhyas/server/testing';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { look, openDevice, startBrowser } from './browser.ts';
import { signInByPanel } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

/** A sheet as teachers have them. */
const sheet = {
  name: 'Kinematics revision.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'S.No,Question,A,B,C,D,Answer,Chapter',
      ...Array.from(
        { length: 6 },
        (_, at) => `${at + 1},How far in ${at + 2} s at 3 m/s?,${at + 50} m,${(at + 2) * 3} m,1 m,0.5 m,B,Kinematics`,
      ),
    ].join('\n'),
  ),
};

let desk: Page;
let site: Site;
let paperId: string;
let asha: Person;
let institute: TestInstitute;
let teacher: Person;
let errors: string[];

const press = (name: string | RegExp) => desk.getByRole('button', { name, exact: true }).click();
const tab = (name: string | RegExp) => desk.getByRole('tab', { name }).click();

beforeAll(async () => {
  site = await startSite();
  institute = await site.world.institute({ name: 'Meridian Academy' });
  teacher = await institute.person('teacher', { firstName: 'Farida' });
  asha = await institute.person('student', { firstName: 'Asha' });
  const { id: batchId } = await teacher.api.cohorts.createBatch({ body: { name: 'JEE 2028 A' } });
  await teacher.api.cohorts.addMembers({ params: { batchId }, body: { accountIds: [asha.accountId] } });
  ({ page: desk, errors } = await openDevice(await startBrowser(), 'desktop'));
});

describe('twenty minutes of a teacher', () => {
  it('begin at home, which says what comes first, and bring the questions of a sheet', async () => {
    await signInByPanel(desk, site.url(institute), teacher);
    await desk.waitForURL('**/partner');
    await desk.getByRole('link', { name: 'Import questions' }).first().click();
    await desk.getByLabel('Choose a file').setInputFiles(sheet);
    await desk.getByRole('heading', { name: 'Match columns' }).waitFor();
    await desk.goto(site.url(institute, '/partner'));
    await desk.getByText('1 import to finish').click();
    await press('Check 6 rows');
    await press(/^Import 6/);
    await desk
      .getByText(/6 questions/)
      .first()
      .waitFor();
  });

  it('fill a test from them, and publish it to a batch with a schedule, a link and a QR code', async () => {
    await desk.goto(site.url(institute, '/partner/papers'));
    await desk
      .getByRole('button', { name: /New test|Build a test|Make a test/ })
      .first()
      .click();
    const panel = desk.getByRole('dialog', { name: 'New test' });
    await panel.getByLabel('Name').fill('Kinematics 1');
    await panel.getByRole('button', { name: 'Create test' }).click();
    await desk.waitForURL(/partner\/papers\/[0-9a-f-]{36}/);
    paperId = /papers\/([0-9a-f-]{36})/.exec(desk.url())![1]!;
    await tab(/^Questions/);
    await press('Generate questions');
    const rules = desk.getByRole('dialog', { name: 'Generate questions' });
    const counts = await rules.getByRole('textbox', { name: /^Questions for/ }).all();
    for (const [at, count] of counts.entries()) await count.fill(at === 0 ? '5' : '0');
    await rules.getByRole('button', { name: 'Find questions' }).click();
    await rules.getByRole('button', { name: 'Add 5 questions' }).click();
    await desk.getByText('5 questions added to the test').waitFor();
    await tab('Schedule and access');
    await desk.getByLabel('Grace for the network, seconds').fill('45');
    await press('Review and publish');
    const dialog = desk.getByRole('dialog', { name: 'Review and publish' });
    await dialog.getByText('Batches and students', { exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Batches and groups' }).click();
    await desk.getByRole('option', { name: 'JEE 2028 A' }).click();
    await desk.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Publish version 1' }).click();
    await desk.getByText('Version 1 published').first().waitFor();
    await desk.getByText(new RegExp(`/student/tests/${paperId}$`)).waitFor();
    await desk.getByRole('img', { name: 'QR code of this test' }).waitFor();
    await look(desk, 'teacher-published-desktop');
  });

  it('write to the batch, and see the first result', async () => {
    await desk.goto(site.url(institute, '/partner/groups'));
    await desk.getByRole('link', { name: 'JEE 2028 A' }).click();
    await desk.getByRole('link', { name: 'Write to this batch' }).click();
    await desk.getByRole('switch', { name: 'Send at night too' }).check();
    await desk.getByRole('textbox', { name: 'Text', exact: true }).fill('Please take it today.');
    await desk.getByRole('textbox', { name: 'Subject' }).fill('Kinematics 1 is open');
    await press('Continue');
    await press('Send now');
    await desk
      .getByText(/^(Scheduled|Sent)$/)
      .first()
      .waitFor();
    await site.world.runJobs();
    expect((await asha.api.notices.listNotices({ query: {} })).rows.map(({ subject }) => subject)).toContain(
      'Kinematics 1 is open',
    );
    const seat = await sitDown(asha, paperId);
    const { sections } = await teacher.api.assessments.previewPaper({ params: { paperId } });
    for (const { id } of sections.flatMap(({ questions }) => questions)) await seat.save(id, { options: [2] });
    await seat.submit();
    await site.world.runJobs();
    await desk.goto(site.url(institute, '/partner'));
    await desk.getByText('1 student attempted', { exact: false }).waitFor();
    await look(desk, 'teacher-home-result-desktop');
    await desk
      .getByRole('link', { name: /Kinematics 1/ })
      .first()
      .click();
    await desk.getByText('Weakest chapters').waitFor();
    await desk.getByRole('link', { name: 'Scores', exact: true }).click();
    await desk.getByRole('row', { name: /Asha/ }).first().waitFor();
    expect(errors).toEqual([]);
  });
});
