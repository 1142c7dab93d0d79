import type { Msg91Config } from '../../../config.ts';
import type { Message } from '../message.ts';
import { type Gateway, permanentFailure } from './gateway.ts';
import { postToGateway, wordsOf } from './post-to-gateway.ts';

/**
 * Text messages by MSG91's flow API (`POST /api/v5/flow`, header `authkey`). In India operators pass on only what fits a template that was
 * approved before, so the text does not travel: what travels is the template's id and what fills its places. The id comes from
 * MSG91_TEMPLATES by what the message is about and its language, else by what it is about, else under `text`; the places are the message's
 * values (`institute`, `code`, `link`) and `text`, the whole message, for templates that are nothing but one place. The answer is 200 also
 * for most refusals: `{ type: 'success' | 'error', message }`, where message is the id of the request or what was wrong.
 */
export function msg91Gateway({ url, authKey, templates, sender: own, patienceMs }: Msg91Config): Gateway {
  return {
    send: async (message) => {
      const template = templateFor(templates, message);
      if (!template) throw permanentFailure(`MSG91: no template is configured for ${message.about}`);
      const sender = message.senderId || own;
      const { status, body } = await postToGateway({
        name: 'MSG91',
        url,
        headers: { authkey: authKey, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          template_id: template,
          short_url: '0',
          ...(sender && { sender }),
          recipients: [{ ...message.values, text: message.text, mobiles: message.to.replace(/^\+/, '') }],
        }),
        ...(patienceMs !== undefined && { patienceMs }),
      });
      if (status !== 200 || body['type'] !== 'success')
        throw permanentFailure(wordsOf('MSG91', status, body['message'], body['code']));
    },
  };
}

function templateFor(
  templates: Msg91Config['templates'],
  { about, language }: Pick<Message, 'about' | 'language'>,
): string | undefined {
  return templates[`${about}.${language ?? 'en'}`] ?? templates[about] ?? templates['text'];
}
