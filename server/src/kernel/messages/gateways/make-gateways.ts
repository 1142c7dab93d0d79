import type { Config } from '../../../config.ts';
import type { Gateway } from './gateway.ts';
import { msg91Gateway } from './msg91.ts';
import { smtpGateway } from './smtp.ts';
import { twilioGateway } from './twilio.ts';

/** One for each kind of message; a kind without one stays in the outbox. */
export interface Gateways {
  readonly mail?: Gateway;
  readonly sms?: Gateway;
}

/** The gateways that the configuration names. */
export function makeGateways({ smtpUrl, sms, providerEmailDomain }: Config): Gateways {
  return {
    ...(smtpUrl && { mail: smtpGateway(smtpUrl, `no-reply@${providerEmailDomain}`) }),
    ...(sms && { sms: sms.gateway === 'twilio' ? twilioGateway(sms) : msg91Gateway(sms) }),
  };
}
