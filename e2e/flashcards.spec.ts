// domains: flashcards, tenancy
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { chooseFile, type Device, look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let institute: TestInstitute;
let ananya: Person;
let desk: Device;
let phone: Device;

beforeAll(async () => {
  site = await startSite();
  const browser = await startBrowser();
  institute = await site.world.institute({ name: 'Meridian Academy' });
  // A step of ten minutes must not pass the turn of the study day, whatever the hour: at this institute it is about noon.
  const owner = await institute.person('owner');
  const { messages } = await owner.api.tenancy.showEditableSettings();
  await owner.api.tenancy.saveMessages({ body: { ...messages, timeZone: zoneOfNoon(site.world.clock.now()) } });
  ananya = await institute.person('student', { firstName: 'Ananya' });
  desk = await openDevice(browser, 'desktop');
  phone = await openDevice(browser, 'phone');
  await signIn(desk.page, site.url(institute), await institute.person('teacher'));
  await signIn(phone.page, site.url(institute), ananya);
});

/** The zone of whole hours in which it is between eleven and one; the signs of these names are turned round. */
const zoneOfNoon = (at: Date): string => {
  const ahead = 12 - at.getUTCHours();
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
};
const dock = (page: Page, name: string) => page.getByRole('button', { name });
const turn = (page: Page) => dock(page, 'Show the answer').click();
const place = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();
const reviewsOf = async () => (await ananya.api.flashcards.showFlashcardsDay()).week.reviews;

/** More cards than ten minutes a day allow: she reads so, takes the way that is left, and sees it on the phone. */
async function planForTheExam(page: Page, deckId: string) {
  const cards = Array.from({ length: 480 }, (_, at) => ({ front: `Square of ${at}?`, back: String(at * at) }));
  await ananya.api.flashcards.addCards({ params: { deckId }, body: { cards } });
  await page.reload();
  await page.getByRole('switch', { name: 'Exam-date mode' }).click({ force: true });
  const exam = new Date(site.world.clock.now().getTime() + 45 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Exam on').fill(exam);
  await page.getByRole('combobox', { name: 'At most a day' }).click();
  await page.getByRole('option', { name: '10 min' }).click();
  await place(page, 'Not possible with 10 minutes a day');
  await look(page, 'flashcards-exam-desk');
  await page.getByRole('radio').nth(1).check({ force: true });
  await dock(page, 'Plan with up to 10 minutes a day').click();
  await place(page, 'Your cards now follow this plan');
  expect((await ananya.api.flashcards.showExamPlan()).plan).toMatchObject({ examOn: exam, minutes: 10, wanted: 90 });
  await phone.page.goto(site.url(institute, '/student/flashcards'));
  await place(phone.page, 'Not possible with 10 minutes a day');
  await look(phone.page, 'flashcards-exam-phone');
}

/** A deck leaves as a file of Anki, and another student takes it in. */
async function takeToAnkiAndBack(page: Page, deckId: string) {
  await page.goto(site.url(institute, `/student/flashcards/${deckId}`));
  const download = page.waitForEvent('download');
  await dock(page, 'As an Anki file').click();
  const buffer = await readFile(await (await download).path());
  await signIn(page, site.url(institute), await institute.person('student', { firstName: 'Bala' }));
  await page.goto(site.url(institute, '/student/flashcards'));
  await chooseFile(page, () => dock(page, 'Import from Anki').click(), {
    name: 'By keys.apkg',
    mimeType: 'application/octet-stream',
    buffer,
  });
  const dialog = page.getByRole('dialog');
  // Cards of words and of the hidden areas of a picture.
  await dialog.getByText('484', { exact: true }).waitFor();
  await look(page, 'flashcards-anki-desk');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'By keys' }).first().waitFor();
}

/** A picture of which two labels are covered: one drawn with the mouse, one placed and moved with the keyboard. */
async function drawAreas(page: Page, deckId: string) {
  await page.goto(site.url(institute, `/student/flashcards/${deckId}`));
  await chooseFile(page, () => dock(page, 'Picture with hidden areas').click(), {
    name: 'eye.svg',
    mimeType: 'image/svg+xml',
    buffer: await readFile(new URL('../server/database/seed/demo-media/human-eye.svg', import.meta.url)),
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Question').fill('Which part of the eye is this?');
  const box = (await dialog.getByRole('img', { name: 'The picture on which you draw' }).boundingBox())!;
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(0.05, 0.45));
  await page.mouse.down();
  await page.mouse.move(...at(0.1, 0.5));
  await page.mouse.move(...at(0.18, 0.54));
  await page.mouse.up();
  await dialog.getByLabel('What is in area 1? (optional)').fill('Cornea');
  await dock(page, 'Add an area').click();
  await dialog.getByRole('button', { name: 'Area 2:' }).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowRight');
  await look(page, 'flashcards-areas-desk');
  await dock(page, 'Save 2 cards').click();
  await dialog.waitFor({ state: 'hidden' });
  const { rows } = await ananya.api.flashcards.listCards({ params: { deckId } });
  const [cornea, middle] = rows.filter(({ kind }) => kind === 'picture');
  expect([cornea?.back, middle?.picture?.areas[1]]).toEqual([
    'Cornea',
    { x: 4000, y: 4100, width: 2100, height: 1200 },
  ]);
  expect(Math.abs(cornea!.picture!.areas[0]!.x - 500)).toBeLessThan(60);
}

/** A finger that moves over the card and leaves it. */
async function swipe(page: Page, by: number) {
  const card = page.getByRole('region', { name: 'Card' });
  const box = (await card.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const at = (clientX: number) => ({ pointerType: 'touch', pointerId: 7, isPrimary: true, clientX, clientY: y });
  await card.dispatchEvent('pointerdown', at(x));
  await card.dispatchEvent('pointermove', at(x + by / 2));
  await card.dispatchEvent('pointermove', at(x + by));
  await card.dispatchEvent('pointerup', at(x + by));
}

describe('a teacher', () => {
  it('writes a deck by keyboard, pastes the rest, and shows it to students', async () => {
    const { page } = desk;
    await page.goto(site.url(institute, '/partner/flashcards'));
    await page.getByText('No deck yet').waitFor();
    await look(page, 'flashcards-partner-empty');
    await page.getByRole('button', { name: 'New deck' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Physics formulas');
    await dialog.getByRole('button', { name: 'Make the deck' }).click();
    await page.getByRole('heading', { level: 1, name: 'Physics formulas' }).waitFor();
    await page.getByLabel('Question', { exact: true }).fill('Newton’s second law?');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('Please write the answer on the back.').waitFor();
    await page.keyboard.type('$F = ma$');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Cards' }).getByText('Newton’s second law?').waitFor();
    await page.getByText('Sentence with gaps').click();
    await page.getByLabel('Sentence', { exact: true }).fill('Alumina is dissolved in molten {{cryolite::a mineral}}.');
    await look(page, 'flashcards-writer');
    await page.getByRole('button', { name: 'Add the card' }).click();
    await page.getByRole('list', { name: 'Cards' }).getByText('cryolite').waitFor();
    await page.getByRole('button', { name: 'Paste a table' }).click();
    const table = 'Power?\t$P = W/t$\nNo answer\nOhm?\t$V = IR$';
    await chooseFile(page, () => dialog.getByRole('button', { name: 'From a file' }).click(), {
      name: 'cards.tsv',
      mimeType: 'text/plain',
      buffer: Buffer.from(table),
    });
    await dialog.getByText('1 row has no answer').waitFor();
    await look(page, 'flashcards-paste');
    await dialog.getByRole('button', { name: 'Add 2 cards' }).click();
    await page.getByRole('button', { name: 'Show to students' }).click();
    await page.getByText('Students see it', { exact: true }).waitFor();
    await look(page, 'flashcards-partner-deck');
  });
});

describe('a student on a phone', () => {
  it('begins the deck and answers: by thumb, by swipe, and takes one back', async () => {
    const { page } = phone;
    await page.goto(site.url(institute, '/student/flashcards'));
    await page.getByText('not begun').waitFor();
    await look(page, 'flashcards-day-phone');
    await page.getByRole('link', { name: 'Begin Physics formulas' }).click();
    await place(page, '1 of 4');
    await look(page, 'flashcards-front-phone');
    await turn(page);
    await dock(page, 'Good').getByText('10 min').waitFor();
    await look(page, 'flashcards-back-phone');
    await dock(page, 'Easy').click();
    await place(page, '2 of 4');
    await page.getByText('a mineral').waitFor();
    await turn(page);
    await swipe(page, -150);
    await place(page, '2 of 4');
    await page.getByText('Power?').waitFor();
    await page.getByRole('button', { name: 'Take the last answer back' }).click();
    await page.getByText('cryolite').waitFor();
    await swipe(page, 150);
    await page.getByText('Power?').waitFor();
    await expect.poll(reviewsOf).toBe(2);
  });

  it('has no figures before anything was answered, and says why they cannot be had', async () => {
    const { page } = await openDevice(desk.page.context().browser()!, 'phone');
    await signIn(page, site.url(institute), await institute.person('student', { firstName: 'Chitra' }));
    await page.goto(site.url(institute, '/student/flashcards/statistics'));
    await page.getByText('Nothing to show yet').waitFor();
    await look(page, 'flashcards-statistics-empty-phone');
    await page.route('**/api/flashcards/statistics*', (route) => route.abort());
    await page.reload();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await look(page, 'flashcards-statistics-failed-phone');
    await page.unroute('**/api/flashcards/statistics*');
    await again.click();
    await page.getByText('Nothing to show yet').waitFor();
    await page.context().close();
  });

  it('goes on without a network, and loses nothing', async () => {
    const { page } = phone;
    await page.context().setOffline(true);
    await turn(page);
    await dock(page, 'Easy').click();
    await page.getByText('1 answer is kept on this device.').waitFor();
    await look(page, 'flashcards-offline-phone');
    await page.context().setOffline(false);
    await expect.poll(reviewsOf, { timeout: 20_000 }).toBe(3);
    await turn(page);
    await dock(page, 'Easy').click();
    await page.getByText('cryolite').or(page.getByText('a mineral')).first().waitFor();
    await turn(page);
    await dock(page, 'Good').click();
    await page.getByRole('heading', { name: 'All 4 cards done' }).waitFor();
    await page.getByText('All answers are saved').waitFor();
    await look(page, 'flashcards-end-phone');
    await page.getByRole('link', { name: 'Back to the decks' }).click();
    await page.getByText('Nothing is due. Well done.').waitFor();
    expect(await reviewsOf()).toBe(5);
  });

  it('reads in figures what she did, how far her cards are and what comes', async () => {
    const { page } = phone;
    await page.getByRole('link', { name: 'Statistics' }).click();
    await page.getByRole('heading', { name: 'What you did, day by day' }).waitFor();
    await page.getByText('Too few cards came back to say how much stays.').waitFor();
    const done = page.getByRole('table', { name: 'What you did, day by day' });
    expect(await done.getByRole('row').last().getByRole('cell').first().textContent()).toBe('5');
    await look(page, 'flashcards-statistics-phone');
    await page.getByText('3 months', { exact: true }).click();
    await page.getByRole('heading', { name: 'What you did, week by week' }).waitFor();
    await page.getByRole('combobox', { name: 'Of which deck' }).click();
    await page.getByRole('option', { name: 'Physics formulas' }).click();
    await page.waitForURL(/deckId=/);
    await page.goto(site.url(institute, '/student/flashcards'));
  });

  it('makes a deck of her own, lets a card rest and says how she learns', async () => {
    const { page } = phone;
    await page.getByRole('button', { name: 'New deck' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('My mistakes');
    await dialog.getByRole('button', { name: 'Make the deck' }).click();
    await page.getByText('No card yet').waitFor();
    await page.getByLabel('Question', { exact: true }).fill('Sign of $w$ in compression?');
    await page.getByLabel('Answer', { exact: true }).fill('Positive');
    await page.getByRole('button', { name: 'Add the card' }).click();
    await page.getByRole('button', { name: 'Let the card rest' }).click();
    await page.getByText('Resting', { exact: true }).first().waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await look(page, 'flashcards-own-deck-phone');
    await page.goto(site.url(institute, '/student/flashcards'));
    await page.getByRole('button', { name: 'How you learn' }).click();
    await dialog.getByLabel('New cards a day').fill('30');
    await look(page, 'flashcards-settings-phone');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect((await ananya.api.flashcards.showFlashcardsDay()).settings).toMatchObject({ retention: 90, newPerDay: 30 });
  });
});

describe('a student at a desk', () => {
  it('answers with the keys, and finds nothing more to do', async () => {
    const deck = await ananya.api.flashcards.createDeck({ body: { kind: 'student', name: 'By keys' } });
    const cards = [1, 2].map((at) => ({ front: `What is ${at} + ${at}?`, back: String(2 * at) }));
    await ananya.api.flashcards.addCards({ params: { deckId: deck.id }, body: { cards } });
    const { page, errors } = await openDevice(desk.page.context().browser()!, 'desktop', { dark: true });
    await signIn(page, site.url(institute), ananya);
    await page.goto(site.url(institute, `/student/flashcards/review?deckId=${deck.id}`));
    await place(page, '1 of 2');
    await page.keyboard.press('Space');
    await dock(page, 'Easy').waitFor();
    await look(page, 'flashcards-back-desk-dark');
    await page.keyboard.press('4');
    await place(page, '2 of 2');
    await page.keyboard.press('u');
    await place(page, '1 of 2');
    await page.keyboard.press('4');
    await page.keyboard.press('Space');
    await page.keyboard.press('4');
    await page.getByRole('heading', { name: 'All 2 cards done' }).waitFor();
    await page.reload();
    await page.getByText('Nothing to review').waitFor();
    await look(page, 'flashcards-nothing-desk');
    await page.getByRole('link', { name: 'Back to the decks' }).click();
    await page.getByRole('table', { name: 'Decks' }).waitFor();
    await look(page, 'flashcards-day-desk');
    await page.goto(site.url(institute, '/student/flashcards/statistics?period=year'));
    await page.getByRole('heading', { name: 'What you did, four weeks each' }).waitFor();
    await look(page, 'flashcards-statistics-desk');
    await drawAreas(page, deck.id);
    await page.goto(site.url(institute, `/student/flashcards/review?deckId=${deck.id}`));
    await page.getByRole('img', { name: 'The picture: area 1 of 2 is covered and asked' }).waitFor();
    await look(page, 'flashcards-picture-asked-desk');
    await page.keyboard.press('Space');
    await page.getByRole('img', { name: 'The picture: area 1 of 2 is shown: Cornea' }).waitFor();
    await look(page, 'flashcards-picture-shown-desk');
    await page.goto(site.url(institute, '/student/flashcards'));
    await planForTheExam(page, deck.id);
    await takeToAnkiAndBack(page, deck.id);
    expect([errors, desk.errors, phone.errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))]).toEqual(
      [[], [], []],
    );
  });
});
