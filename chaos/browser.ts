import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import {
  type DeviceSeat,
  openOutbox,
  type Outbox,
  type OutboxOptions,
  seatOnDevice,
} from '../web/src/features/assessments/attempts/outbox.ts';

/** The console's waits are shortened by so much, so that a run takes seconds and not minutes. */
export const HASTE = 20;

/** Whose answers are kept, and for which attempt. */
export type Scope = Pick<OutboxOptions, 'instituteId' | 'accountId' | 'attemptId'>;
/** An open outbox as a device uses it, in this process or in a tab of a real browser. */
export type OpenOutbox = Pick<Outbox, 'seat' | 'write' | 'submit' | 'pending' | 'lastSequence' | 'wake' | 'close'>;
/** What the outbox calls: the server, and the screen. */
export type Wires = Required<Pick<OutboxOptions, 'send' | 'end' | 'onChange' | 'random'>>;

/** One browser on one device: a store of its own, and at most one tab. */
export interface Browser {
  readonly seat: (scope: Scope) => Promise<DeviceSeat | undefined>;
  readonly open: (scope: Scope, seat: number, wires: Wires) => Promise<OpenOutbox>;
  /** The tab dies in the middle of whatever it did; the store stays. */
  readonly killTab: () => void;
  /** Everything on the device is cleared. */
  readonly loseStore: () => void;
  readonly close: () => Promise<void>;
}

const clock = {
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms / HASTE);
    return () => clearTimeout(timer);
  },
};

/** A browser in this process: the real outbox on an IndexedDB in memory. */
export function browserInNode(): Browser {
  let store = new IDBFactory();
  let outbox: Outbox | undefined;
  /** `idb` opens whatever the global names at that moment, so each device names its own store first. */
  const inStore = <T>(open: () => Promise<T>): Promise<T> => {
    globalThis.indexedDB = store;
    return open();
  };
  const killTab = () => {
    outbox?.close();
    outbox = undefined;
  };
  return {
    seat: ({ instituteId, accountId, attemptId }) => inStore(() => seatOnDevice(instituteId, accountId, attemptId)),
    open: async (scope, seat, wires) => (outbox = await inStore(() => openOutbox({ ...scope, seat, clock, ...wires }))),
    killTab,
    loseStore: () => {
      killTab();
      store = new IDBFactory();
    },
    close: async () => killTab(),
  };
}
