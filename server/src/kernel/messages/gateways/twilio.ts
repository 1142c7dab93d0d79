import type { TwilioConfig } from '../../../config.ts';
import type { Message } from '../message.ts';
import { type Gateway, permanentFailure } from './gateway.ts';
import { type Answered, postToGateway, wordsOf } from './post-to-gateway.ts';

type Text = Omit<Message, 'at'>;

/**
 * Text messages by Twilio's Messages resource (`POST /2010-04-01/Accounts/{sid}/Messages.json`, basic authentication, a form of To, Body
 * and From or MessagingServiceSid; 201 with the message, or `{ code, message, more_info, status }`). An institute's own sender id goes as
 * From. Some countries allow none: what Twilio refuses under it is asked once more under the server's own number or service.
 */
export function twilioGateway(config: TwilioConfig): Gateway {
  const own = config.messagingServiceSid
    ? { MessagingServiceSid: config.messagingServiceSid }
    : { From: config.from ?? '' };
  return {
    send: async (message) => {
      let answer = await ask(config, message, message.senderId ? { From: message.senderId } : own);
      if (answer.status === 400 && message.senderId) answer = await ask(config, message, own);
      const { status, body } = answer;
      if (status !== 201) throw permanentFailure(wordsOf('Twilio', status, body['message'], body['code']));
    },
  };
}

function ask(
  { url, accountSid, authToken, patienceMs }: TwilioConfig,
  { to, text }: Text,
  sender: Readonly<Record<string, string>>,
): Promise<Answered> {
  return postToGateway({
    name: 'Twilio',
    url: `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`,
    headers: {
      authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: new URLSearchParams({ To: to, Body: text, ...sender }).toString(),
    ...(patienceMs !== undefined && { patienceMs }),
  });
}
