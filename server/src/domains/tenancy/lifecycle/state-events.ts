import { eventKind } from '../../../kernel/events.ts';

/** The provider suspended the institute; its row of institutes says so too. */
export const instituteSuspended = eventKind<{ readonly reason: string }>('institute.suspended');
