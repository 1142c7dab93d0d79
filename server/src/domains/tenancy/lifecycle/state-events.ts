import { eventKind } from '../../../kernel/events.ts';

/** The provider suspended the institute; its row of institutes says so too. */
export const instituteSuspended = eventKind<{ readonly reason: string }>('institute.suspended');

/** A trial ends soon; the row of institutes says when. */
export const trialEnding = eventKind<{ readonly endsAt: string }>('institute.trialEnding');
