import { eventKind } from '../../../kernel/events.ts';

/** A visitor asked for the institute's link; the row of `join_requests` says the same. */
export const visitorJoined = eventKind<{
  readonly joinRequestId: string;
  /** E.164. */
  readonly mobileNumber: string;
  /** Calling code without the plus. */
  readonly countryCode: string;
}>('visitor.joined');
