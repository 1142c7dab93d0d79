// domains: assessments, questions, taxonomy
import { fromSource } from '@abhyas/contract/rich-text';
import { examRoom, type ExamRoom, number, option, type Person, sitDown } from '@abhyas/server/testing';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { look, openDevice, sizes, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

const TITLE = 'JEE Main mock 9';
/** A chapter of each subject, in the order of the pattern. */
const chapters = ['Kinematics', 'Atomic Structure', 'Trigonometry'] as const;
/** Questions of each chapter. */
const bank: { readonly single: string[]; readonly integer: string[] }[] = [];

let site: Site;
let browser: Browser;
let room: ExamRoom;
let ananya: Person;
let dev: Person;
let farah: Person;
let batchId: string;
let paperId: string;
let desk: Page;
let errors: string[];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  room = await examRoom(site.world);
  for (const chapter of chapters) {
    const shelf = { single: [] as string[], integer: [] as string[] };
    for (let at = 0; at < 6; at++)
      shelf.single.push(await bilingual(await room.question('SINGLE', option(2), chapter)));
    for (let at = 0; at < 2; at++)
      shelf.integer.push(await bilingual(await room.question('INTEGER', number('4'), chapter)));
    bank.push(shelf);
  }
  ananya = await room.place.person('student', { firstName: 'Ananya' });
  dev = await room.place.person('student', { firstName: 'Dev' });
  farah = await room.place.person('student', { firstName: 'Farah' });
  const { cohorts } = room.teacher.api;
  batchId = (await cohorts.createBatch({ body: { name: 'JEE 2028 Evening' } })).id;
  await cohorts.addMembers({ params: { batchId }, body: { accountIds: [ananya.accountId, dev.accountId] } });
  const device = await openDevice(browser, 'desktop');
  [desk, errors] = [device.page, device.errors];
  await signIn(desk, site.url(room.place), room.teacher);
});

/** Gives a question its words in Hindi. */
async function bilingual(questionId: string): Promise<string> {
  const { questions } = room.teacher.api;
  const { content, key, type, difficulty, knowledgeArea, pastExams, version, keyVersion } =
    await questions.showQuestion({ params: { questionId } });
  const hi = { ...content.en, stem: fromSource(`वस्तु ${version} सेकंड में कितनी दूर जाती है?`) };
  const body = { type, difficulty, pastExams, knowledgeAreaId: knowledgeArea.id, key, version, keyVersion };
  await questions.reviseQuestion({ params: { questionId }, body: { ...body, content: { en: content.en, hi } } });
  return questionId;
}
/** Three questions into each Section A and one into each Section B, as the picker would. */
async function fillTheRest(): Promise<void> {
  const { draft, revision } = await paper();
  const taken = new Set(draft.sections.flatMap((section) => section.questionIds));
  const sections = draft.sections.map((section, at) => {
    if (section.questionIds.length > 0) return section;
    const shelf = bank[Math.floor(at / 2)]![at % 2 === 0 ? 'single' : 'integer'];
    return { ...section, questionIds: shelf.filter((id) => !taken.has(id)).slice(0, at % 2 === 0 ? 3 : 1) };
  });
  const params = { paperId };
  await room.teacher.api.assessments.savePaper({ params, body: { revision, draft: { ...draft, sections } } });
}
/** A picture of the screen at both sizes, in both schemes. */
async function lookBoth(name: string): Promise<void> {
  await look(desk, `${name}-desktop`);
  await desk.setViewportSize(sizes.phone);
  await look(desk, `${name}-phone`);
  await desk.setViewportSize(sizes.desktop);
}
/** What the builder saves by itself arrives a little later. */
const soon = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 30_000 });
const saved = () =>
  desk
    .getByText(/^Saved/)
    .first()
    .waitFor();
const tab = (name: string | RegExp) => desk.getByRole('tab', { name }).click();
const paper = () => room.teacher.api.assessments.showPaper({ params: { paperId } });

describe('a teacher builds a JEE Main test', () => {
  it('from its pattern, which brings the screen of the exam', async () => {
    await desk.goto(site.url(room.place, '/partner/papers'));
    await desk.getByRole('button', { name: 'New test' }).first().click();
    const panel = desk.getByRole('dialog', { name: 'New test' });
    await panel.getByLabel('Name').fill(TITLE);
    await panel.getByRole('combobox', { name: 'Pattern of the paper' }).click();
    await desk.getByRole('option', { name: 'JEE Main · Paper 1 · 2025 on' }).click();
    await panel.getByRole('button', { name: 'Create test' }).click();
    await desk.waitForURL(/partner\/papers\/[0-9a-f-]{36}/);
    paperId = /papers\/([0-9a-f-]{36})/.exec(desk.url())![1]!;
    await tab('Details');
    expect(await desk.getByRole('combobox', { name: 'Look' }).inputValue()).toBe('JEE Main');
    expect((await paper()).draft.console).toMatchObject({
      look: 'jee_main',
      calculator: 'none',
      keyboardNumbers: false,
    });
  });

  it('fills its sections from the bank', async () => {
    await tab(/^Questions/);
    await desk.getByRole('button', { name: 'Add questions to Physics · Section B' }).click();
    const picker = desk.getByRole('dialog', { name: 'Add questions to Physics · Section B' });
    await picker.getByRole('combobox', { name: 'Type' }).first().click();
    await desk.getByRole('option', { name: /^Integer/ }).click();
    await picker.getByLabel('How many at random').fill('1');
    await picker.getByRole('button', { name: /^Pick 1 at random/ }).click();
    await picker.getByText(/^Seed .+: 1 picked$/).waitFor();
    await lookBoth('builder-picker');
    await picker.getByRole('button', { name: 'Add 1 question', exact: true }).click();
    await soon(async () => (await paper()).draft.sections[1]!.questionIds).toHaveLength(1);
    await fillTheRest();
    await desk.reload();
    await desk.getByRole('button', { name: 'More for question 12', exact: true }).waitFor();
  });

  it('swaps a question for a similar one', async () => {
    await saved();
    const before = (await paper()).draft.sections[0]!.questionIds;
    await desk.getByRole('button', { name: 'More for question 2', exact: true }).click();
    await desk.getByRole('menuitem', { name: 'Swap for a similar one' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Swap question 2' });
    await dialog.getByRole('list', { name: 'Similar questions' }).waitFor();
    expect(await dialog.getByRole('button', { name: /^Take this one, Q-/ }).count()).toBe(3);
    await lookBoth('builder-swap');
    await dialog
      .getByRole('button', { name: /^Take this one, Q-/ })
      .first()
      .click();
    await desk.getByText('Question 2 swapped').waitFor();
    await soon(async () => (await paper()).draft.sections[0]!.questionIds).not.toEqual(before);
    const after = (await paper()).draft.sections[0]!.questionIds;
    expect([after[0], after[2], before.includes(after[1]!)]).toEqual([before[0], before[2], false]);
  });

  it('copies a question from another test, and takes that back', async () => {
    const before = (await paper()).draft.sections[0]!.questionIds;
    const free = bank[0]!.single.find((id) => !before.includes(id))!;
    const mock = await room.paper([before[0]!, free], { title: 'JEE Main mock 8' });
    await desk.getByRole('button', { name: 'Copy from a test into Physics · Section A' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Copy questions into Physics · Section A' });
    const source = dialog.getByRole('button', { name: /^JEE Main mock 8/ });
    await source.waitFor();
    await lookBoth('builder-copy-test');
    await source.click();
    await dialog.getByText('Question 1 is already in your test.').waitFor();
    await dialog.getByRole('checkbox', { name: 'Choose question 2' }).check();
    await lookBoth('builder-copy-questions');
    await dialog.getByRole('button', { name: 'Add 1 question', exact: true }).click();
    await soon(async () => (await paper()).draft.sections[0]!.questionIds).toEqual([...before, free]);
    await desk.getByRole('button', { name: 'Undo' }).last().click();
    await soon(async () => (await paper()).draft.sections[0]!.questionIds).toEqual(before);
    await room.teacher.api.assessments.archivePaper({ params: { paperId: mock } });
  });

  it('puts its questions in order by the keyboard, over the edge of a section and back', async () => {
    const [first, second, third] = (await paper()).draft.sections[0]!.questionIds;
    const move = async (name: string) => {
      await desk.getByRole('button', { name, exact: true }).focus();
      await desk.keyboard.press('Enter');
    };
    await move('Move question 1 down');
    await soon(async () => (await paper()).draft.sections[0]!.questionIds).toEqual([second, first, third]);
    await move('Move question 3 down');
    await soon(async () => (await paper()).draft.sections[1]!.questionIds[0]).toBe(third);
    await move('Move question 3 up');
    await soon(async () => (await paper()).draft.sections[0]!.questionIds).toEqual([second, first, third]);
  });

  it('and by dragging', async () => {
    const before = (await paper()).draft.sections[0]!.questionIds;
    const line = (number: number) =>
      desk
        .getByRole('listitem')
        .filter({ has: desk.getByRole('button', { name: `Move question ${number} up`, exact: true }) });
    await line(3).dragTo(line(1), { sourcePosition: { x: 24, y: 20 } });
    await soon(async () => (await paper()).draft.sections[0]!.questionIds).toEqual([before[2], before[0], before[1]]);
  });

  it('gives one question marks of its own', async () => {
    await desk.getByRole('button', { name: 'More for question 3', exact: true }).click();
    await desk.getByRole('menuitem', { name: 'Marks of its own' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Marks of question 3' });
    await dialog.getByLabel('Right answer').fill('6');
    await dialog.getByLabel('Wrong answer').fill('2');
    await look(desk, 'builder-own-marks-desktop');
    await dialog.getByRole('button', { name: 'Set these marks' }).click();
    await desk.getByText('+6 / −2', { exact: true }).waitFor();
    await lookBoth('builder-questions');
  });

  it('locks the sections, each with its own minutes', async () => {
    await tab('Sections and marking');
    await desk.getByRole('switch', { name: 'Lock the sections' }).click();
    await desk.getByText('Together 180 minutes').waitFor();
    await desk.getByRole('textbox', { name: 'Minutes of Physics · Section A' }).fill('40');
    await desk.getByText(/The sections are locked; in the exam/).waitFor();
    await lookBoth('builder-locked');
    await soon(async () => (await paper()).draft.sections[0]!.minutes).toBe(40);
    const { draft, problems } = await paper();
    expect(draft.minutes).toBe(draft.sections.reduce((sum, { minutes = 0 }) => sum + minutes, 0));
    expect(problems).toEqual([]);
  });

  it('offers it in Hindi, is told that the Hindi instructions are missing, and writes them', async () => {
    await tab('Details');
    await desk.getByRole('checkbox', { name: 'Hindi' }).check();
    await desk.getByText('The test speaks Hindi, but its instructions are in English alone.').waitFor();
    await desk.getByRole('textbox', { name: 'Instructions in Hindi' }).fill('समय समाप्त होते ही टेस्ट अपने आप बंद हो जाएगा।');
    await desk.getByText('The test speaks Hindi, but its instructions').waitFor({ state: 'hidden' });
    await desk.getByText('Basic', { exact: true }).click();
    await desk.getByText('Other screen than in the exam: calculator.').waitFor();
    await lookBoth('builder-details');
    await desk.getByRole('button', { name: /^As in JEE Main/ }).click();
    await soon(async () => (await paper()).draft.console.calculator).toBe('none');
  });

  it('sees it as a student, in the look of the exam and with its locked sections', async () => {
    await desk.getByRole('button', { name: 'Preview as student' }).click();
    await desk.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
    await lookBoth('builder-preview');
    const sheet = await room.teacher.api.assessments.previewPaper({ params: { paperId } });
    expect(sheet.sections[0]).toMatchObject({
      minutes: 40,
      questions: [{}, {}, { rule: { right: 600, wrong: -200 } }],
    });
    expect(sheet.instructionsHi).toBeDefined();
    await desk.getByRole('button', { name: 'Close the preview' }).click();
  });

  it('opens it for a window, and publishes it to one batch and one student', async () => {
    await tab('Schedule and access');
    await desk.getByText('You choose when you publish').waitFor();
    const closesAt = new Date(site.world.clock.now().getTime() + 6 * 3_600_000);
    await room.teacher.api.assessments.savePaperSettings({
      params: { paperId },
      body: { ...(await paper()).settings, closesAt: closesAt.toISOString() },
    });
    await desk.reload();
    await desk.getByLabel('Grace for the network, seconds').fill('45');
    // At once: publishing saves what was typed just before.
    await desk.getByRole('button', { name: 'Review and publish' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Review and publish' });
    await dialog.waitFor();
    expect((await paper()).settings.graceSeconds).toBe(45);
    await dialog.getByText('Batches and students', { exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Batches and groups' }).click();
    await desk.getByRole('option', { name: 'JEE 2028 Evening' }).click();
    await dialog.getByRole('combobox', { name: 'Single students' }).fill('farah');
    await desk.getByRole('option', { name: /^Farah/ }).click();
    await dialog.getByText('Open to').first().waitFor({ state: 'attached' });
    await desk.keyboard.press('Escape');
    await lookBoth('builder-publish');
    await dialog.getByRole('button', { name: 'Publish version 1' }).click();
    await desk.getByText('Version 1 published').first().waitFor();
    await desk.getByText(new RegExp(`/student/tests/${paperId}$`)).waitFor();
    await desk.getByRole('img', { name: 'QR code of this test' }).waitFor();
    const seen = async (one: Person) => (await one.api.assessments.listMyPapers()).map((row) => row.paperId);
    for (const one of [ananya, dev, farah]) expect(await seen(one)).toEqual([paperId]);
    expect(await seen(await room.place.person('student'))).toEqual([]);
    await desk.getByRole('tabpanel').getByText('JEE 2028 Evening').waitFor();
    await desk
      .getByRole('tabpanel')
      .getByText(/^Farah/)
      .waitFor();
    await lookBoth('builder-audience');
  });

  it('corrects its words in a second version that shares the rank list', async () => {
    await tab('Details');
    await desk
      .getByRole('textbox', { name: 'Instructions in English' })
      .fill('The clock is the server’s. Read with care.');
    await saved();
    await desk.getByRole('button', { name: 'Review and publish' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Review and publish' });
    await dialog.getByRole('checkbox', { name: /It corrects words alone/ }).check();
    await look(desk, 'builder-words-only-desktop');
    await dialog.getByRole('button', { name: 'Publish version 2' }).click();
    await desk.getByText('Version 2 published').first().waitFor();
    await tab('Result rules');
    await desk.getByText('With version 1', { exact: true }).waitFor();
    await lookBoth('builder-versions');
  });
});

describe('who did not come', () => {
  it('stands in the list: not started yet while it is open, absent after the window', async () => {
    await sitDown(dev, paperId);
    await desk.getByRole('link', { name: 'Absent' }).click();
    await desk
      .getByRole('table', { name: 'Absent students' })
      .getByText(/^Ananya/)
      .waitFor();
    expect(await desk.getByRole('row').filter({ hasText: 'Not started yet' }).count()).toBe(2);
    site.world.clock.advance({ hours: 7 });
    await room.teacher.signInAgain();
    await desk.reload();
    await desk.getByRole('row').filter({ hasText: 'Absent' }).nth(1).waitFor();
    await lookBoth('builder-absent');
    await desk.getByRole('combobox', { name: 'Batch or group' }).click();
    await desk.getByRole('option', { name: 'JEE 2028 Evening' }).click();
    await desk.getByText(/^Farah/).waitFor({ state: 'hidden' });
    const file = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Export as CSV' }).click();
    expect((await file).suggestedFilename()).toBe(`${TITLE} – absent.csv`);
    expect(errors).toEqual([]);
  });

  it('and the list of tests says who made each', async () => {
    await desk.goto(site.url(room.place, '/partner/papers'));
    await desk.getByRole('link', { name: TITLE, exact: true }).waitFor();
    await lookBoth('builder-list');
    await desk.getByRole('combobox', { name: 'Kind' }).click();
    await desk.getByRole('option', { name: 'Overview' }).click();
    await desk.getByText('No test fits these filters').waitFor();
    expect(new URL(desk.url()).searchParams.get('kind')).toBe('OVERVIEW');
  });
});
