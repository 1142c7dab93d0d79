// domains: tenancy, discovery
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, type Size, startBrowser } from './browser.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let meridian: TestInstitute;
let northstar: TestInstitute;

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  await site.world.institute({ kind: 'provider', name: 'Abhyas' });
  meridian = await site.world.institute({ name: 'Meridian Academy', accent: '#1b2a56' });
  northstar = await site.world.institute({ name: 'Northstar Press', kind: 'publisher', accent: '#123d3a' });
});

const accent = (page: import('playwright-core').Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-accent').trim());

describe.each<Size>(['desktop', 'phone'])('an institute’s address on a %s', (size) => {
  it('shows the home of that institute, branded in the first paint', async () => {
    const { page, context, errors } = await openDevice(browser, size);
    for (const [institute, name, colour] of [
      [meridian, 'Meridian Academy', '#1b2a56'],
      [northstar, 'Northstar Press', '#123d3a'],
    ] as const) {
      const answer = await page.goto(site.url(institute));
      expect(await answer?.text()).toContain(`--brand-accent:${colour}`);
      await page.getByRole('banner').getByText(name).first().waitFor();
      expect(await page.title()).toContain(name);
      expect(await accent(page)).toBe(colour);
      await look(page, `home-${name.toLowerCase().replace(' ', '-')}-${size}`);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows the provider’s marketplace at the root', async () => {
    const { page, context, errors } = await openDevice(browser, size);
    await page.goto(site.at(''));
    await page
      .getByRole('link', { name: /Northstar Press/ })
      .first()
      .waitFor();
    await look(page, `home-provider-${size}`);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('says that a domain is not valid', async () => {
    const { page, context } = await openDevice(browser, size);
    const answer = await page.goto(site.at('nobody'));
    expect(answer?.status()).toBe(404);
    await page.getByText('Not a valid domain. Please contact admin for further details.').waitFor();
    await look(page, `invalid-domain-${size}`);
    await context.close();
  });
});
