import { setTimeout as pause } from 'node:timers/promises';
import { httpCall } from '../bench/rig/http-call.ts';
import type { Account } from '../bench/rig/school.ts';
import { EXPIRE_ATTEMPT } from '../server/src/domains/assessments/attempts/expire-attempts.job.ts';
import { Device } from './device.ts';
import { gather, hearAcknowledgements } from './evidence.ts';
import { poison } from './hostile.ts';
import { Link } from './link.ts';
import type { Evidence } from './oracle.ts';
import { type Random, randomOf } from './random.ts';
import type { Room } from './room.ts';
import { CallError, Session } from './session.ts';
import type { Response } from '@abhyas/contract/questions/shapes';
import { Notebook } from './typed.ts';

/** What one run is: who sits, and by which chance. */
export interface Seating {
  readonly run: number;
  readonly seed: string;
  readonly account: Account;
  readonly paperId: string;
}

const DRAIN_MS = 30_000;

/** One attempt, sat by one person on one or two devices while everything fails around him. */
export class Run {
  readonly notebook = new Notebook();
  readonly #room: Room;
  readonly #seating: Seating;
  readonly #random: Random;
  readonly #devices: Device[] = [];
  readonly #questionIds: readonly string[];
  #attemptId = '';

  constructor(room: Room, seating: Seating) {
    this.#room = room;
    this.#seating = seating;
    this.#random = randomOf(`${seating.seed}/${seating.run}`);
    this.#questionIds = [...room.keys.keys()];
  }

  /** Sits the paper: what is done is decided by chance, until it is handed in or its time runs out. */
  async sit(): Promise<void> {
    const first = await this.#device('first');
    await this.#start(first);
    const expires = this.#random.chance(0.4);
    if (expires) await this.#setDeadline(this.#random.whole(500, 2200), this.#random.whole(150, 500));
    if (expires && this.#random.chance(0.5)) await this.#lockSections();
    const steps = this.#random.whole(12, 26);
    const secondAt = this.#random.chance(0.35) ? this.#random.whole(2, steps) : -1;
    for (let step = 0; step < steps; step++) {
      if (step === secondAt) await this.#sitElsewhere();
      await this.#step(this.#random.pick(this.#devices));
      await pause(this.#random.whole(5, 70));
    }
    if (expires) this.#room.tally.add('expiry');
    else await this.#handIn();
  }

  /** After the storm: every device sends what it still holds, late or not, and the attempt is over. */
  async settle(): Promise<void> {
    for (const { link } of this.#devices) link.calm();
    await Promise.all(this.#devices.map((device) => this.#revive(device)));
    await this.#end();
    if (this.#random.chance(0.5)) await this.#typeAfterEnd();
    for (const device of this.#devices) await this.#drain(device);
  }

  /** All that is known about the attempt, for the oracle. */
  async evidence(): Promise<Evidence> {
    const refused = this.#devices.reduce((sum, device) => sum + device.refused, 0);
    for (const device of this.#devices) {
      await device.close();
      this.#room.proxy.forget(device.link.name);
    }
    this.#room.forget(this.#attemptId);
    return gather(this.#room, this.#attemptId, this.notebook, refused);
  }

  async #device(name: string): Promise<Device> {
    const { room, seating } = { room: this.#room, seating: this.#seating };
    const linkName = `${seating.run} ${name}`;
    const random = randomOf(`${seating.seed}/${linkName}`);
    const link = new Link(linkName, random, room.tally);
    room.proxy.register(linkName, link);
    const session = new Session(seating.account, room.proxy.port, linkName);
    const device = new Device({
      name,
      session,
      link,
      browser: await room.browser(),
      notebook: this.notebook,
      random: () => random.next(),
      instituteId: room.school.id,
      accountId: seating.account.accountId,
      attemptId: this.#attemptId,
    });
    this.#devices.push(device);
    return device;
  }

  async #start(first: Device): Promise<void> {
    await first.signIn();
    const { attemptId } = await first.request<{ attemptId: string }>(
      'POST',
      `/api/student/papers/${this.#seating.paperId}/attempts`,
      {},
    );
    this.#attemptId = attemptId;
    this.#room.listen(attemptId, (sent, reply) => hearAcknowledgements(this.notebook, sent, reply));
    first.sitAt(attemptId);
    await first.open();
  }

  async #step(device: Device): Promise<void> {
    const { tally } = this.#room;
    const what = this.#random.weighted({
      answer: 52,
      draft: 20,
      clear: 4,
      kill: 6,
      cut: 6,
      forget: 3,
      revoke: 2,
      poison: 3,
      unreadable: 1.5,
      lose: 0.7,
      back: 1.5,
      early: 0.7,
      pause: 1.5,
    });
    const question = this.#random.pick(this.#questionIds);
    if (what === 'answer' || what === 'draft') return this.#type(device, question, what, this.#responseTo(question));
    if (what === 'clear') return this.#type(device, question, 'answer', null);
    if (what === 'cut') return this.#goOffline(device, false);
    if (what === 'revoke') return this.#goOffline(device, true);
    if (what === 'kill' || what === 'lose') return this.#crash(device, what === 'lose');
    if (what === 'unreadable' && device.mayType) {
      tally.add('unreadable answer');
      await device.type(question, 'answer', { text: 'x\ud800' }, true);
    } else if (what === 'poison') {
      tally.add('poisoned request');
      void poison(device, this.notebook, this.#random, this.#questionIds);
    } else if (what === 'early') {
      await this.#submitTooEarly(device);
    } else if (what === 'pause') {
      await this.#standStill(device);
    } else if (what === 'forget') {
      tally.add('token forgotten');
      device.session.forgetToken();
    } else if (what === 'back' && this.#devices.length > 1) {
      tally.add('seat taken back');
      await this.#whileOpen(() => device.takeSeat());
    }
  }

  async #type(device: Device, question: string, kind: 'answer' | 'draft', response: Response | null): Promise<void> {
    if (device.mayType) await device.type(question, kind, response);
  }

  #responseTo(question: string): Response {
    return this.#random.pick(this.#room.responses.get(question) ?? []);
  }

  /** Answers a question, whichever. */
  #answerSome(device: Device, kind: 'answer' | 'draft' = 'answer'): Promise<void> {
    const question = this.#random.pick(this.#questionIds);
    return this.#type(device, question, kind, this.#responseTo(question));
  }

  /** Who watches stops the clock for a while; what was put down before, and before the console heard of it, is still sent. */
  async #standStill(device: Device): Promise<void> {
    this.#room.tally.add('clock stopped');
    const { paperId } = this.#seating;
    await this.#answerSome(device);
    await this.#room.watch(paperId, this.#attemptId, 'pause');
    if (this.#random.chance(0.5)) await this.#answerSome(device);
    if (this.#random.chance(0.3)) await this.#crash(device, false);
    await pause(this.#random.whole(20, 300));
    await this.#room.watch(paperId, this.#attemptId, 'resume');
    device.wake();
  }

  /** The first section is open for a part of the time, then the second one. */
  async #lockSections(): Promise<void> {
    this.#room.tally.add('locked sections');
    await this.#room.sql(
      `update attempts set section_ends = array[now() + (deadline - now()) * $2::float8, deadline] where id = $1 and state = 'running' and deadline > now()`,
      [this.#attemptId, this.#random.whole(30, 70) / 100],
    );
  }

  /** Answers are put down, and before they have left somebody hands the paper in past the outbox. */
  async #submitTooEarly(device: Device): Promise<void> {
    if (!device.mayType) return;
    this.#room.tally.add('submit too early');
    device.link.cut();
    for (let left = this.#random.whole(1, 4); left > 0; left--) {
      await this.#answerSome(device);
    }
    device.link.restore();
    await device.submitTooEarly().catch(() => undefined);
    device.wake();
  }

  /** The network fails for a while, and the person goes on; meanwhile somebody may end the session from elsewhere. */
  async #goOffline(device: Device, isRevoked: boolean): Promise<void> {
    this.#room.tally.add('network cut');
    device.link.cut();
    if (isRevoked && device.session.refreshCookie) {
      this.#room.tally.add('session revoked offline');
      await this.#signOutElsewhere(device.session.refreshCookie);
    }
    for (let left = this.#random.whole(1, 5); left > 0; left--) {
      await this.#answerSome(device, this.#random.chance(0.8) ? 'answer' : 'draft');
      await pause(this.#random.whole(10, 120));
    }
    if (this.#random.chance(0.3)) device.killTab();
    device.link.restore();
    if (device.seat === 0) await this.#whileOpen(() => device.open());
    else device.wake();
  }

  async #signOutElsewhere(cookie: string): Promise<void> {
    const { account } = this.#seating;
    const port = this.#random.pick(this.#room.fleet.ports);
    await httpCall({ port, ...account }, 'POST', '/api/logout', {
      payload: '{}',
      headers: { cookie: `__Host-refresh=${cookie}` },
    }).catch(() => undefined);
  }

  async #crash(device: Device, isStoreLost: boolean): Promise<void> {
    this.#room.tally.add(isStoreLost ? 'store lost' : 'tab killed');
    if (isStoreLost) device.loseStore();
    else device.killTab();
    await pause(this.#random.whole(0, 60));
    await this.#whileOpen(() => device.open());
  }

  async #sitElsewhere(): Promise<void> {
    this.#room.tally.add('second device');
    const second = await this.#device('second');
    await second.signIn();
    await this.#whileOpen(async () => {
      await second.open();
      await second.takeSeat();
    });
  }

  /** The attempt may be over by now, which is no fault. */
  async #whileOpen(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError) || error.name !== 'ATTEMPT_CLOSED') throw error;
    }
  }

  /** Hands the paper in, on one device or on two at once; while another still types. */
  async #handIn(): Promise<void> {
    this.#room.tally.add('submit');
    const both = this.#devices.length > 1 && this.#random.chance(0.3);
    const chosen = both ? this.#devices : [this.#random.pick(this.#devices)];
    if (this.#random.chance(0.3)) await this.#setDeadline(this.#random.whole(0, 400), this.#random.whole(0, 300));
    const typing = this.#answerSome(this.#random.pick(this.#devices));
    await Promise.all([typing, ...chosen.map((device) => this.#submit(device))]);
  }

  /** As a person does: where the server says that a number is missing or that the seat is taken, he sits down anew and tries again. */
  async #submit(device: Device): Promise<void> {
    for (let tries = 0; tries < 3; tries++) {
      try {
        if (device.seat === 0) await device.open();
        await device.submit();
        return;
      } catch (error) {
        const { name } = error as Partial<CallError>;
        if (name === 'ATTEMPT_CLOSED' || (name === 'SEAT_TAKEN' && this.#random.chance(0.4))) return;
        if (name === 'SUBMIT_INCOMPLETE' || name === 'SEAT_TAKEN') await this.#whileOpen(() => device.takeSeat());
        else if (error instanceof Error && error.message === 'The outbox is closed.')
          await this.#whileOpen(() => device.open());
        else throw error;
      }
    }
  }

  /** Sets the clock of this attempt: so many milliseconds from now, and the product's own job that closes it then. */
  async #setDeadline(ms: number, grace: number): Promise<void> {
    await this.#room.sql(
      `update attempts set deadline = now() + make_interval(secs => $2), grace = make_interval(secs => $3) where id = $1 and state = 'running'`,
      [this.#attemptId, ms / 1000, grace / 1000],
    );
    await this.#room.sql(`select graphile_worker.enqueue($1, $2::json, now() + make_interval(secs => $3), $4, null)`, [
      EXPIRE_ATTEMPT,
      JSON.stringify({ instituteId: this.#room.school.id, attemptId: this.#attemptId }),
      (ms + grace + 1) / 1000,
      `${this.#room.school.id}:expire:${this.#attemptId}`,
    ]);
  }

  async #revive(device: Device): Promise<void> {
    if (device.seat === 0) await this.#whileOpen(() => device.open());
    device.wake();
  }

  /** Waits until the server has ended the attempt; whoever never handed in runs out of time. */
  async #end(): Promise<void> {
    const [first] = this.#devices;
    let standing = await first!.ask<{ state: string; deadline: string }>('GET', '');
    if (standing.state === 'running' && Date.parse(standing.deadline) > Date.now() + 10_000)
      await this.#setDeadline(100, 100);
    for (const until = Date.now() + DRAIN_MS; standing.state !== 'marked' && Date.now() < until; await pause(60)) {
      standing = await first!.ask('GET', '');
    }
  }

  async #typeAfterEnd(): Promise<void> {
    const device = this.#random.pick(this.#devices);
    if (!device.holdsSeat) return;
    this.#room.tally.add('answer after the end');
    const question = this.#random.pick(this.#questionIds);
    await device.type(question, 'answer', this.#responseTo(question));
  }

  async #drain(device: Device): Promise<void> {
    for (const until = Date.now() + DRAIN_MS; device.holds > 0; await pause(15)) {
      if (Date.now() > until) throw new Error(`the ${device.name} device still holds ${device.holds} answers`);
      device.wake();
    }
  }
}
