import { beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../log/log.ts';
import { tinySmtp, type TinySmtp } from '../../../testing/tiny-smtp.ts';
import { msg91Says, tinyGateway, type TinyGateway, twilioSays } from '../../../testing/tiny-gateway.ts';
import type { Message } from '../message.ts';
import { createOutbox } from '../outbox.ts';
import { type Gateway, GatewayFailure } from './gateway.ts';
import { msg91Gateway } from './msg91.ts';
import { smtpGateway } from './smtp.ts';
import { twilioGateway } from './twilio.ts';

const SID = 'AC0123456789abcdef0123456789abcdef';
const TOKEN = 'a token : with +&';
const NOWHERE = 'http://127.0.0.1:9';
const TEMPLATES = { code: 'tpl-code', 'code.hi': 'tpl-code-hi', text: 'tpl-text' };
const TEXT = 'मेरिडियन: 123456 & 50% + “x”';

type Text = Omit<Message, 'at'>;
interface Arrived {
  readonly to: string;
  readonly text: string;
  /** In whose name. */
  readonly sender: string;
}
/** One implementation of the interface, with the other end of its wire. */
interface Adapter {
  readonly name: string;
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  readonly gateway: () => Gateway;
  /** What came out at the other end, the last one. */
  readonly arrived: () => Arrived | undefined;
  /** Where it can refuse: makes the other end say no, for good or for now, and yes again. */
  readonly refuse?: (how: 'for good' | 'for now' | 'no more') => void;
  /** The same adapter with nobody at the other end, and with somebody who never answers. */
  readonly broken?: { readonly unreachable: () => Gateway; readonly silent: () => Gateway };
}

let smtp: TinySmtp;
let twilio: TinyGateway;
let msg91: TinyGateway;
let deaf: TinyGateway;
const outbox = createOutbox({}, createLog('silent'));

const overTwilio = (url: string, more: { messagingServiceSid?: string; patienceMs?: number } = {}) =>
  twilioGateway({ url, accountSid: SID, authToken: TOKEN, from: '+14155550100', ...more });
const overMsg91 = (url: string, more: { sender?: string; patienceMs?: number } = {}) =>
  msg91Gateway({ url: `${url}/api/v5/flow`, authKey: 'key-of-tests', templates: TEMPLATES, sender: '', ...more });

beforeAll(async () => {
  smtp = await tinySmtp();
  twilio = await tinyGateway(twilioSays.taken);
  msg91 = await tinyGateway(msg91Says.taken);
  deaf = await tinyGateway(twilioSays.taken);
  deaf.answerWith('silence');
});

const formOf = (gateway: TinyGateway) => new URLSearchParams(gateway.heard.at(-1)?.body);
const flowOf = (gateway: TinyGateway) => JSON.parse(gateway.heard.at(-1)!.body) as Record<string, unknown>;
const mailOf = () => {
  const [head = '', ...body] = (smtp.taken.at(-1) ?? '').split('\n\n');
  const header = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? '';
  const text = Buffer.from(body.join('\n\n'), 'base64').toString('utf8');
  return { to: header('To'), from: header('From'), replyTo: header('Reply-To'), text: text.trim() };
};

const adapters: readonly Adapter[] = [
  {
    name: 'the outbox',
    kind: 'sms',
    to: '+919820012345',
    gateway: () => outbox,
    arrived: () => outbox.list().map(({ to, text, senderId = '' }) => ({ to, text, sender: senderId }))[0],
  },
  {
    name: 'SMTP',
    kind: 'mail',
    to: 'asha@example.test',
    gateway: () => smtpGateway(smtp.url, 'no-reply@abhyas.example'),
    arrived: () => ({ to: mailOf().to, text: mailOf().text, sender: /^(\w+) </.exec(mailOf().from)?.[1] ?? '' }),
    refuse: (how) => {
      if (how === 'no more') smtp.refuseWith(undefined);
      else smtp.refuseWith('5.1.1 no such person', how === 'for good' ? 550 : 451);
    },
    broken: {
      unreachable: () => smtpGateway('smtp://127.0.0.1:9', 'no-reply@abhyas.example'),
      silent: () => smtpGateway(deaf.url.replace('http', 'smtp'), 'no-reply@abhyas.example', 100),
    },
  },
  {
    name: 'Twilio',
    kind: 'sms',
    to: '+919820012345',
    gateway: () => overTwilio(twilio.url),
    arrived: () => ({
      to: formOf(twilio).get('To') ?? '',
      text: formOf(twilio).get('Body') ?? '',
      sender: formOf(twilio).get('From') ?? '',
    }),
    refuse: (how) => {
      if (how === 'no more') twilio.answerWith(twilioSays.taken);
      else if (how === 'for good') twilio.answerWith(twilioSays.refused(400, 21_211, 'no such person'));
      else twilio.answerWith(twilioSays.refused(429, 20_429, 'Too Many Requests'));
    },
    broken: {
      unreachable: () => overTwilio(NOWHERE),
      silent: () => overTwilio(deaf.url, { patienceMs: 100 }),
    },
  },
  {
    name: 'MSG91',
    kind: 'sms',
    to: '+919820012345',
    gateway: () => overMsg91(msg91.url),
    arrived: () => {
      const { recipients, sender } = flowOf(msg91) as { recipients: [Record<string, string>]; sender?: string };
      return { to: `+${recipients[0]['mobiles']}`, text: recipients[0]['text'] ?? '', sender: sender ?? '' };
    },
    refuse: (how) => {
      if (how === 'no more') msg91.answerWith(msg91Says.taken);
      else msg91.answerWith(msg91Says.refused(how === 'for good' ? 200 : 503, 'no such person'));
    },
    broken: { unreachable: () => overMsg91(NOWHERE), silent: () => overMsg91(deaf.url, { patienceMs: 100 }) },
  },
];

const message = ({ kind, to }: Pick<Adapter, 'kind' | 'to'>, more: Partial<Text> = {}): Text => ({
  kind,
  to,
  subject: 'Code',
  text: TEXT,
  about: 'code',
  ...more,
});
const failureOf = async (sending: Promise<void>): Promise<GatewayFailure> => {
  const error: unknown = await sending.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(GatewayFailure);
  return error as GatewayFailure;
};

describe.each(adapters)('every gateway, here $name,', (adapter) => {
  it('brings a text as it was written to whom it is for', async () => {
    await adapter.gateway().send(message(adapter));
    expect(adapter.arrived()).toMatchObject({ to: adapter.to, text: TEXT });
  });

  it('sends in the institute’s name where it has one', async () => {
    await adapter.gateway().send(message(adapter, { senderId: 'MERIDN', fromName: 'MERIDN' }));
    expect(adapter.arrived()?.sender).toBe('MERIDN');
  });
});

describe.each(adapters.filter(({ refuse }) => refuse))('every gateway that can refuse, here $name,', (adapter) => {
  it.each(['for good', 'for now'] as const)(
    'tells a refusal %s from the other kind, and never the text',
    async (how) => {
      adapter.refuse?.(how);
      const failure = await failureOf(adapter.gateway().send(message(adapter)));
      adapter.refuse?.('no more');
      expect(failure.permanent).toBe(how === 'for good');
      if (how === 'for good') expect(failure.message).toContain('no such person');
      expect(failure.message).not.toContain('123456');
      await adapter.gateway().send(message(adapter));
    },
  );

  it('takes nobody at the other end for now', async () => {
    expect(await failureOf(adapter.broken!.unreachable().send(message(adapter)))).toMatchObject({ permanent: false });
  });

  it('does not wait for ever', async () => {
    const failure = await failureOf(adapter.broken!.silent().send(message(adapter)));
    expect(failure).toMatchObject({ permanent: false, message: expect.stringContaining('in time') });
  });
});

describe('mail', () => {
  it('to what is no address is given up at once', async () => {
    const sending = smtpGateway(smtp.url, 'no-reply@abhyas.example').send(message({ kind: 'mail', to: '' }));
    expect(await failureOf(sending)).toMatchObject({ permanent: true });
  });

  it('comes from the institute’s name at the server’s address, and answers go where the institute says', async () => {
    const named = { fromName: 'Meridian, Pune', replyTo: 'desk@meridian.example' };
    await smtpGateway(smtp.url, 'no-reply@abhyas.example').send(
      message({ kind: 'mail', to: 'asha@example.test' }, named),
    );
    expect(mailOf()).toMatchObject({
      from: '"Meridian, Pune" <no-reply@abhyas.example>',
      replyTo: 'desk@meridian.example',
    });
  });

  it('has no second receiver and no second header in a name that holds one', async () => {
    const named = { fromName: 'X\r\nBcc: all@a.test', replyTo: 'a@b.test\r\nBcc: all@a.test' };
    await smtpGateway(smtp.url, 'no-reply@abhyas.example').send(
      message({ kind: 'mail', to: 'asha@example.test' }, named),
    );
    expect(smtp.taken.at(-1)?.split('\n\n')[0]).not.toMatch(/^Bcc:/im);
  });
});

describe('what Twilio hears', () => {
  const to = '+919820012345';

  it('is a form under the account, with its token', async () => {
    await overTwilio(twilio.url).send(message({ kind: 'sms', to }));
    const heard = twilio.heard.at(-1)!;
    expect([heard.method, heard.path]).toEqual(['POST', `/2010-04-01/Accounts/${SID}/Messages.json`]);
    expect(heard.headers).toMatchObject({
      authorization: `Basic ${Buffer.from(`${SID}:${TOKEN}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(Object.fromEntries(formOf(twilio))).toEqual({ To: to, Body: TEXT, From: '+14155550100' });
  });

  it('names the messaging service rather than the number, where there is one', async () => {
    await overTwilio(twilio.url, { messagingServiceSid: 'MG0123' }).send(message({ kind: 'sms', to }));
    expect(Object.fromEntries(formOf(twilio))).toEqual({ To: to, Body: TEXT, MessagingServiceSid: 'MG0123' });
  });

  it('is said once more under the server’s number where a country takes no sender id', async () => {
    const before = twilio.heard.length;
    twilio.answerWith((call) =>
      new URLSearchParams(call.body).get('From') === 'MERIDN'
        ? twilioSays.refused(400, 21_612, 'The combination of To and From cannot be reached.')()
        : twilioSays.taken(call),
    );
    await overTwilio(twilio.url).send(message({ kind: 'sms', to }, { senderId: 'MERIDN' }));
    twilio.answerWith(twilioSays.taken);
    const senders = twilio.heard.slice(before).map(({ body }) => new URLSearchParams(body).get('From'));
    expect(senders).toEqual(['MERIDN', '+14155550100']);
  });

  it.each([
    [400, 21_211, true, 'Twilio: no (21211)'],
    [401, 20_003, true, 'Twilio: no (20003)'],
    [403, 21_610, true, 'Twilio: no (21610)'],
    [429, 21_611, false, 'Twilio answered 429'],
    [503, 20_503, false, 'Twilio answered 503'],
  ])('and answers with %i, %i: given up at once: %s', async (status, code, permanent, words) => {
    twilio.answerWith(twilioSays.refused(status, code, 'no'));
    const failure = await failureOf(overTwilio(twilio.url).send(message({ kind: 'sms', to })));
    twilio.answerWith(twilioSays.taken);
    expect([failure.permanent, failure.message]).toEqual([permanent, words]);
  });

  it('does not follow to another address, which would get the token', async () => {
    const before = msg91.heard.length;
    twilio.answerWith(() => ({ status: 307, body: '', headers: { location: `${msg91.url}/stolen` } }));
    const failure = await failureOf(overTwilio(twilio.url).send(message({ kind: 'sms', to })));
    twilio.answerWith(twilioSays.taken);
    expect(failure.permanent).toBe(true);
    expect(msg91.heard).toHaveLength(before);
  });
});

describe('what MSG91 hears', () => {
  const to = '+919820012345';

  it('is a template by what the message is about, and what fills its places', async () => {
    await overMsg91(msg91.url, { sender: 'ABHYAS' }).send(
      message({ kind: 'sms', to }, { values: { institute: 'Meridian', code: '123456' } }),
    );
    const heard = msg91.heard.at(-1)!;
    expect([heard.method, heard.path]).toEqual(['POST', '/api/v5/flow']);
    expect(heard.headers).toMatchObject({ authkey: 'key-of-tests', 'content-type': 'application/json' });
    expect(JSON.parse(heard.body)).toEqual({
      template_id: 'tpl-code',
      short_url: '0',
      sender: 'ABHYAS',
      recipients: [{ mobiles: '919820012345', institute: 'Meridian', code: '123456', text: TEXT }],
    });
  });

  it.each([
    [{ about: 'code', language: 'hi' }, 'tpl-code-hi'],
    [{ about: 'code', language: 'en' }, 'tpl-code'],
    [{ about: 'joinLink', language: 'hi' }, 'tpl-text'],
  ] as const)('uses for %j the template %s', async (about, template) => {
    await overMsg91(msg91.url).send(message({ kind: 'sms', to }, about));
    expect(flowOf(msg91)).toMatchObject({ template_id: template });
    expect(flowOf(msg91)).not.toHaveProperty('sender');
  });

  it('is nothing where no template is configured for the message', async () => {
    const before = msg91.heard.length;
    const bare = msg91Gateway({ url: msg91.url, authKey: 'k', templates: { code: 'tpl' }, sender: '' });
    const failure = await failureOf(bare.send(message({ kind: 'sms', to }, { about: 'joinLink' })));
    expect([failure.permanent, failure.message]).toEqual([true, 'MSG91: no template is configured for joinLink']);
    expect(msg91.heard).toHaveLength(before);
  });

  it.each([
    [200, 'flow id missing', undefined, true, 'MSG91: flow id missing'],
    [401, 'AuthenticationFailure', '401', true, 'MSG91: AuthenticationFailure (401)'],
    [418, 'IP is not whitelisted', '418', true, 'MSG91: IP is not whitelisted (418)'],
    [502, 'bad gateway', undefined, false, 'MSG91 answered 502'],
  ])('and answers with %i, %s: %s', async (status, words, code, permanent, reason) => {
    msg91.answerWith(msg91Says.refused(status, words, code));
    const failure = await failureOf(overMsg91(msg91.url).send(message({ kind: 'sms', to })));
    msg91.answerWith(msg91Says.taken);
    expect([failure.permanent, failure.message]).toEqual([permanent, reason]);
  });

  it('and answers with a page that is no JSON: it was not taken', async () => {
    msg91.answerWith(() => ({ status: 200, body: '<html>welcome</html>' }));
    const failure = await failureOf(overMsg91(msg91.url).send(message({ kind: 'sms', to })));
    msg91.answerWith(msg91Says.taken);
    expect(failure).toMatchObject({ permanent: true, message: 'MSG91: answered 200' });
  });
});
