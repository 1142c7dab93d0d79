// domains: taxonomy, questions, tenancy
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, option, type Person, type TestInstitute } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { deviceOf, signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let room: ExamRoom;
let provider: TestInstitute;
let employee: Person;
let desk: Page;
let errors: string[];

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  provider = await site.world.institute({ kind: 'provider', name: 'Abhyas', subdomain: `tree-${Date.now()}` });
  employee = await provider.person('owner', { email: `kavya-${provider.id}@abhyas.example` });
  room = await examRoom(site.world);
  await room.question('SINGLE', option(2), 'Kinematics');
  const device = await openDevice(browser, 'desktop');
  [desk, errors] = [device.page, device.errors];
  await signIn(desk, site.url(room.place), room.teacher);
});

const dialog = (name: string) => desk.getByRole('dialog', { name });
const row = (name: RegExp) => desk.getByRole('button', { name });

async function add(name: string): Promise<void> {
  await row(/^Kinematics/).click();
  await desk.getByRole('button', { name: 'Add an area below' }).click();
  await dialog('New area').getByLabel('Name').fill(name);
  await dialog('New area').getByRole('button', { name: 'Add the area' }).click();
  await desk.getByRole('heading', { name, level: 2 }).waitFor();
}

describe('a teacher looks after the areas of the institute', () => {
  it('comes from the bank, adds two areas and renames one', async () => {
    await desk.goto(site.url(room.place, '/partner/questions'));
    await desk.getByRole('link', { name: 'Knowledge areas' }).click();
    await desk.getByText('Choose an area').waitFor();
    await add('Projectiles');
    await add('Thrown things');
    await desk.getByRole('button', { name: 'Rename' }).click();
    const rename = dialog('Rename Thrown things');
    await rename.getByLabel('Name').fill('projectiles');
    await rename.getByRole('button', { name: 'Rename' }).click();
    await rename.getByText('This subject already has an area of that name.').waitFor();
    await rename.getByLabel('Name').fill('Projectile numericals');
    await rename.getByRole('button', { name: 'Rename' }).click();
    await desk.getByRole('heading', { name: 'Projectile numericals', level: 2 }).waitFor();
    await look(desk, 'knowledge-areas');
  });

  it('retires an area, brings it back, and merges it into the other', async () => {
    await desk.getByRole('button', { name: 'Retire' }).click();
    await row(/^Projectile numericals.*Retired/).waitFor();
    await desk.getByRole('button', { name: 'Bring back' }).click();
    await desk.getByRole('button', { name: 'Merge' }).click();
    const merge = dialog('Merge Projectile numericals into another area');
    await merge.getByRole('combobox', { name: 'Merge into' }).fill('Projectiles');
    await desk.getByRole('option', { name: /^Projectiles/ }).click();
    await look(desk, 'knowledge-areas-merge');
    await merge.getByRole('button', { name: 'Merge the areas' }).click();
    await desk.getByRole('heading', { name: 'Projectiles', level: 2 }).waitFor();
    await row(/^Projectile numericals/).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  it('does the same on a phone, where the area slides in', async () => {
    const { page, errors: phoneErrors } = await openDevice(browser, 'phone');
    await signIn(page, site.url(room.place), room.teacher);
    await page.goto(site.url(room.place, '/partner/questions/areas'));
    await page.getByRole('button', { name: /^Projectiles/ }).click();
    await page.getByRole('dialog', { name: 'Projectiles' }).getByRole('button', { name: 'Move' }).waitFor();
    await look(page, 'knowledge-areas-phone');
    expect(phoneErrors).toEqual([]);
  });
});

describe('an employee of the provider looks after the tree of all institutes', () => {
  it('adds an area, writes its share of an exam, and merges it: an own area of the institute follows', async () => {
    const name = `Rockets ${Date.now()}`;
    const { page, errors: employeeErrors } = await deviceOf(browser, 'desktop', site.at(''), employee);
    await page.goto(site.at('', '/employees'));
    await page.getByRole('link', { name: 'Knowledge areas' }).click();
    await page.getByRole('button', { name: 'New area' }).click();
    const adding = page.getByRole('dialog', { name: 'New area' });
    await adding.getByLabel('Name').fill(name);
    await adding.getByRole('button', { name: 'Add the area' }).click();
    await page.getByLabel('Share of JEE Main').fill('0.1');
    await page.getByRole('button', { name: 'Save the shares' }).click();
    await page.getByText('The shares are saved.').first().waitFor();
    await look(page, 'provided-areas');
    await page.getByRole('button', { name: 'Merge' }).click();
    const merging = page.getByRole('dialog', { name: `Merge ${name} into another area` });
    await merging.getByRole('combobox', { name: 'Merge into' }).fill('Optics');
    await page.getByRole('option', { name: /^Optics/ }).click();
    await merging.getByRole('button', { name: 'Merge the areas' }).click();
    await page.getByText('follow within minutes').first().waitFor();
    await site.world.runJobs();
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor({ state: 'detached' });
    expect(employeeErrors).toEqual([]);
  });
});
