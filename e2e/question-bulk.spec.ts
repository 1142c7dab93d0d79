// domains: questions, assessments
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromSource } from '@abhyas/contract/rich-text';
import { examRoom, type ExamRoom } from '@abhyas/server/testing';
import { look, openDevice, sizes, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let room: ExamRoom;
let desk: Page;
let errors: string[];
let used: string;

const bank = (search = '') => site.url(room.place, `/partner/questions${search}`);

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  room = await examRoom(site.world);
  used = await room.question();
  await room.question();
  const { body } = await clashing();
  await room.teacher.api.questions.createQuestion({ body });
  await room.paper([used], { title: 'Motion, weekly test' });
  const device = await openDevice(browser, 'desktop');
  [desk, errors] = [device.page, device.errors];
  await signIn(desk, site.url(room.place), room.teacher);
});

/** A question whose options would become equal. */
async function clashing() {
  const { knowledgeArea, difficulty, key } = await room.teacher.api.questions.showQuestion({
    params: { questionId: used },
  });
  const words = { stem: 'What do they do?', options: ['They travel', 'They move', 'They stop', 'They wait'] };
  const en = {
    stem: fromSource(words.stem),
    options: words.options.map((one) => fromSource(one)),
    explanation: fromSource('They travel.'),
  };
  return {
    body: {
      type: 'SINGLE' as const,
      difficulty,
      knowledgeAreaId: knowledgeArea.id,
      pastExams: [],
      content: { en },
      key,
    },
  };
}

describe('an author', () => {
  it('sees what a change of words would do before it is done: hits, what cannot have it, and the test that keeps its words', async () => {
    await desk.goto(bank());
    await desk.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await desk.getByRole('button', { name: 'Change words …' }).click();
    const panel = desk.getByRole('dialog', { name: 'Change the words of 3 questions' });
    await panel.getByRole('button', { name: 'Show what would change' }).click();
    await panel.getByText('Write what to find.').waitFor();
    await panel.getByLabel('Find').fill('travel');
    await panel.getByLabel('Replace by').fill('move');
    await look(desk, 'bulk-words-form-desktop');
    await panel.getByRole('button', { name: 'Show what would change' }).click();
    await panel.getByRole('heading', { name: '4 found in 3 questions' }).waitFor();
    await panel.getByText('Options 1 and 2 say the same.').waitFor();
    await panel.getByRole('link', { name: 'Motion, weekly test' }).waitFor();
    await look(desk, 'bulk-words-preview-desktop');
    await panel.getByRole('button', { name: 'Change 2 questions' }).scrollIntoViewIfNeeded();
    await desk.setViewportSize(sizes.phone);
    await panel.getByRole('heading', { name: '4 found in 3 questions' }).scrollIntoViewIfNeeded();
    await look(desk, 'bulk-words-preview-phone');
    await desk.setViewportSize(sizes.desktop);
  });

  it('changes them as one step, sees in the changes why one was left, and takes the step back', async () => {
    const panel = desk.getByRole('dialog', { name: 'Change the words of 3 questions' });
    await panel.getByRole('button', { name: 'Change 2 questions' }).click();
    await desk.getByText('2 questions changed').waitFor();
    await desk
      .getByText(/How far does body \d+ move\?/)
      .first()
      .waitFor();
    await desk.getByRole('link', { name: 'Changes' }).click();
    await desk.getByText('“travel” → “move”').waitFor();
    await look(desk, 'bulk-words-changes-desktop');
    await desk.getByRole('button', { name: 'Details: “travel” → “move”' }).click();
    const details = desk.getByRole('dialog', { name: 'Change of words' });
    await details.getByText('Options 1 and 2 say the same.').waitFor();
    await details.getByRole('link', { name: 'Motion, weekly test' }).waitFor();
    await look(desk, 'bulk-words-details-desktop');
    await desk.setViewportSize(sizes.phone);
    await look(desk, 'bulk-words-details-phone');
    await details.getByRole('button', { name: 'Close' }).click();
    await look(desk, 'bulk-words-changes-phone');
    await desk.setViewportSize(sizes.desktop);
    await desk.getByRole('button', { name: 'Undo: “travel” → “move”' }).click();
    await desk.getByText('2 questions are as they were').waitFor();
    await desk.goto(bank());
    await desk
      .getByText(/How far does body \d+ travel\?/)
      .first()
      .waitFor();
  });

  it('gives questions a time, and sees it in the question', async () => {
    await desk.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await desk.getByRole('button', { name: 'Change …' }).click();
    const panel = desk.getByRole('dialog', { name: 'Change 3 questions' });
    await panel.getByLabel('Expected time').fill('90');
    await look(desk, 'bulk-change-time-desktop');
    await panel.getByRole('button', { name: 'Change 3 questions' }).click();
    await desk.getByText('3 questions changed').waitFor();
    await desk.getByRole('button', { name: /What do they do\?/ }).click();
    const shown = desk.getByRole('dialog', { name: /^Question/ });
    await shown.getByText('1 min 30 sec').waitFor();
    await look(desk, 'question-panel-desktop');
  });

  it('removes a question, finds it among the removed ones and brings it back; one of a published test stays', async () => {
    const shown = desk.getByRole('dialog', { name: /^Question/ });
    await shown.getByRole('button', { name: 'Remove', exact: true }).click();
    await desk.getByText('1 question removed').waitFor();
    await desk.goto(bank(`?question=${used}`));
    await desk
      .getByRole('dialog', { name: /^Question/ })
      .getByRole('button', { name: 'Remove', exact: true })
      .click();
    await desk.getByText('It is in a published test. Archive it instead.').waitFor();
    await desk.goto(bank('?status=removed'));
    await desk.getByText('What do they do?').waitFor();
    await look(desk, 'bank-removed-desktop');
    await desk.setViewportSize(sizes.phone);
    await look(desk, 'bank-removed-phone');
    await desk.setViewportSize(sizes.desktop);
    await desk.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await desk.getByRole('button', { name: 'Bring back' }).click();
    await desk.getByText('1 question is back in the bank').waitFor();
    await desk.getByText('No question was removed').waitFor();
    await look(desk, 'bank-removed-empty-desktop');
  });

  it('picks a question of a group for a paper and gets the others with it', async () => {
    const { teacher } = room;
    const questionIds = [await room.question(), await room.question(), await room.question()];
    await teacher.api.questions.createQuestionGroup({
      body: { title: 'A passage', stem: { en: fromSource('Read the passage.') }, questionIds },
    });
    await teacher.api.questions.changeQuestions({ body: { scope: { questionIds }, change: { expectedSeconds: 120 } } });
    const { paperId } = await teacher.api.assessments.createPaper({ body: { title: 'Passages' } });
    await desk.goto(site.url(room.place, `/partner/papers/${paperId}?tab=questions`));
    await desk
      .getByRole('button', { name: /^Add questions to/ })
      .first()
      .click();
    const picker = desk.getByRole('dialog', { name: /^Questions for|^Add/ });
    const numbers = await Promise.all(
      questionIds.map(
        async (questionId) => (await teacher.api.questions.showQuestion({ params: { questionId } })).number,
      ),
    );
    await picker.getByRole('checkbox', { name: `Choose Q-${numbers[1]}` }).check();
    await desk.getByText('2 more questions of the same group were chosen too').waitFor();
    await look(desk, 'picker-group-desktop');
    await picker.getByRole('button', { name: 'Add 3 questions' }).click();
    await desk.getByText('6 min').first().waitFor();
    await look(desk, 'builder-expected-time-desktop');
    await desk.setViewportSize(sizes.phone);
    await look(desk, 'builder-expected-time-phone');
    await desk.setViewportSize(sizes.desktop);
    await desk.getByRole('button', { name: 'More for question 1' }).click();
    await desk.getByRole('menuitem', { name: 'Remove the group of 3' }).click();
    await desk.getByText('3 questions of the group removed').waitFor();
    await desk.getByRole('button', { name: 'Undo' }).last().click();
    await desk.getByRole('button', { name: 'More for question 3' }).waitFor();
    expect(errors).toEqual([]);
  });
});
