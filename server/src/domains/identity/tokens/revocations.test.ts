import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { isBehind, isEnded, loadRevocations, revocationsListener, revoke } from './revocations.ts';

let world: World;
let place: TestInstitute;
beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
});

const claimsOf = (sessionId: string) => ({
  accountId: newId(),
  sessionId,
  instituteId: place.id,
  epoch: 1,
  roleEpoch: 1,
  expiresAt: 0,
});

describe('revocations', () => {
  it('keep a sign-out that is heard while all of them are read afresh', async () => {
    const hear = revocationsListener(world.clock);
    const [before, meanwhile] = [newId(), newId()];
    const session = (subject: string) => ({ instituteId: place.id, kind: 'session', subject, epoch: null }) as const;
    await inTransaction(place.ctx(), (tx) => revoke(tx, session(before)));
    // A lost connection came back: everything is read afresh, and the next sign-out is told while that goes on.
    const reading = loadRevocations(world.clock.now());
    await hear(JSON.stringify(session(meanwhile)));
    await reading;
    expect(isEnded(claimsOf(before))).toBe(true);
    expect(isEnded(claimsOf(meanwhile))).toBe(true);
    expect(isEnded(claimsOf(newId()))).toBe(false);
  });

  it('hold the newest epoch, in whichever order they are heard', async () => {
    const hear = revocationsListener(world.clock);
    const claims = claimsOf(newId());
    const epoch = (value: number) =>
      JSON.stringify({ instituteId: place.id, kind: 'account', subject: claims.accountId, epoch: value });
    await hear(epoch(3));
    await hear(epoch(2));
    expect(isBehind({ ...claims, epoch: 2 })).toBe(true);
    expect(isBehind({ ...claims, epoch: 3 })).toBe(false);
  });
});
