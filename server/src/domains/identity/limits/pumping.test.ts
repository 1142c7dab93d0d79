import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { sendOtp } from '../otp/send-otp.ts';

/** Whoever owns premium numbers earns with each text message that he makes a server send to them. */
let world: World;
let place: TestInstitute;
let counter = 0;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  place = await world.institute({ allowedItems: ['signUp'] });
});

/** Numbers that lie far from each other, so that only the caller or the institute has them in common. */
const farNumber = () => `+9198${String(10_000_000 + 1000 * ++counter)}`;
const somewhere = () => `198.51.${(++counter >> 8) & 255}.${counter & 255}`;
const code = (to: string, from: string, { at = place, channel = 'sms' as 'sms' | 'mail' } = {}) =>
  sendOtp({ ...at.ctx(), origin: { host: '', address: from, userAgent: '' } }, { purpose: 'sign-up', channel, to });
const join = (number: string, from: string) =>
  place.visitor.send('POST', `/api/join-now?mobileNumber=${encodeURIComponent(number.slice(3))}&countryCode=91`, {
    headers: { 'x-forwarded-for': from },
  });
/** How many of these left, how many were refused for the limit; any other outcome fails the test. */
async function outcomes(sending: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(sending);
  const refused = settled.filter((one) => one.status === 'rejected');
  for (const { reason } of refused) expect(reason).toMatchObject({ error: 'OTP_LIMIT' });
  return { sent: settled.length - refused.length, refused: refused.length };
}
/** Text messages of this institute that came to the gateway. */
async function paidFor(at = place): Promise<number> {
  await world.runJobs();
  const rows = await world.query(
    `select 1 from message_deliveries where institute_id = $1 and channel = 'sms' and state = 'sent'`,
    [at.id],
  );
  return rows.length;
}
const used = (key: string, count: number, at = place) =>
  world.query(
    `insert into tries (institute_id, key, count, until) values ($1, $2, $3, $4)
     on conflict (institute_id, key) do update set count = excluded.count`,
    [at.id, key, count, new Date(world.clock.now().getTime() + 3_600_000)],
  );
const countOf = async (key: string) =>
  (await world.query('select count from tries where institute_id = $1 and key = $2', [place.id, key]))[0]?.['count'];

describe('pumping of text messages', () => {
  it('from one address to many numbers ends at twenty, also when all come at once', async () => {
    const from = somewhere();
    const all = Array.from({ length: 35 }, () => code(farNumber(), from));
    expect(await outcomes(all)).toEqual({ sent: 20, refused: 15 });
    expect(await paidFor()).toBe(20);
    await code(farNumber(), somewhere());
  });

  it('from one network of IPv6 ends at twenty, however many addresses it has', async () => {
    const all = Array.from({ length: 25 }, (_, i) => code(farNumber(), `2001:db8:7:7::${(i + 1).toString(16)}`));
    expect(await outcomes(all)).toEqual({ sent: 20, refused: 5 });
    await code(farNumber(), '2001:db8:7:8::1');
  });

  it('from one address goes on the next hour, but not for a whole day', async () => {
    const from = somewhere();
    const paid: number[] = [];
    for (let hour = 0; hour < 5; hour++) {
      for (let i = 0; i < 20; i++) await outcomes([code(farNumber(), from)]);
      paid.push(await paidFor());
      world.clock.advance({ hours: 1, seconds: 1 });
    }
    expect(paid).toEqual([20, 40, 60, 60, 60]);
  });

  it('to one block of numbers from everywhere ends at twenty an hour', async () => {
    const block = (i: number) => `+9170000${String(12_000 + i)}`;
    const all = Array.from({ length: 30 }, (_, i) => code(block(i), somewhere()));
    expect(await outcomes(all)).toEqual({ sent: 20, refused: 10 });
    expect(await paidFor()).toBe(20);
    await code(farNumber(), somewhere());
    world.clock.advance({ hours: 1, seconds: 1 });
    await code(block(30), somewhere());
  });

  it('to one block counts together what different pages send', async () => {
    const block = (i: number) => `+9170001${String(12_000 + i)}`;
    for (let i = 0; i < 10; i++) expect((await join(block(i), somewhere())).statusCode).toBe(200);
    for (let i = 10; i < 20; i++) await code(block(i), somewhere());
    expect((await join(block(20), somewhere())).json()).toMatchObject({ error: 'TOO_MANY_REQUESTS' });
    await expect(code(block(21), somewhere())).rejects.toMatchObject({ error: 'OTP_LIMIT' });
    const student = await place.person('student');
    const contact = { channel: 'sms', mobileNumber: block(22).slice(3), countryCode: '91' } as const;
    const invitation = student.api.identity.inviteGuardian({ body: { name: 'Rekha', relation: 'mother', contact } });
    await expect(invitation).rejects.toMatchObject({ error: 'TOO_MANY_REQUESTS' });
    expect(await paidFor()).toBe(20);
  });

  it.each([
    ['sms.hour', 1000],
    ['sms.day', 3000],
  ])('in one institute ends with its budget (%s: %i); mail and other institutes go on', async (key, budget) => {
    await used(key, budget - 1);
    await code(farNumber(), somewhere());
    await expect(code(farNumber(), somewhere())).rejects.toMatchObject({ error: 'OTP_LIMIT' });
    expect((await join(farNumber(), somewhere())).statusCode).toBe(429);
    expect(await paidFor()).toBe(1);
    await code(`reader${++counter}@example.test`, somewhere(), { channel: 'mail' });
    await code(farNumber(), somewhere(), { at: await world.institute() });
  });

  it('costs nothing where it is refused: no message, no row, and nothing of the budget', async () => {
    const from = somewhere();
    for (let i = 0; i < 20; i++) await code(farNumber(), from);
    const before = await countOf('sms.day');
    const number = farNumber();
    for (let i = 0; i < 10; i++) await outcomes([code(number, from)]);
    expect([before, await countOf('sms.day')]).toEqual([20, 20]);
    expect(await world.query('select 1 from one_time_codes where sent_to = $1', [number])).toEqual([]);
    expect(await paidFor()).toBe(20);
    expect(world.app.runtime.outbox.list().filter(({ to }) => to === number)).toEqual([]);
  });

  it('by a student who names one guardian after the other ends at ten an hour', async () => {
    const student = await place.person('student');
    const invite = () =>
      student.api.identity.inviteGuardian({
        body: {
          name: 'Rekha',
          relation: 'mother',
          contact: { channel: 'sms', mobileNumber: '9812345678', countryCode: '91' },
        },
      });
    for (let i = 0; i < 10; i++) await invite();
    await expect(invite()).rejects.toMatchObject({ error: 'TOO_MANY_REQUESTS' });
    expect(await paidFor()).toBe(10);
  });
});

describe('signing up', () => {
  it('is where pumping is tried: the page refuses, and nothing is sent', async () => {
    const from = somewhere();
    const signUp = (mobileNumber: string) =>
      place.visitor.send('POST', '/api/sign-up', {
        headers: { 'x-forwarded-for': from },
        payload: {
          firstname: 'Ananya',
          lastname: 'Sharma',
          email: `new${++counter}@example.test`,
          countryCode: '+91',
          mobileNumber,
          password: 'blue kettle on monday',
          tncAgreed: true,
        },
      });
    for (let i = 0; i < 20; i++) expect((await signUp(farNumber().slice(3))).statusCode).toBe(200);
    const refused = await signUp(farNumber().slice(3));
    expect([refused.statusCode, refused.json()]).toEqual([429, expect.objectContaining({ error: 'OTP_LIMIT' })]);
    expect(await paidFor()).toBe(20);
  });
});
