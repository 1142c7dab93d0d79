// domains: onboarding, tenancy, identity, assessments
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseFile, look, openDevice, startBrowser } from './browser.ts';
import { type Site, startSite } from './site.ts';

/* An institute comes to exist: five steps, one host to the next, and a first paper that is published in it. */
let site: Site;
let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  site = await startSite({ rootHosts: ['localhost', 'abhyas.localhost'] });
  browser = await startBrowser();
  await site.world.institute({ kind: 'provider', name: 'Abhyas', tagline: 'Tests and practice you trust' });
  await site.world.institute({ subdomain: 'meridian', name: 'Meridian Academy' });
});
async function device(size: 'desktop' | 'phone', dark = false): Promise<Page> {
  const opened = await openDevice(browser, size, { dark });
  opened.page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  return opened.page;
}
let last = 9_812_300_000 + Math.floor(Math.random() * 90_000);
const registrant = (firstName: string) => ({
  firstName,
  email: `${firstName.toLowerCase()}-${last}@apex.example`,
  mobile: String(++last),
});
type Registrant = ReturnType<typeof registrant>;
const PASSWORD = 'marigold tram seventeen';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const step = (number: number) => page.getByText(`Step ${number} of 5`).waitFor();

async function codeTo(contact: string): Promise<string> {
  let code: string | undefined;
  const look = () =>
    (code = site.world.app.runtime.outbox
      .list()
      .filter(({ to }) => to === contact)
      .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
      .find((found) => found !== undefined));
  await expect.poll(look, { timeout: 10_000 }).toBeDefined();
  return code!;
}
const linkTo = (contact: string) =>
  site.world.app.runtime.outbox
    .list()
    .filter(({ to }) => to === contact)
    .map(({ text }) => /https?:\S+#key=\S+/.exec(text)?.[0])
    .find((link) => link !== undefined);

async function enterPerson({ firstName, email, mobile }: Registrant): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile', { exact: false }).last().fill(mobile);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send me the codes' }).click();
  await heading('Two short codes').waitFor();
}
async function prove({ email, mobile }: Registrant): Promise<void> {
  await page.getByLabel('Code from the text message').fill(await codeTo(`+91${mobile}`));
  await page.getByRole('region', { name: 'Mobile number' }).getByText('Confirmed').waitFor();
  await page.getByLabel('Code from the mail').fill(await codeTo(email));
  await heading('Your institute').waitFor();
}
async function nameInstitute(name: string): Promise<void> {
  await page.getByLabel('Name of the institute').fill(name);
  await page.getByRole('button', { name: 'JEE', exact: false }).first().click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await heading('Your own address').waitFor();
}
async function found(subdomain: string): Promise<void> {
  await page.getByLabel('Your address').fill(subdomain);
  await page.getByText(`${subdomain}.localhost is yours if you like.`).waitFor();
  await page.getByRole('button', { name: 'Open my institute' }).click();
  await heading('Make it look like yours').waitFor({ timeout: 20_000 });
}
async function publish(): Promise<void> {
  await page.waitForURL(/\/partner\/papers\//);
  await page.getByRole('button', { name: 'Publish' }).first().click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Publish' }).click();
  await modal.waitFor({ state: 'hidden' });
}

describe('registering an institute', () => {
  it('begins at the provider’s home, and from everywhere else leads there', async () => {
    page = await device('desktop');
    await page.goto(site.at(''));
    await page.getByRole('link', { name: 'Open your institute' }).first().click();
    await heading('Let us begin with you').waitFor();
    await look(page, 'register-you-desktop');
    await page.goto(site.at('meridian', '/register'));
    await heading('Let us begin with you').waitFor();
    expect(new URL(page.url()).hostname).toBe('localhost');
  });

  it('says beside each field what is missing', async () => {
    await page.getByRole('button', { name: 'Send me the codes' }).click();
    await page.getByText('Please write your first name.').waitFor();
    await page.getByText('Please agree to the terms first.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  });

  it('goes through five steps and publishes a first paper in it', async () => {
    const asha = registrant('Asha');
    const subdomain = `apex-${last}`;
    const began = performance.now();
    let looking = 0;
    const lookAt = async (name: string) => {
      const from = performance.now();
      await look(page, name);
      looking += performance.now() - from;
    };
    await page.goto(site.at('', '/register'));
    await step(1);
    await enterPerson(asha);
    await lookAt('register-codes-desktop');
    await prove(asha);
    await step(2);
    await lookAt('register-institute-desktop');
    await nameInstitute('Apex Classes');
    await step(3);

    // A reload in the middle goes on where one was, and so does another device with the mailed link.
    await page.reload();
    await heading('Your own address').waitFor();
    await expect.poll(() => linkTo(asha.email), { timeout: 10_000 }).toBeDefined();
    const before = page;
    page = await device('phone');
    await page.goto(linkTo(asha.email)!);
    await heading('Your own address').waitFor();
    expect(page.url()).not.toContain('key=');
    await page.context().close();
    page = before;

    // What is taken shows three that are not; a click takes one.
    await page.getByLabel('Your address').fill('meridian');
    await page.getByText('meridian.localhost belongs to somebody already.').waitFor();
    const offered = page.getByRole('group', { name: 'These are free:' }).getByRole('button');
    expect(await offered.count()).toBe(3);
    await lookAt('register-taken-desktop');
    const first = await offered.first().textContent();
    await offered.first().click();
    await page.getByText(`${first}.localhost is yours if you like.`).waitFor();
    await page.getByLabel('Your address').fill('l0gin');
    await page.getByText('This name is kept for the provider.').waitFor();

    await found(subdomain);
    expect(new URL(page.url()).hostname).toBe(`${subdomain}.localhost`);
    expect(page.url()).not.toMatch(/logintoken|nonce/);
    await step(4);
    await page.getByRole('button', { name: 'Forest and teal' }).click();
    await lookAt('register-brand-desktop');
    await page.getByRole('button', { name: 'Test console' }).first().click();
    await lookAt('register-brand-console-desktop');
    await page.getByRole('button', { name: 'Mail' }).first().click();
    await lookAt('register-brand-mail-desktop');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await heading('Your first content').waitFor();
    await step(5);
    await lookAt('register-content-desktop');
    await page.getByRole('button', { name: 'Take the sample paper' }).click();
    await page.waitForURL(/\/partner\/papers\//);
    const list = page.getByRole('region', { name: 'First steps' });
    await list.getByText('50 percent done').waitFor();
    await lookAt('register-first-paper-desktop');
    await publish();
    await page.getByRole('region', { name: 'First steps' }).getByText('Your first paper is out').waitFor();
    const seconds = (performance.now() - began - looking) / 1000;
    process.stdout.write(
      `register-institute: ${seconds.toFixed(1)} s of machine time from the first field to the published paper\n`,
    );
    expect(seconds).toBeLessThan(60);
    await look(page, 'register-published-desktop');

    // Done, the list may be put away.
    await list.getByRole('button', { name: 'Put the list away' }).click();
    await list.waitFor({ state: 'detached' });
  });

  it('shows an unreadable colour before it is saved, and a picture that was uploaded', async () => {
    page = await device('desktop', true);
    const ravi = registrant('Ravi');
    await page.goto(site.at('abhyas', '/register'));
    await enterPerson(ravi);
    await prove(ravi);
    await nameInstitute('Éclat Books');
    expect(await page.getByLabel('Your address').inputValue()).toBe('eclat-books');
    await page.getByLabel('Your address').fill(`eclat-${last}`);
    await page.getByRole('combobox', { name: 'Ending' }).click();
    await page.getByRole('option', { name: '.abhyas.localhost' }).click();
    await page.getByText(`eclat-${last}.abhyas.localhost is yours if you like.`).waitFor();
    await look(page, 'register-address-desktop');
    await page.getByRole('button', { name: 'Open my institute' }).click();
    await heading('Make it look like yours').waitFor();
    expect(new URL(page.url()).hostname).toBe(`eclat-${last}.abhyas.localhost`);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><circle cx="17" cy="17" r="17" fill="#a21caf"/></svg>';
    await chooseFile(page, () => page.getByRole('group', { name: 'Logo' }).getByRole('button').first().click(), {
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(svg),
    });
    await page.locator('img[src^="/brand/"]').first().waitFor();
    await page.getByLabel('Action', { exact: false }).first().fill('#ffd400');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByText('cannot be read well enough', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Plum and orchid' }).click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await heading('Your first content').waitFor();
    await page.getByText('Start empty').click();
    await page.getByRole('button', { name: 'Open my workspace' }).click();
    await page.waitForURL(/\/partner/);
    await page.getByRole('region', { name: 'First steps' }).getByText('17 percent done').waitFor();
    await look(page, 'register-checklist-desktop');
  });

  it('works on a phone', async () => {
    page = await device('phone');
    const meera = registrant('Meera');
    await page.goto(site.at('', '/register'));
    await heading('Let us begin with you').waitFor();
    await look(page, 'register-you-phone');
    await enterPerson(meera);
    await look(page, 'register-codes-phone');
    await prove(meera);
    await look(page, 'register-institute-phone');
    await nameInstitute('Meera Tutorials');
    await look(page, 'register-address-phone');
    await found(`meera-${last}`);
    await look(page, 'register-brand-phone');
    await page.getByRole('button', { name: 'Later' }).click();
    await heading('Your first content').waitFor();
    await look(page, 'register-content-phone');
    await page.getByRole('button', { name: 'Take the sample paper' }).click();
    await page.waitForURL(/\/partner\/papers\//);
    await page.getByRole('region', { name: 'First steps' }).getByRole('button').first().click();
    await look(page, 'register-checklist-phone');
  });

  it('comes back to an institute that stands, and says so', async () => {
    await page.goto(site.at('', '/register'));
    await heading('Meera Tutorials is open').waitFor();
    await look(page, 'register-founded-phone');
    await page.getByRole('button', { name: 'Open another institute' }).click();
    await heading('Let us begin with you').waitFor();
  });

  it('breaks nothing on the way', () => expect(errors).toEqual([]));
});
