import { type Subscriber, subscribe } from '../../../kernel/events.ts';
import type { Jobs, Sweep } from '../../../kernel/jobs/worker.ts';
import { mediaStored } from '../files/media-stored.ts';
import { hearStored, MAKE_VIDEO, makeVideo } from './make-video.job.ts';
import { RESUME_VIDEOS, resumeVideos } from './resume-videos.job.ts';

/** What makes videos ready. */
export const videoJobs: Jobs = { [MAKE_VIDEO]: makeVideo, [RESUME_VIDEOS]: resumeVideos };
export const videoSweeps: readonly Sweep[] = [{ job: RESUME_VIDEOS, every: '*/10 * * * *' }];
export const videoSubscribers: readonly Subscriber[] = [subscribe(mediaStored, 'media.makeVideo', hearStored)];
