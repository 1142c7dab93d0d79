import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { REMIND, remind } from './classes/remind.job.ts';
import { MAKE_RECORDING, makeRecording } from './recordings/make-recording.job.ts';
import { CLEAR_RECORDINGS, clearRecordings } from './recordings/clear-recordings.job.ts';
import { END_CLASSES, endClasses } from './running/end-classes.job.ts';
import { roomChannel } from './room/room-channel.ts';
import { handlers } from './routes.ts';

export { titlesOfClasses } from './classes/classes.store.ts';
export { nextClassOf } from './classes/list-my-classes.ts';
export { liveNoticeKinds } from './classes/notice-kinds.ts';
export { livePersonalData } from './running/personal-data.store.ts';

export const liveDomain = domain({
  name: 'live',
  contract: api.live,
  handlers,
  channels: [roomChannel],
  jobs: {
    [REMIND]: remind,
    [END_CLASSES]: endClasses,
    [MAKE_RECORDING]: makeRecording,
    [CLEAR_RECORDINGS]: clearRecordings,
  },
  sweeps: [
    { job: END_CLASSES, every: '* * * * *' },
    { job: CLEAR_RECORDINGS, every: '20 3 * * *' },
  ],
});
