import { eventKind } from '../../kernel/events.ts';

/** A paper's draft became its next version. */
export const paperPublished = eventKind<{ paperId: string; version: number }>('paper.published');
/** Window, attempts allowed or result visibility of a paper changed. */
export const paperSettingsSaved = eventKind<{ paperId: string }>('paper.settings_saved');
/** A paper left the lists. */
export const paperArchived = eventKind<{ paperId: string }>('paper.archived');
/** An attempt has its marks. */
export const attemptMarked = eventKind<{ attemptId: string; paperId: string; accountId: string }>('attempt.marked');
