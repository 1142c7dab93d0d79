import { eventKind } from '../../../kernel/events.ts';

/** An account was signed in on a device that it was never used on before; the session's row says so too. */
export const deviceNew = eventKind<{
  readonly accountId: string;
  readonly userAgent: string;
  readonly address: string;
  /** ISO instant. */
  readonly at: string;
}>('device.new');
