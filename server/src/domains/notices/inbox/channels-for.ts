import { type NoticeChannel, noticeChannels } from '@abhyas/contract/notices/notices';
import type { Contact } from '../../identity/index.ts';
import type { NoticeKind } from '../kinds/notice-kind.ts';

interface Choice {
  readonly channel: string;
  readonly isOn: boolean;
}

/** The channels over which a person hears of a kind: what they chose, else the kind's default; never where nobody can be reached. */
export function channelsFor(
  { channels }: NoticeKind,
  choices: readonly Choice[],
  contact: Pick<Contact, 'email' | 'mobile' | 'mobileVerified'> | undefined,
): ReadonlySet<NoticeChannel> {
  const reachable = {
    inbox: true,
    mail: Boolean(contact?.email),
    sms: Boolean(contact?.mobile && contact.mobileVerified),
  };
  const isOn = (channel: NoticeChannel) =>
    choices.find((one) => one.channel === channel)?.isOn ?? channels[channel] ?? false;
  return new Set(noticeChannels.filter((one) => channels[one] !== undefined && reachable[one] && isOn(one)));
}
