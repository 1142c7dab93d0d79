import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { subscribe, type Subscriber, subscribers } from '../../../kernel/events.ts';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { visitorJoined } from './join-events.ts';

let world: World;
let institute: TestInstitute;
let ofServer: readonly Subscriber[];
beforeAll(async () => {
  world = await testWorld();
  ofServer = subscribers();
  institute = await world.institute({ name: 'Meridian', allowedItems: ['signUp'] });
});
afterEach(() => subscribers.provide(ofServer));

let last = 9_820_000_000 + Math.floor(Math.random() * 100_000);
const freshNumber = () => String(++last);
const ask = (
  mobileNumber: string,
  options: { at?: TestInstitute; from?: string; lang?: string; code?: string } = {},
) => {
  const { at = institute, from = `198.51.100.${last % 250}`, lang = 'en', code = '91' } = options;
  const query = new URLSearchParams({ mobileNumber, countryCode: code }).toString();
  return at.visitor.send('POST', `/api/join-now?${query}`, { headers: { 'x-forwarded-for': from, lang } });
};
const messagesTo = async (number: string) => {
  await world.runJobs();
  return world.app.runtime.outbox.list().filter(({ to }) => to === `+91${number}`);
};

describe('a visitor who asks for the link', () => {
  it('gets it by text message, and the institute has the number and hears of it', async () => {
    const heard: unknown[] = [];
    subscribers.provide([
      ...ofServer,
      subscribe(visitorJoined, 'test', async (_ctx, event) => void heard.push(event.payload)),
    ]);
    const number = freshNumber();
    expect((await ask(number)).json()).toMatchObject({ responseObject: { sent: true } });
    const [message] = await messagesTo(number);
    expect(message).toMatchObject({ kind: 'sms' });
    expect(message!.text).toContain(`http://${institute.host}/signup?utm_source=join-now`);
    const rows = await world.query(
      'select id, mobile_number, country_code from join_requests where mobile_number = $1',
      [`+91${number}`],
    );
    expect(rows).toMatchObject([{ country_code: '91' }]);
    expect(heard).toEqual([{ joinRequestId: rows[0]!['id'], mobileNumber: `+91${number}`, countryCode: '91' }]);
  });

  it('reads it in the language of the page, and is not sent to a sign-up that is closed', async () => {
    const closed = await world.institute({ allowedItems: [] });
    const number = freshNumber();
    await ask(number, { at: closed, lang: 'hi' });
    const [message] = await messagesTo(number);
    expect(message!.text).toContain('यह रहा आपका लिंक');
    expect(message!.text).toContain(`http://${closed.host}/?utm_source=join-now`);
  });

  it.each([
    ['98200 12345', '+91', 200],
    ['098200 12346', '91', 200],
    ['+919820012347', '91', 200],
    ['12345', '91', 422],
    ['+14155552671', '91', 422],
    ['98200abc', '91', 422],
    ['9820012345', '999', 422],
  ])('may write the number as people do: %s with %s', async (number, code, status) => {
    const answer = await ask(number, { code, from: `203.0.113.${status === 200 ? 1 : 2}` });
    expect(answer.statusCode).toBe(status);
    if (status !== 200)
      expect(answer.json()).toMatchObject({
        error: 'CONTACT_MOBILE_INVALID',
        fields: [{ path: 'query.mobileNumber' }],
      });
  });

  it('is of a country that the institute takes people from', async () => {
    const local = await world.institute();
    await world.query(`update institute_settings set countries = '{NP}' where institute_id = $1`, [local.id]);
    expect((await ask(freshNumber(), { at: local })).json()).toMatchObject({ error: 'CONTACT_MOBILE_INVALID' });
  });
});

describe('text messages to visitors are limited', () => {
  it('to three an hour for one number, also when they are asked for at once and from everywhere', async () => {
    const number = freshNumber();
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => ask(number, { from: `192.0.2.${i}` })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    expect(await messagesTo(number)).toHaveLength(3);
    world.clock.advance({ hours: 1, seconds: 1 });
    expect((await ask(number)).statusCode).toBe(200);
  });

  it('to ten an hour for one address', async () => {
    const from = '192.0.2.200';
    for (let i = 0; i < 10; i++) expect((await ask(freshNumber(), { from })).statusCode).toBe(200);
    expect((await ask(freshNumber(), { from })).json()).toMatchObject({ error: 'TOO_MANY_REQUESTS' });
    expect((await ask(freshNumber(), { from: '192.0.2.201' })).statusCode).toBe(200);
  });

  it('to five hundred an hour for one institute', async () => {
    const busy = await world.institute();
    await world.query(
      `insert into join_requests (institute_id, id, mobile_number, country_code, created_at)
       select $1, gen_random_uuid(), '+9198' || n, '91', $2 from generate_series(1, 500) n`,
      [busy.id, world.clock.now()],
    );
    expect((await ask(freshNumber(), { at: busy })).json()).toMatchObject({ error: 'TOO_MANY_REQUESTS' });
    expect((await ask(freshNumber())).statusCode).toBe(200);
  });
});
