import { eventKind } from '../../../kernel/events.ts';

/** What a package said as its page was closed, when nobody could answer any more: the whole of it is finished, or passed. */
export const packageReported = eventKind<{
  readonly accountId: string;
  readonly courseId: string;
  readonly lessonId: string;
  readonly passed: boolean;
}>('package.reported');
