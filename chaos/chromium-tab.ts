import {
  openOutbox,
  type Outbox,
  type OutboxStatus,
  seatOnDevice,
} from '../web/src/features/assessments/attempts/outbox.ts';
import type { Scope } from './browser.ts';

/** What a call came to: a refusal crosses to the tab as its fields, for an error would lose them. */
export type CallOutcome = { readonly reply: unknown } | { readonly refusal: { status: number; name: string } };

declare global {
  /** Given by the harness: a call to the server along the device's link. */
  var callServer: (below: 'answers' | 'submit', body: object) => Promise<CallOutcome>;
  /** Given by the harness: the screen changed. */
  var showStatus: (status: OutboxStatus, lastSequence: number) => Promise<void>;
  var tab: typeof theTab;
}

let outbox: Outbox | undefined;

async function call<T>(below: 'answers' | 'submit', body: object): Promise<T> {
  const outcome = await callServer(below, body);
  if ('refusal' in outcome) throw Object.assign(new Error(outcome.refusal.name), outcome.refusal);
  return outcome.reply as T;
}

const theTab = {
  seat: ({ instituteId, accountId, attemptId }: Scope) => seatOnDevice(instituteId, accountId, attemptId),
  open: async (scope: Scope, seat: number, haste: number) => {
    outbox = await openOutbox({
      ...scope,
      seat,
      clock: {
        after(ms, run) {
          const timer = setTimeout(run, ms / haste);
          return () => clearTimeout(timer);
        },
      },
      send: (from, writes) => call('answers', { seat: from, writes }),
      end: (from, lastSequence) => call('submit', { seat: from, lastSequence }),
      onChange: (status) => void showStatus(status, outbox?.lastSequence() ?? 0),
    });
    return { status: outbox.status(), lastSequence: outbox.lastSequence() };
  },
  write: (...given: Parameters<Outbox['write']>) => opened().write(...given),
  submit: async () => {
    try {
      return { reply: await opened().submit() };
    } catch (error) {
      const { status = 0, name, message } = error as { status?: number; name: string; message: string };
      return { refusal: { status, name: name === 'Error' ? message : name } };
    }
  },
  wake: () => opened().wake(),
  close: () => outbox?.close(),
};

function opened(): Outbox {
  if (!outbox) throw new Error('The outbox is closed.');
  return outbox;
}

globalThis.tab = theTab;
