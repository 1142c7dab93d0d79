// domains: media
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { aVideo } from '../server/src/domains/media/factories.ts';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let place: TestInstitute;
let teacher: Person;
let mediaId: string;
let desk: Page;
let deskErrors: string[];
let pieces: string[];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  place = await site.world.institute();
  teacher = await place.person('teacher');
  mediaId = await aVideo(place.ctx(), { seconds: 24, width: 426, height: 240 });
  const device = await openDevice(browser, 'desktop');
  [desk, deskErrors] = [device.page, device.errors];
  pieces = [];
  desk.on('response', (reply) => reply.url().includes('/stream/') && pieces.push(`${reply.status()} ${reply.url()}`));
  await signIn(desk, site.url(place), teacher);
});

const video = (page: Page) => page.locator('video');
const placeOf = (page: Page) => video(page).evaluate((media: HTMLVideoElement) => media.currentTime);
const reach = (page: Page, seconds: number) =>
  page.waitForFunction((least) => (document.querySelector('video')?.currentTime ?? 0) >= least, seconds);
/** The controls go while nobody moves: a move brings them back. */
const wake = async (page: Page) => {
  const box = (await video(page).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
  await page.mouse.move(box.x + box.width / 2 + 5, box.y + box.height / 3);
};

describe('a teacher looks at a video that was uploaded', () => {
  it('sees it being made ready, and then plays it from HLS pieces', async () => {
    await desk.goto(site.url(place, `/partner/media/${mediaId}`));
    await desk.getByText('144p and 240p').waitFor({ timeout: 150_000 });
    await desk.getByRole('button', { name: 'play', exact: true }).waitFor();
    await look(desk, 'video-ready-desktop');
    await desk.getByRole('button', { name: 'play', exact: true }).click();
    await reach(desk, 1);
    expect(pieces.some((one) => /^200 .*\/(?:144|240)\/\d{5}\.m4s/.test(one))).toBe(true);
    expect(pieces.filter((one) => !/^20[06] /.test(one))).toEqual([]);
    await desk.locator('div:has(> media-controller)').getByText(/^Asha/).waitFor();
  });

  it('uses it by keyboard: pause, ten seconds on, back, faster', async () => {
    await wake(desk);
    await desk.getByRole('button', { name: 'pause', exact: true }).focus();
    await desk.keyboard.press('k');
    await desk.getByRole('button', { name: 'play', exact: true }).waitFor();
    const before = await placeOf(desk);
    await desk.keyboard.press('ArrowRight');
    await reach(desk, before + 9.5);
    await desk.keyboard.press('ArrowLeft');
    await desk.waitForFunction((most) => (document.querySelector('video')?.currentTime ?? 99) <= most, before + 1);
    await desk.keyboard.press('>');
    await desk.waitForFunction(() => document.querySelector('video')?.playbackRate === 1.25);
  });

  it('chooses size, speed and captions; the choices are there again after a reload', async () => {
    await desk.getByLabel('File with captions').setInputFiles({
      name: 'flux.vtt',
      mimeType: 'text/vtt',
      buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:30.000\nFlux counts the field lines\nthrough a surface.\n'),
    });
    await desk.getByRole('button', { name: 'Add captions' }).click();
    await desk.getByRole('button', { name: 'Remove the captions English' }).waitFor();
    await wake(desk);
    await desk.getByRole('button', { name: 'Quality, speed and captions' }).click();
    await desk.getByRole('radio', { name: '144p' }).check();
    await desk.getByRole('radio', { name: '1.5×' }).check();
    await desk.getByRole('radio', { name: 'English' }).check();
    await desk.waitForFunction(() =>
      [...(document.querySelector('video')?.textTracks ?? [])].some(({ cues }) => cues?.length === 1),
    );
    await look(desk, 'video-settings-desktop');
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: 'play', exact: true }).click();
    await reach(desk, 3);
    await desk.waitForFunction(() => document.querySelector('video')?.videoHeight === 144);
    await desk.getByRole('button', { name: 'pause', exact: true }).click();
    await look(desk, 'video-captions-desktop');
    await desk.reload();
    await desk.waitForFunction(() => document.querySelector('video')?.playbackRate === 1.5);
    await desk.waitForFunction(() =>
      [...(document.querySelector('video')?.textTracks ?? [])].some(({ mode }) => mode === 'showing'),
    );
  });

  it('listens to the sound alone', async () => {
    await wake(desk);
    await desk.getByRole('button', { name: 'Quality, speed and captions' }).click();
    await desk.getByRole('radio', { name: 'Sound only' }).check();
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: 'play', exact: true }).click();
    await reach(desk, 1);
    await desk.waitForFunction(() => document.querySelector('video')?.videoHeight === 0);
    expect(pieces.some((one) => /\/audio\/\d{5}\.m4s/.test(one))).toBe(true);
    await desk.getByRole('button', { name: 'pause', exact: true }).click();
    expect(deskErrors).toEqual([]);
  });

  it('is told where the video plays on another device of the account, and takes it back', async () => {
    const owner = await place.person('owner');
    await owner.api.media.saveVideoRules({ body: { hosts: ['youtube.com'], oneStream: true, watermark: true } });
    const { page: phone, errors } = await openDevice(browser, 'phone');
    const path = site.url(place, `/partner/media/${mediaId}`);
    await signIn(phone, site.url(place), teacher);
    await desk.goto(path);
    await desk.getByRole('button', { name: 'play', exact: true }).waitFor();
    await phone.goto(path);
    await phone.getByRole('button', { name: 'play', exact: true }).click();
    await reach(phone, 1);
    await look(phone, 'video-phone');
    // What the first device holds is at its end when it asks for the next piece.
    await desk.getByRole('button', { name: 'play', exact: true }).click();
    await desk.getByText('You are watching on another device now.').waitFor();
    await look(desk, 'video-elsewhere-desktop');
    await desk.getByRole('button', { name: 'Watch here' }).click();
    await desk.getByRole('button', { name: 'play', exact: true }).click();
    await reach(desk, 1);
    expect([...errors, ...deskErrors]).toEqual([]);
  });
});

describe('links to videos at other hosts', () => {
  it('are kept when their host is allowed, and refused beside the field otherwise', async () => {
    await desk.goto(site.url(place, '/partner/media/links'));
    await desk.getByText('No video links yet').waitFor();
    await desk.getByRole('button', { name: 'Add a link' }).first().click();
    const dialog = desk.getByRole('dialog', { name: 'Add a video link' });
    await dialog.getByLabel('Address of the video').fill('https://videos.example/flux.mp4');
    await dialog.getByLabel('Title').fill('Electric flux');
    await dialog.getByRole('button', { name: 'Add the link' }).click();
    await dialog.getByText('videos.example is not among the hosts that your institute allows.').waitFor();
    await look(desk, 'video-link-refused-desktop');
    await dialog.getByLabel('Address of the video').fill('https://youtu.be/dQw4w9WgXcQ');
    await dialog.getByRole('button', { name: 'Add the link' }).click();
    await desk.getByText('https://www.youtube.com/watch?v=dQw4w9WgXcQ').waitFor();
    await look(desk, 'video-links-desktop');
    await desk.setViewportSize({ width: 390, height: 844 });
    await look(desk, 'video-links-phone');
    expect(deskErrors).toEqual([]);
  });
});
