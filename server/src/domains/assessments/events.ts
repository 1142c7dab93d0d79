import { eventKind } from '../../kernel/events.ts';

/** A paper's draft became its next version. */
export const paperPublished = eventKind<{ paperId: string; version: number }>('paper.published');
/** Window, attempts allowed or result visibility of a paper changed. */
export const paperSettingsSaved = eventKind<{ paperId: string }>('paper.settings_saved');
/** A paper became open to these students, or to everyone (null), beside those who had it. */
export const paperOpened = eventKind<{ paperId: string; accountIds: string[] | null }>('paper.opened');
/** Which versions of a paper share a rank list changed. */
export const paperVersionsDeclared = eventKind<{ paperId: string }>('paper.versions_declared');
/** A paper left the lists. */
export const paperArchived = eventKind<{ paperId: string }>('paper.archived');
/** An attempt has its marks. */
export const attemptMarked = eventKind<{ attemptId: string; paperId: string; accountId: string }>('attempt.marked');
/** Verdicts about keys of a paper came into force, and its results were marked again by them. */
export const paperRescored = eventKind<{ paperId: string; round: number }>('paper.rescored');
