import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { deliver } from './deliveries/deliver.job.ts';
import { REMOVE_MESSAGES, removeOldMessages } from './deliveries/message-log.ts';
import { DELIVER } from './deliveries/queue-deliveries.ts';
import { handlers } from './routes.ts';
import { subscribers } from './subscribers.ts';

export { messageLog } from './deliveries/message-log.ts';
export { outcomesOf } from './deliveries/outcomes-of.ts';
export { siteAddress } from './deliveries/site-address.ts';
export { channelsOfEach } from './inbox/channels-of-each.ts';
export { notify } from './inbox/notify.ts';
export { takeBackNotices } from './inbox/take-back.ts';
export { type NoticeKind, noticeKinds } from './kinds/notice-kind.ts';
export { ownKinds as noticeKindsBelow } from './kinds/own-kinds.ts';
export { languageOf } from './preferences/language-of.ts';
export { removeAllOf as removeNoticesOf } from './personal-data.store.ts';
export { noticesPersonalData } from './personal-data.ts';

export const noticesDomain = domain({
  name: 'notices',
  contract: api.notices,
  handlers,
  jobs: { [DELIVER]: deliver, [REMOVE_MESSAGES]: removeOldMessages },
  sweeps: [{ job: REMOVE_MESSAGES, every: '41 3 * * *' }],
  subscribers,
});
