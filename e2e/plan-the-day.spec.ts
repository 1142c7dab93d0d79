// domains: discovery, taxonomy, assessments, learners
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExamRoom, examRoom, type Person } from '@abhyas/server/testing';
import { look, openDevice, startBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let room: ExamRoom;
let student: Person;
let phone: Page;
const errors: string[] = [];

const inDays = (days: number) => new Date(site.world.clock.now().getTime() + days * 86_400_000);
const dayOf = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(at);

beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
  room = await examRoom(site.world);
  student = await room.place.person('student', { firstName: 'Ananya' });
  const question = await room.question();
  const opensAt = inDays(2);
  await room.paper([question], { title: 'Organic speed test', settings: { opensAt } });
  const own = await room.paper([question], {
    title: 'Full Mock Test 8',
    settings: { opensAt, closesAt: inDays(2.125) },
  });
  await site.world.query(
    `update entitlements set holder_kind = 'account', holder_id = $3 where institute_id = $1 and thing_id = $2`,
    [room.place.id, own, student.accountId],
  );
});

const open = async (size: 'desktop' | 'phone', person: Person) => {
  const { page } = await openDevice(browser, size);
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  await signIn(page, site.url(room.place), person);
  return page;
};

describe('a student plans the day', () => {
  it('after the institute wrote when the exam is', async () => {
    const office = await open('desktop', await room.place.person('owner'));
    await office.goto(site.url(room.place, '/partner/settings/exams'));
    const jee = office.getByRole('form', { name: 'JEE Main' });
    await jee.getByLabel('What it is called').fill('JEE Main Session 1');
    await jee.getByLabel('Day').fill(dayOf(inDays(63)));
    await jee.getByRole('button', { name: 'Save the date of JEE Main' }).click();
    await jee.getByText(/^JEE Main Session 1, /).waitFor();
    await look(office, 'exam-dates');
  });

  it('by the days that are left, the tests that wait, and a row of days', async () => {
    await site.world.query(
      `insert into study_days (institute_id, account_id, day, seconds) values ($1, $2, $3, 600), ($1, $2, $4, 900)`,
      [room.place.id, student.accountId, dayOf(inDays(-1)), dayOf(inDays(-2))],
    );
    phone = await open('phone', student);
    await phone.goto(site.url(room.place, '/student'));
    await phone.getByText(/63 days to JEE Main Session 1\./).waitFor();
    // No number beside it: both tests open later.
    await phone.getByRole('link', { name: 'Tests', exact: true }).waitFor();
    await phone.getByText('2 days in a row with study').waitFor();
    await phone.getByText('Study 10 min more today to keep it.').waitFor();
    await look(phone, 'planned-day');
  });

  it('and takes a test to her own calendar', async () => {
    const mock = phone.getByRole('listitem').filter({ hasText: 'Full Mock Test 8' });
    await mock.getByText('Registered').filter({ visible: true }).waitFor();
    const coming = phone.waitForEvent('download');
    await mock.getByRole('button', { name: 'Add to calendar: Full Mock Test 8' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('Full Mock Test 8.ics');
    const file = readFileSync((await download.path())!, 'utf8');
    const stamp = inDays(2).toISOString().slice(0, 10).replaceAll('-', '');
    expect(file).toMatch(new RegExp(`^DTSTART:${stamp}T\\d{6}Z\\r$`, 'm'));
    expect(file).toContain('SUMMARY:Full Mock Test 8\r\n');
    expect(errors).toEqual([]);
  });
});
