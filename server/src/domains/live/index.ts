import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { REMIND, remind } from './classes/remind.job.ts';
import { END_CLASSES, endClasses } from './running/end-classes.job.ts';
import { roomChannel } from './room/room-channel.ts';
import { handlers } from './routes.ts';

export { titlesOfClasses } from './classes/classes.store.ts';
export { nextClassOf } from './classes/list-my-classes.ts';
export { liveNoticeKinds } from './classes/notice-kinds.ts';
export { livePersonalData } from './personal-data.store.ts';

export const liveDomain = domain({
  name: 'live',
  contract: api.live,
  handlers,
  channels: [roomChannel],
  jobs: { [REMIND]: remind, [END_CLASSES]: endClasses },
  sweeps: [{ job: END_CLASSES, every: '* * * * *' }],
});
