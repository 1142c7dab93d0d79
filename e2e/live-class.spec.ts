// domains: live, cohorts, identity, notices
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

/** Fake camera and microphone, given without asking, and connections within this machine. */
const mediaFlags = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
];

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let teacher: Person;
let asha: Person;
let desk: Page;
let phone: Page;
let errors: string[];
let phoneErrors: string[];
let batchId: string;

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser(mediaFlags);
  institute = await site.world.institute();
  teacher = await institute.person('teacher', { firstName: 'Farida', lastName: 'Shaikh' });
  asha = await institute.person('student', { firstName: 'Asha', lastName: 'Kulkarni' });
  ({ id: batchId } = await teacher.api.cohorts.createBatch({ body: { name: 'JEE 2027 A' } }));
  await teacher.api.cohorts.addMembers({ params: { batchId }, body: { accountIds: [asha.accountId] } });
  ({ page: desk, errors } = await openDevice(browser, 'desktop'));
  await signIn(desk, site.url(institute), teacher);
  ({ page: phone, errors: phoneErrors } = await openDevice(browser, 'phone'));
  await signIn(phone, site.url(institute), asha);
});

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const press = (name: string) => desk.getByRole('button', { name, exact: true }).click();

/** Five seconds on a machine of its own (ten after the engine died); here another journey uses the second core. */
const PATIENCE_MS = 20_000;

/** Waits until a page decodes fifteen frames more of what it is shown, and plays what it hears. */
async function seesAndHears(page: Page, picture: string) {
  await page.locator(`video[aria-label="${picture}"]`).waitFor({ timeout: PATIENCE_MS });
  await page.waitForFunction(
    (label) => {
      const seen = globalThis as { counted?: { readonly of: HTMLVideoElement; frames: number } | undefined };
      const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`);
      const audio = document.querySelector<HTMLAudioElement>('audio[data-slot]');
      if (!video) return false;
      if (seen.counted?.of !== video) {
        const counted = { of: video, frames: 0 };
        const count = () => {
          counted.frames++;
          video.requestVideoFrameCallback(count);
        };
        seen.counted = counted;
        video.requestVideoFrameCallback(count);
      }
      if (seen.counted.frames < 15 || (audio?.currentTime ?? 0) === 0) return false;
      seen.counted = undefined;
      return true;
    },
    picture,
    { timeout: PATIENCE_MS },
  );
}

/** Fills in a class at another service, a week from now: the week after this one, whichever day it is. */
async function plan(title: string, from: string, to: string) {
  await press('New class');
  await desk.getByRole('textbox', { name: 'Title' }).fill(title);
  await desk.getByRole('textbox', { name: 'Link of the meeting' }).fill('https://meet.google.com/abc-defg-hij');
  await desk.getByRole('combobox', { name: 'Batches' }).click();
  await desk.getByRole('option', { name: 'JEE 2027 A' }).click();
  await desk.keyboard.press('Escape');
  await desk.getByRole('combobox', { name: 'Teacher' }).last().click();
  await desk.getByRole('option', { name: 'Farida Shaikh' }).click();
  await desk.getByLabel('Day').fill(day(7));
  await desk.getByLabel('Starts').fill(from);
  await desk.getByLabel('Ends').fill(to);
}

/** Draws a rectangle over the middle of the board. */
async function drawRectangle(page: Page) {
  const paper = page.getByRole('figure', { name: 'Board' }).locator('canvas.interactive');
  const { x, y, width, height } = (await paper.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height * 0.8);
  await page.keyboard.press('r');
  await page.mouse.move(x + width * 0.4, y + height * 0.4);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.6, y + height * 0.6, { steps: 4 });
  await page.mouse.up();
}

/** Waits until something dark stands on the board of a page. */
const seesDrawing = (page: Page) =>
  page.waitForFunction(() => {
    const paper = document.querySelector<HTMLCanvasElement>('figure canvas.static');
    const pixels = paper?.getContext('2d')?.getImageData(0, 0, paper.width, paper.height).data ?? [];
    for (let at = 0; at < pixels.length; at += 4) if (pixels[at + 3]! > 200 && pixels[at]! < 90) return true;
    return false;
  });

describe('a live class', () => {
  it('is planned beside the week; where the hour is taken, the next free one is offered', async () => {
    await desk.goto(site.url(institute, '/partner/live'));
    await plan('Capacitors', '19:00', '20:00');
    await press('Save the class');
    await desk.getByText('1 student was told.').waitFor();
    await plan('Chemical bonding', '19:30', '20:30');
    await desk.getByText('JEE 2027 A is already in class.').waitFor();
    await press('The week after');
    await look(desk, 'live-plan-clash');
    await press('Only this day at 8:00 pm');
    await desk.getByText('The date is free: batch and teacher.').waitFor();
    await press('Save the class');
    await desk.getByRole('link', { name: 'Chemical bonding' }).waitFor();
    await look(desk, 'live-schedule');
  });

  it('is entered from Today on a phone, and what was seen of it is counted', async () => {
    const soon = new Date(Date.now() + 5 * 60_000 + 19_800_000).toISOString();
    const when = { day: soon.slice(0, 10), time: soon.slice(11, 16), minutes: 60 };
    const what = { title: 'Gauss’s law', kind: 'link' as const, place: 'https://meet.google.com/abc-defg-hij' };
    const whom = { batchIds: [batchId], teacherId: teacher.accountId };
    const { classIds } = await teacher.api.live.createClasses({ body: { ...what, ...when, ...whom } });
    await phone.goto(site.url(institute, '/student'));
    await phone.getByText(/Gauss’s law: starts in/).waitFor();
    await phone.getByRole('link', { name: 'Open the class' }).click();
    await phone.getByRole('button', { name: 'Join the class' }).click();
    await phone.getByRole('heading', { name: 'You are in the class' }).waitFor();
    await desk.goto(site.url(institute, `/partner/live/${classIds[0]}`));
    await press('Start the class');
    await desk.getByText('Live now').waitFor();
    await phone.getByRole('button', { name: 'Leave the class' }).click();
    await phone.getByText(/You were there for/).waitFor();
    await look(phone, 'live-after');
    await press('End the class');
    await desk.getByRole('dialog').getByRole('button', { name: 'End the class' }).click();
    await desk.getByRole('link', { name: 'Attendance' }).click();
    await desk.getByRole('button', { name: /Asha Kulkarni/ }).click();
    await desk.getByRole('textbox', { name: 'Reason' }).fill('Power cut');
    await desk.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Late' }).click();
    await look(desk, 'live-attendance');
    await press('Save as Late');
    await desk.getByText(/Power cut/).waitFor();
    expect([errors, phoneErrors]).toEqual([[], []]);
  });

  it('is held in the room: words and hands go both ways, and nothing is lost without a connection', async () => {
    const owner = await institute.person('owner');
    const vikram = await institute.person('teacher', { firstName: 'Vikram', lastName: 'Rao' });
    await owner.api.live.saveLicences({ body: { auto: 1 } });
    const { id } = await teacher.api.cohorts.createBatch({ body: { name: 'NEET 2027 A' } });
    const ravi = await institute.person('student', { firstName: 'Ravi', lastName: 'Menon' });
    const accountIds = [asha.accountId, ravi.accountId];
    await teacher.api.cohorts.addMembers({ params: { batchId: id }, body: { accountIds } });
    const soon = new Date(Date.now() + 8 * 60_000 + 19_800_000).toISOString();
    const when = { day: soon.slice(0, 10), time: soon.slice(11, 16), minutes: 60 };
    const whom = { batchIds: [id], teacherId: vikram.accountId };
    const { classIds } = await teacher.api.live.createClasses({
      body: { title: 'Ray optics', kind: 'room', ...when, ...whom },
    });
    await desk.goto(site.url(institute, `/partner/live/${classIds[0]}`));
    await desk.getByRole('link', { name: 'Go into the room' }).click();
    await desk.getByText('Good enough for the class.').waitFor();
    await press('Microphone: Try it');
    await desk.getByText('It hears you.').waitFor();
    await press('Camera: Try it');
    await desk.getByRole('combobox', { name: 'Which microphone' }).click();
    await desk.getByRole('option', { name: 'Fake Audio Input 2' }).click();
    await press('Sound: Play a sound');
    await desk.getByText(/^Not heard\?/).waitFor();
    await desk.getByLabel('Your picture').waitFor();
    await press('Go in');
    await press('Start the class');
    await phone.goto(site.url(institute, `/student/live/${classIds[0]}`));
    await phone.getByRole('link', { name: 'Join the class' }).click();
    await phone.getByText('Good enough for the class.').waitFor();
    await look(phone, 'live-room-entrance');
    await phone.getByRole('button', { name: 'Go in' }).click();
    await seesAndHears(phone, 'Picture of Farida Shaikh');
    await press('Record');
    await look(desk, 'live-record-dialog');
    await press('Tell everyone and record');
    await phone.getByRole('status').getByText('Recording').waitFor();
    const { page: tablet } = await openDevice(browser, 'desktop', { dark: true });
    await signIn(tablet, site.url(institute), ravi);
    await tablet.goto(site.url(institute, `/student/live/${classIds[0]}/room`));
    await tablet.getByRole('button', { name: 'Go in' }).click();
    await seesAndHears(tablet, 'Picture of Farida Shaikh');
    // Who comes later sees it too.
    await tablet.getByRole('status').getByText('Recording').waitFor();
    const write = async (page: Page, words: string) => {
      await page.getByRole('textbox', { name: 'Write to everybody' }).fill(words);
      await page.keyboard.press('Enter');
    };
    await write(phone, 'Why is the image upside down?');
    await desk.getByText('Why is the image upside down?').waitFor();
    await write(desk, 'The rays cross behind the lens.');
    await phone.getByRole('button', { name: 'Raise hand' }).click();
    await phone.getByRole('textbox', { name: 'Your question in one line' }).fill('And for a concave lens?');
    await phone.getByRole('button', { name: 'Show', exact: true }).click();
    await desk.getByText('And for a concave lens?').waitFor();
    await press('Let Asha Kulkarni speak');
    await phone.getByText('If you speak now, your voice is in the recording.', { exact: false }).waitFor();
    await phone.getByRole('button', { name: 'Speak now' }).click();
    await phone.getByText('Everybody hears you.').waitFor();
    await press('Stop recording');
    await phone.getByRole('status').getByText('Recording').waitFor({ state: 'detached' });
    await phone.getByRole('button', { name: 'Camera on' }).click();
    await tablet.getByLabel('Picture of Asha Kulkarni').waitFor({ timeout: PATIENCE_MS });
    await look(phone, 'live-room-speaking');
    await press('Mute all');
    await phone.getByText('Farida Shaikh has muted everybody.', { exact: false }).waitFor();
    await phone.getByRole('button', { name: 'Unmute' }).click();
    await phone.getByText('Everybody hears you.').waitFor();
    await press('Devices');
    await desk.getByRole('combobox', { name: 'Which microphone' }).waitFor();
    expect(await desk.getByRole('combobox', { name: 'Which microphone' }).inputValue()).toBe('Fake Audio Input 2');
    await desk.keyboard.press('Escape');
    process.kill(site.world.app.runtime.engine.health().pid!, 'SIGKILL');
    await seesAndHears(tablet, 'Picture of Farida Shaikh');
    await tablet.getByLabel('Picture of Asha Kulkarni').waitFor();
    await press('Thank Asha Kulkarni and end');
    await tablet.getByLabel('Picture of Asha Kulkarni').waitFor({ state: 'detached' });
    await press('Board');
    await drawRectangle(desk);
    await seesDrawing(phone);
    await look(phone, 'live-room-board');
    await press('Board');
    await press('New poll');
    await desk.getByRole('textbox', { name: 'Question' }).fill('Where is the image of a far object?');
    await desk.getByRole('textbox', { name: 'Option A' }).fill('At the focus');
    await desk.getByRole('textbox', { name: 'Option B' }).fill('At twice the focus');
    await desk.getByRole('combobox', { name: 'Right answer' }).click();
    await desk.getByRole('option', { name: 'A: At the focus' }).click();
    await press('Ask everybody');
    await phone.getByText('At twice the focus').click();
    await look(phone, 'live-room-poll');
    await phone.getByRole('button', { name: 'Send my answer' }).click();
    await desk.getByText('1 of 2 answered').waitFor();
    await look(desk, 'live-room-teacher');
    await press('Close and show the answer');
    await phone.getByText('yours').waitFor();
    await phone.getByRole('button', { name: 'Hide' }).click();
    await phone.getByText('The rays cross behind the lens.').waitFor();
    await phone.context().setOffline(true);
    await phone.getByText('Back in a moment').waitFor();
    await write(phone, 'Written without a connection');
    await phone.getByText('Goes as soon as there is a connection.').waitFor();
    await phone.context().setOffline(false);
    await desk.getByText('Written without a connection').waitFor({ timeout: PATIENCE_MS });
    await seesAndHears(phone, 'Picture of Farida Shaikh');
    await phone.getByRole('button', { name: 'Save data' }).click();
    await phone.getByText('You save data: sound without picture.').waitFor();
    await phone.getByRole('button', { name: 'Raise hand' }).waitFor();
    await press('End the class');
    await desk.getByRole('dialog').getByRole('button', { name: 'End the class' }).click();
    await phone.getByText(/You were there for/).waitFor();
    await phone.getByText('The rays cross behind the lens.').waitFor();
    await phone.getByText('The video is being made.', { exact: false }).waitFor();
    await site.world.runJobs();
    await phone.locator('video').waitFor({ timeout: PATIENCE_MS });
    await look(phone, 'live-recording');
    // As by the link of a notice.
    await phone.reload();
    await phone.getByRole('radio', { name: '5 stars' }).check({ force: true });
    await phone.getByRole('button', { name: 'Clear steps' }).click();
    await phone.getByRole('button', { name: 'Send my rating' }).click();
    await phone.getByText('Thank you. Your rating is in.').first().waitFor();
    await phone.getByRole('textbox', { name: 'What is not clear?' }).fill('Is that image real?');
    await phone.getByRole('button', { name: 'Ask my teacher' }).click();
    await phone.getByText('Waiting for an answer').waitFor();
    await desk.goto(site.url(institute, `/partner/live/${classIds[0]}`));
    await press('Answer');
    await desk.getByRole('textbox', { name: 'Your answer' }).fill('Yes: the rays meet there.');
    await press('Send the answer');
    await desk.getByText('Yes: the rays meet there.').waitFor();
    expect(errors).toEqual([]);
  });
});
