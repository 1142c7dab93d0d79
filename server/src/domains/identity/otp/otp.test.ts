import { beforeAll, describe, expect, it } from 'vitest';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { sendOtp } from './send-otp.ts';
import { verifyOtp } from './verify-otp.ts';

let world: World;
let place: TestInstitute;
let counter = 0;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
});

const somebody = () => `otp${++counter}@example.test`;
const ctx = (address = '') => ({ ...place.ctx(), origin: { host: '', address, userAgent: '' } });
const send = (to: string, purpose = 'sign-up', from = '') => sendOtp(ctx(from), { purpose, channel: 'mail', to });
/** The code that lies in the outbox for this address. */
async function codeFor(to: string): Promise<string> {
  await world.runJobs();
  const message = world.app.runtime.outbox.list().find((one) => one.to === to);
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  it('proves the address it was sent to, once', async () => {
    const to = somebody();
    const { id } = await send(to);
    const code = await codeFor(to);
    expect(await verifyOtp(ctx(), { id, code, purpose: 'sign-up' })).toEqual({ channel: 'mail', to, accountId: null });
    await expect(verifyOtp(ctx(), { id, code, purpose: 'sign-up' })).rejects.toMatchObject({ error: 'OTP_EXPIRED' });
  });

  it('is not stored readably', async () => {
    const to = somebody();
    await send(to);
    const code = await codeFor(to);
    const rows = await world.query('select * from one_time_codes where sent_to = $1', [to]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('has five tries', async () => {
    const to = somebody();
    const { id } = await send(to);
    const code = await codeFor(to);
    for (const left of [4, 3, 2, 1, 0]) {
      await expect(verifyOtp(ctx(), { id, code: wrong(code), purpose: 'sign-up' })).rejects.toMatchObject({
        error: 'OTP_WRONG',
        details: { left },
      });
    }
    await expect(verifyOtp(ctx(), { id, code, purpose: 'sign-up' })).rejects.toMatchObject({ error: 'OTP_EXPIRED' });
  });

  it('works for five minutes, and for its own purpose only', async () => {
    const to = somebody();
    const { id } = await send(to);
    const code = await codeFor(to);
    await expect(verifyOtp(ctx(), { id, code, purpose: 'other' })).rejects.toMatchObject({ error: 'OTP_EXPIRED' });
    world.clock.advance({ minutes: 5, seconds: 1 });
    await expect(verifyOtp(ctx(), { id, code, purpose: 'sign-up' })).rejects.toMatchObject({ error: 'OTP_EXPIRED' });
  });

  it('is sent again after half a minute, and then the older one is void', async () => {
    const to = somebody();
    const first = await send(to);
    const code = await codeFor(to);
    await expect(send(to)).rejects.toMatchObject({ error: 'OTP_TOO_SOON' });
    world.clock.advance({ seconds: 31 });
    await send(to);
    await expect(verifyOtp(ctx(), { id: first.id, code, purpose: 'sign-up' })).rejects.toMatchObject({
      error: 'OTP_EXPIRED',
    });
  });

  it('is sent once when it is asked for twice at once', async () => {
    const to = somebody();
    const both = await Promise.allSettled([send(to), send(to)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('leaves five times an hour for one address, and twenty times for one caller', async () => {
    const to = somebody();
    for (let times = 0; times < 5; times++) {
      await send(to);
      world.clock.advance({ seconds: 31 });
    }
    await expect(send(to)).rejects.toMatchObject({ error: 'OTP_LIMIT' });
    for (let times = 0; times < 20; times++) await send(somebody(), 'sign-up', '203.0.113.9');
    await expect(send(somebody(), 'sign-up', '203.0.113.9')).rejects.toMatchObject({ error: 'OTP_LIMIT' });
    world.clock.advance({ hours: 1 });
    await send(to);
  });
});
