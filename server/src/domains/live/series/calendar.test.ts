import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayIn } from '../../../kernel/clock.ts';
import { type Person, testWorld, type TestInstitute, type World } from '../../../testing/index.ts';
import { aBatch } from '../../cohorts/factories.ts';
import { calendarText } from './calendar-text.ts';

let world: World;
let place: TestInstitute;
let farida: Person;
let asha: Person;
let classId: string;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  world.clock.set(new Date('2026-11-20T10:00:00Z'));
  place = await world.institute();
  farida = await place.person('teacher', { firstName: 'Farida', lastName: 'Shaikh' });
  asha = await place.person('student', { firstName: 'Asha' });
  const batchId = await aBatch(place.ctx(farida), { name: 'JEE A', members: [asha.accountId] });
  const when = { day: dayIn('Asia/Kolkata', world.clock.now()), time: '19:00', minutes: 60 };
  const whom = { batchIds: [batchId], teacherId: farida.accountId };
  const link = 'https://us02web.zoom.us/j/123?pwd=abc';
  const { classIds } = await farida.api.live.createClasses({
    body: { title: 'Gauss, and flux', kind: 'link', place: link, ...when, ...whom },
  });
  classId = classIds[0]!;
});

const renewed = async (who: Person): Promise<string> => (await who.api.live.renewMyCalendar()).path!;
const read = async (path: string, at: TestInstitute = place) => at.visitor.send('GET', path);
const events = async (who: Person) => (await read(await renewed(who))).body.match(/^SUMMARY:.*$/gm) ?? [];

describe('the calendar of a person', () => {
  it('has an address from when it is asked for, and shows what one teaches or learns', async () => {
    expect(await asha.api.live.showMyCalendar()).toEqual({ path: null });
    const path = await renewed(asha);
    expect(await asha.api.live.showMyCalendar()).toEqual({ path });
    const { body, headers } = await read(path);
    expect(headers['content-type']).toContain('text/calendar');
    expect(body.split('\r\n')).toEqual(
      expect.arrayContaining([
        `UID:${classId}@abhyas`,
        'DTSTART:20261120T133000Z',
        'DTEND:20261120T143000Z',
        String.raw`SUMMARY:Gauss\, and flux`,
        String.raw`DESCRIPTION:Farida Shaikh\nJEE A`,
        'LOCATION:Zoom',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(body).not.toContain('pwd=abc');
    const token = path.split('/').at(-1)!;
    expect(await place.visitor.api.live.readCalendar({ params: { token } })).toContain(`UID:${classId}@abhyas`);
    expect(await events(farida)).toEqual([String.raw`SUMMARY:Gauss\, and flux`]);
    expect(await events(await place.person('student'))).toEqual([]);
    expect(await events(await place.person('teacher'))).toEqual([]);
    await farida.api.live.cancelClass({ params: { classId }, body: {} });
    expect((await read(await renewed(asha))).body).toContain('STATUS:CANCELLED');
  });

  it('is refused where the address was renewed, changed, made elsewhere, or its account is closed', async () => {
    const isRefused = async (path: string, at?: TestInstitute) => {
      const { statusCode, body } = await read(path, at);
      expect([statusCode, JSON.parse(body)]).toMatchObject([404, { error: 'LIVE_CALENDAR' }]);
    };
    const before = await renewed(asha);
    const own = await renewed(asha);
    await isRefused(before);
    await isRefused(own.replace(asha.accountId, farida.accountId));
    await isRefused(own.replace(/\.2\./, '.3.'));
    await isRefused(own.replace('.ics', ''));
    await isRefused(own, await world.institute());
    const owner = await place.person('owner');
    await owner.api.identity.blockPeople({ body: { accountIds: [asha.accountId], reason: 'Left' } });
    await isRefused(own);
    await expect(place.visitor.api.live.showMyCalendar()).rejects.toMatchObject({ status: 401 });
  });
});

it('a calendar folds long lines after 75 bytes, and cuts no character', () => {
  const title = 'गाउस का नियम और विद्युत फ्लक्स: बंद पृष्ठ से होकर कितना';
  const event = {
    id: 'a',
    title,
    text: '',
    place: '',
    startsAt: '2026-11-20T13:30:00Z',
    endsAt: '2026-11-20T14:30:00Z',
  };
  const text = calendarText('JEE', [{ ...event, isCancelled: false }], new Date('2026-11-20T10:00:00Z'));
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  expect(text).not.toContain('\uFFFD');
});
