// domains: courses, media
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestInstitute } from '@abhyas/server/testing';
import { look, type Size, startBrowser } from './browser.ts';
import { deviceOf } from './sign-in.ts';
import { type Site, startSite } from './site.ts';
import { somePdf } from './some-pdf.ts';

let site: Site;
let browser: Browser;
let academy: TestInstitute;
let teacher: Person;
const folder = mkdtempSync(join(tmpdir(), 'abhyas-course-'));

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  academy = await site.world.institute({ name: 'Meridian Academy' });
  teacher = await academy.person('teacher', { firstName: 'Farida' });
});
afterAll(() => rmSync(folder, { recursive: true }));

const open = async (size: Size) => {
  const device = await deviceOf(browser, size, site.url(academy), teacher);
  await device.page.goto(site.url(academy, '/partner/courses'));
  await device.page.getByRole('button', { name: 'Import', exact: true }).click();
  return device;
};
/** A course as other learning platforms give it away; the sheet may be missing. */
const cartridge = (withSheet: boolean) =>
  Buffer.from(
    zipSync({
      'imsmanifest.xml': Buffer.from(`<?xml version="1.0"?>
        <manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1">
          <metadata><lom><general><title><string>Waves</string></title></general></lom></metadata>
          <organizations><organization identifier="o"><item identifier="root">
            <item identifier="a"><title>Sound</title>
              <item identifier="a1" identifierref="R1"><title>Pitch</title></item>
              <item identifier="a2" identifierref="R2"><title>Further reading</title></item>
              <item identifier="a3" identifierref="R3"><title>Weekly quiz</title></item>
            </item>
            <item identifier="b"><title>Echo</title>
              <item identifier="b1" identifierref="R4"><title>Sheet on echoes</title></item>
            </item>
          </item></organization></organizations>
          <resources>
            <resource identifier="R1" type="webcontent" href="pages/pitch.html"/>
            <resource identifier="R2" type="imswl_xmlv1p1"><file href="further.xml"/></resource>
            <resource identifier="R3" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="quiz.xml"/></resource>
            <resource identifier="R4" type="webcontent" href="sheets/echo.pdf"/>
          </resources>
        </manifest>`),
      'pages/pitch.html': Buffer.from('<html><body><p>High and <b>low</b></p><script>alert(1)</script></body></html>'),
      'further.xml': Buffer.from('<webLink><title>F</title><url href="https://example.org/sound"/></webLink>'),
      'quiz.xml': Buffer.from('<questestinterop/>'),
      ...(withSheet && { 'sheets/echo.pdf': somePdf(['Echo']) }),
    }),
  );
const outline = (lines: readonly string[]) => ['Section,Title,Kind,File,Link,Text,Minutes,Free', ...lines].join('\r\n');

describe('a whole course', () => {
  it('is imported from a zip once what is wrong was put right, and exported again', async () => {
    const pdf = somePdf(['Motion']);
    const zip = (lines: readonly string[]) =>
      Buffer.from(
        zipSync({
          'outline.csv': Buffer.from(outline(lines)),
          'notes/one.pdf': pdf,
          'notes/two.pdf': pdf,
          'left over.txt': Buffer.from('x'),
        }),
      );
    const good = [
      'Motion,What moves,,notes/one.pdf,,,12,yes',
      ',A word on units,article,,,Metres and seconds,,',
      'Forces,Practice,,notes/two.pdf,,,,',
    ];
    const bad = [...good, ',Lost film,video,videos/lost.mp4,,,,', ',Odd,hologram,,,,soon,'];
    const { page, errors } = await open('desktop');
    const dialog = page.getByRole('dialog', { name: 'Import a course' });
    await dialog.getByRole('button', { name: 'Choose a file' }).waitFor();
    await look(page, 'import-course-choose-desktop');
    const choose = (buffer: Buffer) =>
      dialog
        .locator('input[accept=".zip,.imscc"]')
        .setInputFiles({ name: 'Kinematics.zip', mimeType: 'application/zip', buffer });
    await choose(zip(bad));
    await dialog.getByText('2 things have to be fixed first').waitFor();
    await dialog.getByText('The file videos/lost.mp4 is not there.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Make the course' }).isDisabled()).toBe(true);
    await look(page, 'import-course-wrong-desktop');
    await dialog.getByRole('button', { name: 'Choose another' }).click();
    await choose(zip(good));
    await dialog.getByText('A word on units').waitFor();
    await look(page, 'import-course-plan-desktop');
    await dialog.getByRole('button', { name: 'Make the course' }).click();
    await page.getByText('“Kinematics” was imported').waitFor();
    await page.waitForURL(/\/partner\/courses\/[0-9a-f-]{36}/);
    await page.getByText('What moves').first().waitFor();

    await page.getByRole('button', { name: 'More' }).first().click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export as zip' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Kinematics.zip');
    expect(errors).toEqual([]);
  });

  it('is imported from a Common Cartridge: what it does not bring and what cannot be shown is named', async () => {
    const { page, errors } = await open('desktop');
    const dialog = page.getByRole('dialog', { name: 'Import a course' });
    const choose = (buffer: Buffer) =>
      dialog
        .locator('input[accept=".zip,.imscc"]')
        .setInputFiles({ name: 'Waves.imscc', mimeType: 'application/octet-stream', buffer });
    await choose(cartridge(false));
    await dialog.getByText('One thing has to be fixed first').waitFor();
    await dialog.getByText('The file sheets/echo.pdf is not there.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Make the course' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Choose another' }).click();
    await choose(cartridge(true));
    await dialog.getByText('Common Cartridge', { exact: true }).waitFor();
    await dialog.getByText('“Weekly quiz” (quiz) cannot be shown here and is left out.').waitFor();
    await dialog.getByRole('button', { name: 'Make the course' }).click();
    await page.getByText('“Waves” was imported').waitFor();
    await page.waitForURL(/\/partner\/courses\/[0-9a-f-]{36}/);
    await page.getByText('Sheet on echoes').first().waitFor();
    const courseId = /courses\/([0-9a-f-]{36})/.exec(page.url())![1]!;
    const made = await teacher.api.courses.showAuthoredCourse({ params: { courseId } });
    expect(made.publishedAt).toBeNull();
    expect(made.outline.sections.map(({ title, lessons }) => [title, lessons.map((one) => one.title)])).toEqual([
      ['Sound', ['Pitch', 'Further reading']],
      ['Echo', ['Sheet on echoes']],
    ]);
    expect(errors).toEqual([]);
  });

  it('is imported from a folder of the computer, file by file', async () => {
    const pdf = somePdf(['Motion']);
    mkdirSync(join(folder, 'Waves/notes'), { recursive: true });
    writeFileSync(
      join(folder, 'Waves/outline.csv'),
      outline(['Sound,Pitch,,notes/pitch.pdf,,,,', ',Echo,article,,,An echo is sound that comes back.,,']),
    );
    writeFileSync(join(folder, 'Waves/notes/pitch.pdf'), pdf);
    const { page, errors } = await open('phone');
    const dialog = page.getByRole('dialog', { name: 'Import a course' });
    await look(page, 'import-course-choose-phone');
    await dialog.locator('input[webkitdirectory]').setInputFiles(join(folder, 'Waves'));
    await dialog.getByText('Pitch').waitFor();
    await look(page, 'import-course-plan-phone');
    await dialog.getByRole('button', { name: 'Make the course' }).click();
    await page.getByText('“Waves” was imported').waitFor();
    await page.getByText('Echo').first().waitFor();
    expect(errors).toEqual([]);
  });
});
