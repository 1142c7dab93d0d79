// domains: courses, media
import { fromSource } from '@abhyas/contract/rich-text';
import { aCourse, type Person, type TestInstitute } from '@abhyas/server/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { look, openDevice, startBrowser } from './browser.ts';
import { libraryPdf } from './library-pdf.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let place: TestInstitute;
let student: Person;
let context: BrowserContext;
let phone: Page;
let errors: string[];
let courseId: string;
let addresses: readonly string[];
let lessonIds: readonly string[];

/** A page that stays open tells every ten seconds what was read. */
const ARRIVES = { timeout: 30_000, interval: 500 };
const NOTE = 'Three charges: add the arrows, not the numbers.';

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  place = await site.world.institute();
  student = await place.person('student', { firstName: 'Asha', lastName: 'Verma' });
  const teacher = await place.person('teacher');
  const pages = ['The force of Coulomb', 'Two charges', 'Three charges', 'A line of charges'];
  const mediaId = await libraryPdf(site, place, 'Coulomb.pdf', pages);
  const made = await aCourse(place.ctx(teacher), {
    title: 'Electrostatics in a week',
    sections: [
      {
        title: 'Fields',
        lessons: [
          {
            title: 'Flux through a sheet',
            content: {
              kind: 'article',
              body: fromSource('The field is $\\frac{\\sigma}{2\\varepsilon_0}$ on both sides.'),
            },
          },
          { title: 'Coulomb on four pages', content: { kind: 'pdf', mediaId } },
        ],
      },
    ],
  });
  ({ courseId, lessonIds } = made);
  addresses = made.lessonIds.map((lessonId) => `${site.url(place)}student/courses/${courseId}?lesson=${lessonId}`);
  const device = await openDevice(browser, 'phone', { keepsApp: true });
  [context, phone, errors] = [device.context, device.page, device.errors];
  await signIn(phone, site.url(place), student);
  await phone.goto(site.url(place, '/student'));
}, 180_000);

const onThisDevice = () => phone.getByRole('button', { name: 'On this device', exact: true }).waitFor();
/** Asks the page until the answer is yes. `waitForFunction` takes the promise of an asynchronous question for a yes. */
const until = (question: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await question()).toBe(true), { timeout: 30_000, interval: 100 });
/** All parts of the page are the worker's before the network goes. */
const partsAreKept = () =>
  until(() =>
    phone.evaluate(async () => {
      const kept = await (await caches.open('abhyas-parts')).keys();
      const names = new Set(kept.map(({ url }) => url));
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const parts = loaded.filter((name) => name.includes('/static/'));
      return parts.length > 0 && parts.every((name) => names.has(name));
    }),
  );
const page = (number: number) => phone.getByRole('region', { name: `page ${number}`, exact: true });
/** The page that the reader's field shows. */
const pageIs = (number: string) =>
  phone.waitForFunction(
    (wanted) => document.querySelector<HTMLInputElement>('input[aria-label="Page"]')?.value === wanted,
    number,
  );
const placeIsKept = (place: number) =>
  until(() =>
    phone.evaluate(
      (wanted) =>
        new Promise<boolean>((resolve) => {
          const asked = indexedDB.open('abhyas-lessons');
          asked.addEventListener('success', () => {
            const all = asked.result.transaction('lessons').objectStore('lessons').getAll();
            all.addEventListener('success', () => {
              asked.result.close();
              resolve(all.result.some((one) => (one as { place?: number }).place === wanted));
            });
          });
        }),
      place,
    ),
  );
const note = () => phone.getByRole('listitem').filter({ hasText: NOTE });

describe('the app of an institute on a phone', () => {
  it('can be installed: a manifest with the institute’s name, icons that load, and a worker that is there', async () => {
    const manifest = await phone.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!;
      return (await (await fetch(link.href)).json()) as { name: string; icons: { src: string }[] };
    });
    expect(manifest.name.length).toBeGreaterThan(1);
    const icon = await phone.evaluate(async (src) => {
      const reply = await fetch(src);
      return [reply.status, reply.headers.get('content-type')];
    }, manifest.icons[0]!.src);
    expect(icon).toEqual([200, 'image/png']);
    expect(await phone.evaluate(async () => (await navigator.serviceWorker.ready).active !== null)).toBe(true);
  });

  it('keeps a text and a document on the device', async () => {
    await phone.goto(addresses[0]!);
    await phone.getByRole('heading', { name: 'Flux through a sheet' }).first().waitFor();
    await phone.getByRole('button', { name: 'Keep on this device' }).click();
    await onThisDevice();
    await look(phone, 'lesson-kept-phone');
    await partsAreKept();
    await phone.goto(addresses[1]!);
    await page(1).getByText('The force of Coulomb').waitFor();
    await phone.getByRole('textbox', { name: 'Page', exact: true }).fill('2');
    await page(2).getByText('Two charges').waitFor();
    await phone.getByRole('button', { name: 'Keep on this device' }).click();
    await onThisDevice();
    await partsAreKept();
  });

  it('opens the text without a network, formulas included, after the app was closed', async () => {
    await context.setOffline(true);
    await phone.close();
    phone = await context.newPage();
    phone.on('pageerror', (error) => errors.push(String(error)));
    await phone.goto(`${site.url(place)}student`);
    await phone.getByRole('link', { name: 'Open what is kept on this device' }).click();
    await phone.getByRole('heading', { name: 'On this device', exact: true }).waitFor();
    await look(phone, 'kept-lessons-phone');
    await phone.getByRole('link', { name: 'Flux through a sheet' }).click();
    await phone.locator('.katex').first().waitFor();
    await look(phone, 'kept-lesson-phone');
    expect(await phone.getByRole('article').textContent()).toContain('on both sides');
  });

  it('opens the document without a network where it was left, turns its pages, and keeps a note that is written there', async () => {
    await phone.getByRole('link', { name: 'On this device' }).click();
    await phone.getByRole('link', { name: 'Coulomb on four pages' }).click();
    await pageIs('2');
    await phone.getByRole('textbox', { name: 'Page', exact: true }).fill('3');
    await page(3).getByText('Three charges').waitFor();
    const field = phone.getByRole('textbox', { name: 'Write a note at page 3…' });
    await field.fill(NOTE);
    await field.press('Enter');
    await note().getByText('Waits for the network').waitFor();
    await look(phone, 'kept-document-phone');
    await placeIsKept(2);
    await phone.reload();
    await note().getByText('Waits for the network').waitFor();
    await pageIs('3');
    expect((await student.api.courses.listNotes({ params: { courseId } })).notes).toEqual([]);
  });

  it('sends the note, the place and what was read as soon as there is a network again', async () => {
    await context.setOffline(false);
    await phone.getByText('Waits for the network').waitFor({ state: 'detached' });
    await note().waitFor();
    const { notes } = await student.api.courses.listNotes({ params: { courseId } });
    expect(notes.map(({ place: at, text }) => [at, text])).toEqual([[2, NOTE]]);
    await vi.waitFor(async () => {
      const params = { courseId, lessonId: lessonIds[1]! };
      const { standing } = await student.api.courses.openLesson({ params, body: {} });
      expect(standing.place).toBe(2);
      expect(standing.percent).toBeGreaterThanOrEqual(25);
    }, ARRIVES);
  });

  it('forgets all of it when the student signs out', async () => {
    await phone.goto(`${site.url(place)}offline`);
    await phone.getByRole('link', { name: 'Flux through a sheet' }).waitFor();
    await signOut();
    await phone.goto(`${site.url(place)}offline`);
    await phone.getByText('Nothing is kept here yet').waitFor();
    expect(errors).toEqual([]);
  });
});

async function signOut(): Promise<void> {
  await phone.goto(`${site.url(place)}student`);
  await phone.getByRole('button', { name: /^Your account/ }).click();
  await phone.getByRole('menuitem', { name: 'Log out' }).click();
  await phone.waitForURL((url) => !url.pathname.startsWith('/student'));
}
