import { fromSource } from '@abhyas/contract/rich-text';
import { aCourse, type Person, type TestInstitute } from '@abhyas/server/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let place: TestInstitute;
let student: Person;
let context: BrowserContext;
let phone: Page;
let errors: string[];
let address: string;

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  place = await site.world.institute();
  student = await place.person('student', { firstName: 'Asha', lastName: 'Verma' });
  const teacher = await place.person('teacher');
  const { courseId, lessonIds } = await aCourse(place.ctx(teacher), {
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
        ],
      },
    ],
  });
  address = `student/courses/${courseId}?lesson=${lessonIds[0]}`;
  const device = await openDevice(browser, 'phone', { keepsApp: true });
  [context, phone, errors] = [device.context, device.page, device.errors];
  await signIn(phone, site.url(place), student);
}, 180_000);
afterAll(() => browser?.close());

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

  it('keeps a lesson on the device', async () => {
    await phone.goto(`${site.url(place)}${address}`);
    await phone.getByRole('heading', { name: 'Flux through a sheet' }).first().waitFor();
    await phone.getByRole('button', { name: 'Keep on this device' }).click();
    await phone.getByRole('button', { name: 'On this device' }).waitFor();
    await look(phone, 'lesson-kept-phone');
    // The parts of the page are the worker's before the network goes.
    await phone.waitForFunction(async () => {
      const [kept, loaded] = [
        await (await caches.open('abhyas-parts')).keys(),
        performance.getEntriesByType('resource'),
      ];
      const names = new Set(kept.map(({ url }) => url));
      const parts = loaded.map(({ name }) => name).filter((name) => name.includes('/static/'));
      return parts.length > 0 && parts.every((name) => names.has(name));
    });
  });

  it('opens it without a network, formulas included, after the app was closed', async () => {
    await context.setOffline(true);
    await phone.close();
    phone = await context.newPage();
    phone.on('pageerror', (error) => errors.push(String(error)));
    await phone.goto(`${site.url(place)}student`);
    await phone.getByRole('link', { name: 'Open what is kept on this device' }).click();
    await phone.getByRole('heading', { name: 'On this device' }).waitFor();
    await look(phone, 'kept-lessons-phone');
    await phone.getByRole('link', { name: 'Flux through a sheet' }).click();
    await phone.locator('.katex').first().waitFor();
    await look(phone, 'kept-lesson-phone');
    expect(await phone.getByRole('article').textContent()).toContain('on both sides');
  });

  it('forgets it when the student signs out', async () => {
    await context.setOffline(false);
    await phone.goto(`${site.url(place)}offline`);
    await phone.getByRole('link', { name: 'Flux through a sheet' }).waitFor();
    await signOut(phone);
    await phone.goto(`${site.url(place)}offline`);
    await phone.getByText('Nothing is kept here yet').waitFor();
    expect(errors).toEqual([]);
  });
});

async function signOut(page: Page): Promise<void> {
  await page.goto(`${site.url(place)}student`);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/student'));
}
