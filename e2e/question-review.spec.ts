// domains: questions, assessments, notices, tenancy
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, type Person } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let room: ExamRoom;
let owner: Person;
let farida: Person;
let rohan: Person;
const errors: string[][] = [];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  room = await examRoom(site.world);
  owner = await room.place.person('owner');
  farida = await room.place.person('teacher', { firstName: 'Farida', signedOut: true });
  rohan = await room.place.person('reviewer', { firstName: 'Rohan', signedOut: true });
});

async function deskOf(person: Person): Promise<Page> {
  const device = await openDevice(browser, 'desktop');
  errors.push(device.errors);
  await signIn(device.page, site.url(room.place), person);
  return device.page;
}
const address = (path: string) => site.url(room.place, path);
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const onPhone = async (page: Page, work: () => Promise<void>) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await work();
  await page.setViewportSize({ width: 1440, height: 900 });
};
/** Beside a wide list the question is an article, on a phone a panel. */
const detail = (page: Page) => page.getByRole('article', { name: /^Question Q-/ });

let author: Page;
let desk: Page;

describe('an institute that asks for reviews', () => {
  it('switches them on in its settings', async () => {
    const page = await deskOf(owner);
    await page.goto(address('/partner/settings/rules'));
    const review = page.getByRole('switch', { name: 'Review before questions are used' });
    await review.check({ force: true });
    await look(page, 'review-setting-desktop');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('link', { name: 'Review', exact: true }).waitFor();
    await page.goto(address('/partner/reviews'));
    await page.getByText('Nothing waits for you').waitFor();
    await look(page, 'review-empty-desktop');
    await page.context().close();
  });
});

describe('an author', () => {
  it('writes a question and sends it for review', async () => {
    author = await deskOf(farida);
    await author.goto(address('/partner/questions/new'));
    await field(author, /^Question/).click();
    await author.keyboard.type('A body falls freely for two seconds. How far does it fall?');
    for (const [i, words] of ['Ten metres', 'Twenty metres', 'Thirty metres', 'Forty metres'].entries()) {
      await field(author, `Option ${'ABCD'[i]}`).click();
      await author.keyboard.type(words);
    }
    await author.getByRole('radio', { name: 'Option B is correct' }).check({ force: true });
    await field(author, /^Explanation/).click();
    await author.keyboard.type('Half of ten times four.');
    await author.getByRole('button', { name: 'No knowledge area yet' }).click();
    await author.keyboard.type('Kinematics');
    await author
      .getByRole('option', { name: /Kinematics/ })
      .first()
      .click();
    await author.getByText('Knowledge area chosen').waitFor();
    await author.getByRole('button', { name: 'Send for review' }).click();
    await author.getByRole('heading', { name: /^Question Q-/ }).waitFor();
    await author.getByText(/^In review since/).waitFor();
    await look(author, 'review-editor-desktop');
    await onPhone(author, () => look(author, 'review-editor-phone'));
  });

  it('cannot approve it, and sees why', async () => {
    await author.goto(address('/partner/reviews?scope=own'));
    await detail(author).getByText('You wrote this question or its key').waitFor();
    expect(await author.getByRole('button', { name: 'Approve' }).count()).toBe(0);
    await look(author, 'review-own-desktop');
    await author.goto(address('/partner/questions'));
    await author.getByRole('row', { name: /Q-\d+.*In review/ }).waitFor();
  });
});

describe('a reviewer', () => {
  it('is shown what waits, as students will see it', async () => {
    desk = await deskOf(rohan);
    await desk.goto(address('/partner/questions'));
    const entry = desk.getByRole('navigation').getByRole('link', { name: /^Review/ });
    await entry.getByText('1', { exact: true }).waitFor();
    await entry.click();
    await detail(desk).getByText('A body falls freely').waitFor();
    await detail(desk).getByText('Correct answer').waitFor();
    await look(desk, 'review-queue-desktop');
    await onPhone(desk, async () => {
      await desk.getByRole('list', { name: 'Questions in review' }).waitFor();
      await look(desk, 'review-queue-phone');
      await desk.getByRole('button', { name: /^Q-\d+/ }).click();
      await desk.getByRole('dialog').getByText('Correct answer').waitFor();
      await look(desk, 'review-detail-phone');
      await desk.keyboard.press('Escape');
    });
  });

  it('does not send it back without a word, and then with one', async () => {
    await detail(desk).getByRole('button', { name: 'Send back' }).click();
    await desk.getByText('Say what should be different.').waitFor();
    await desk.getByLabel('Comment').fill('Say which g is meant.');
    await detail(desk).getByRole('button', { name: 'Send back' }).click();
    await desk.getByText('Nothing waits for you').waitFor();
  });
});

describe('the author', () => {
  it('is told, fixes it, and sends it again', async () => {
    await author.goto(address('/partner/notices'));
    await author.getByText(/Say which g is meant/).waitFor();
    await author
      .getByText(/came back from review/)
      .first()
      .click();
    await author.getByText(/^Rohan .*sent this question back/).waitFor();
    await author.getByText('Say which g is meant.').waitFor();
    await look(author, 'review-returned-desktop');
    await field(author, /^Question/).click();
    await author.keyboard.press('Control+End');
    await author.keyboard.type(' Take g as ten.');
    await author.getByRole('button', { name: 'Send for review' }).click();
    await author.getByText(/^In review since/).waitFor();
  });
});

describe('the reviewer', () => {
  it('approves it with one key', async () => {
    await desk.goto(address('/partner/reviews'));
    await detail(desk).getByText('Take g as ten.').waitFor();
    await desk.getByText('Sent again').waitFor();
    await detail(desk).getByText('History', { exact: true }).click();
    await detail(desk).getByText('Say which g is meant.').waitFor();
    await look(desk, 'review-history-desktop');
    await desk.getByRole('heading', { name: 'Review', exact: true }).click();
    await desk.keyboard.press('a');
    await desk.getByText('Approved: tests can take it').first().waitFor();
    await desk.getByText('Nothing waits for you').waitFor();
  });

  it('sees what changed since, when the next version is sent', async () => {
    await author.goto(address('/partner/notices'));
    await author
      .getByText(/is approved/)
      .first()
      .click();
    await author.getByText('Approved', { exact: true }).first().waitFor();
    await field(author, 'Option D').click();
    await author.keyboard.press('Control+End');
    await author.keyboard.type(' and a half');
    await author.getByRole('button', { name: 'Send for review' }).click();
    await author.getByText(/^In review since/).waitFor();
    await desk.goto(address('/partner/reviews'));
    await detail(desk).getByText('What changed', { exact: true }).click();
    await desk.locator('ins', { hasText: 'and a half' }).waitFor();
    await look(desk, 'review-changes-desktop');
  });
});

describe('a test with it', () => {
  it('is published with the version that was approved, not with the one that waits', async () => {
    const { rows } = await room.teacher.api.questions.listQuestions();
    const question = rows[0]!;
    expect(question).toMatchObject({ version: 3, review: 'in_review' });
    const { assessments } = room.teacher.api;
    const { paperId } = await assessments.createPaper({ body: { title: 'Falling bodies' } });
    const { draft, revision } = await assessments.showPaper({ params: { paperId } });
    const sections = [{ ...draft.sections[0]!, questionIds: [question.id, await room.question()] }];
    await assessments.savePaper({ params: { paperId }, body: { revision, draft: { ...draft, sections } } });
    await author.goto(address(`/partner/papers/${paperId}?tab=questions`));
    await author.getByText(/Nobody has approved Q-\d+ yet/).waitFor();
    await look(author, 'review-paper-blocked-desktop');
    const now = await assessments.showPaper({ params: { paperId } });
    const alone = { ...now.draft, sections: [{ ...sections[0]!, questionIds: [question.id] }] };
    const saved = await assessments.savePaper({ params: { paperId }, body: { revision: now.revision, draft: alone } });
    const published = await assessments.publishPaper({ params: { paperId }, body: { revision: saved.revision } });
    expect(published).toMatchObject({ status: 'published', problems: [] });
    const uses = await room.teacher.api.questions.listQuestionUses({ params: { questionId: question.id } });
    expect(uses.rows).toMatchObject([{ questionVersion: 2 }]);
  });

  it('went by without an error on any page', () => {
    expect(errors.flat()).toEqual([]);
  });
});
