// domains: media
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPdf, matroskaHead } from '../server/src/domains/media/factories.ts';
import { someVideo } from '../server/src/kernel/video/some-video.ts';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';
import { uploadSpeed } from './upload-speed.ts';

const FILM_BYTES = 40_000_000;
const folder = mkdtempSync(join(tmpdir(), 'abhyas-upload-'));
const fileAt = (name: string) => join(folder, name);

let site: Site;
let browser: Browser;
let institute: TestInstitute;
let teacher: Person;
let page: Page;
let pageErrors: string[];
let networkOf: Awaited<ReturnType<typeof uploadSpeed>>;

/** A real film, made longer by a box that players pass over: long enough to be cut in the middle. */
async function aLongFilm(): Promise<Buffer> {
  const film = await someVideo({ seconds: 3 });
  const filler = Buffer.alloc(FILM_BYTES - film.length);
  filler.writeUInt32BE(filler.length, 0);
  filler.write('free', 4, 'latin1');
  return Buffer.concat([film, filler]);
}

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  institute = await site.world.institute({ name: 'Meridian Academy' });
  teacher = await institute.person('teacher', { firstName: 'Farida', signedOut: true });
  writeFileSync(fileAt('Electric flux, lecture 4.mp4'), await aLongFilm());
  writeFileSync(fileAt('Formula sheet.pdf'), aPdf(12));
  writeFileSync(fileAt('Recorded in class.mp4'), Buffer.concat([matroskaHead('webm'), Buffer.alloc(9000)]));
  const device = await openDevice(browser, 'desktop');
  [page, pageErrors] = [device.page, device.errors];
  networkOf = await uploadSpeed(page);
  await signIn(page, site.url(institute), teacher);
});
afterAll(() => rmSync(folder, { recursive: true }));

const row = (name: string) =>
  page.getByRole('region', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });
const arrived = async (name: string) =>
  Number(await row(name).getByRole('progressbar').getAttribute('aria-valuenow')) / FILM_BYTES;
const open = () => page.goto(site.url(institute, '/partner/media'));

describe('a teacher with files', () => {
  it('finds an empty library that says what it is for', async () => {
    await open();
    await page.getByText('Your library is empty').waitFor();
    await look(page, 'library-empty-desktop');
  });

  it('uploads several at once and sees how fast each goes; a disguised video is refused with its reason', async () => {
    await networkOf(3_000_000);
    await page
      .getByLabel('Choose files')
      .setInputFiles(['Electric flux, lecture 4.mp4', 'Formula sheet.pdf', 'Recorded in class.mp4'].map(fileAt));
    await row('Recorded in class').getByRole('alert').filter({ hasText: 'webm and mkv are not accepted' }).waitFor();
    await row('Electric flux')
      .getByText(/a second · .* left/)
      .waitFor();
    await row('Formula sheet').getByText('Arrived').waitFor();
    await expect.poll(() => arrived('Electric flux'), { timeout: 30_000 }).toBeGreaterThan(0.25);
    await look(page, 'upload-running-desktop');
  });

  it('loses the network in the middle and goes on by itself when it is back', async () => {
    await networkOf(0);
    await row('Electric flux').getByText('No connection').waitFor();
    await look(page, 'upload-offline-desktop');
    const at = await arrived('Electric flux');
    await networkOf(3_000_000);
    await row('Electric flux').getByText('Uploading').waitFor();
    await expect.poll(() => arrived('Electric flux'), { timeout: 60_000 }).toBeGreaterThan(at);
  });

  it('pauses, loads the page anew, gives the same file again, and it goes on from there', async () => {
    await row('Electric flux').getByRole('button', { name: 'Pause Electric flux, lecture 4.mp4' }).click();
    await row('Electric flux').getByText('Paused').waitFor();
    await networkOf(-1);
    await page.reload();
    await row('Electric flux')
      .getByText(/goes on from [1-9]\d?%/)
      .waitFor();
    const at = await arrived('Electric flux');
    expect(at).toBeGreaterThan(0.15);
    await look(page, 'upload-after-reload-desktop');
    const begun = await site.world.query('select id from media_uploads where institute_id = $1', [institute.id]);
    expect(begun).toHaveLength(1);
    await row('Electric flux')
      .getByLabel(/^Choose the file/)
      .setInputFiles(fileAt('Electric flux, lecture 4.mp4'));
    await row('Electric flux').getByText('Arrived').waitFor({ timeout: 60_000 });
    const files = await site.world.query('select id, bytes from media_files where institute_id = $1 and kind = $2', [
      institute.id,
      'video',
    ]);
    expect(files).toEqual([{ id: begun[0]!['id'], bytes: String(FILM_BYTES) }]);
  });

  it('sees them ready in the library, with what is known of each', async () => {
    await page.getByRole('button', { name: 'Clear finished' }).click();
    await page
      .getByRole('row', { name: /Formula sheet/ })
      .getByText('12 pages')
      .waitFor();
    const film = page.getByRole('row', { name: /Electric flux/ });
    await film.getByText('0:03').waitFor();
    await film.getByText('Being made ready').waitFor({ state: 'detached', timeout: 120_000 });
    await look(page, 'library-desktop');
    await film.getByRole('button', { name: /Electric flux/ }).click();
    const panel = page.getByRole('dialog');
    await panel.getByText('Nothing uses this file.').waitFor();
    await panel.getByText('40 MB').waitFor();
    await look(page, 'library-file-desktop');
    await page.keyboard.press('Escape');
  });

  it('searches, and keeps the search in the address', async () => {
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('formula');
    await page.getByRole('row', { name: /Electric flux/ }).waitFor({ state: 'detached' });
    expect(page.url()).toContain('search=formula');
    await page.reload();
    await page.getByRole('row', { name: /Formula sheet/ }).waitFor();
  });

  it('removes what nothing uses, after a question', async () => {
    await page.getByRole('button', { name: 'Formula sheet.pdf' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog', { name: 'Remove this file?' }).getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No file fits').waitFor();
    expect(pageErrors).toEqual([]);
  });
});

describe('the same on a phone', () => {
  it('uploads and shows the library as cards', async () => {
    const device = await openDevice(browser, 'phone');
    const phone = device.page;
    await signIn(phone, site.url(institute), teacher);
    await phone.goto(site.url(institute, '/partner/media'));
    await phone.getByRole('row', { name: /Electric flux/ }).waitFor();
    await (
      await uploadSpeed(phone)
    )(2_000_000);
    await phone.getByLabel('Choose files').setInputFiles(fileAt('Electric flux, lecture 4.mp4'));
    await phone.getByText(/a second · .* left/).waitFor();
    await look(phone, 'upload-running-phone');
    await phone.getByRole('button', { name: 'Cancel Electric flux, lecture 4.mp4' }).click();
    await phone.getByRole('region', { name: 'Uploads' }).waitFor({ state: 'detached' });
    await expect
      .poll(() => site.world.query('select id from media_uploads where institute_id = $1', [institute.id]))
      .toEqual([]);
    await phone.getByRole('button', { name: 'Electric flux, lecture 4.mp4' }).click();
    await phone.getByText('Nothing uses this file.').waitFor();
    await look(phone, 'library-file-phone');
    expect(device.errors).toEqual([]);
  });
});
