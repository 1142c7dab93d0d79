import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { CommitQueue, type KeptState } from './commit-queue.ts';
import type { PackageCommit } from './package-bridge.ts';

const commit = (sequence: number, unitId = 'I0'): PackageCommit => ({ unitId, sequence, values: {} });
function queueWith(answers: (() => Promise<{ sequence: number; done: boolean }>)[], keep = () => Promise.resolve()) {
  const states: KeptState[] = [];
  const sent: number[] = [];
  const kept: number[] = [];
  const send = vi.fn(({ sequence }: PackageCommit) => {
    sent.push(sequence);
    return (answers.shift() ?? (() => Promise.resolve({ sequence, done: false })))();
  });
  const queue = new CommitQueue({
    send,
    keep,
    onState: (state) => states.push(state),
    onKept: (sequence) => kept.push(sequence),
    pause: () => 0,
  });
  return { queue, states, sent, kept };
}

describe('what a package says', () => {
  it('is sent one after the other, the newest of each unit alone', async () => {
    let release = (): void => undefined;
    const first = new Promise<{ sequence: number; done: boolean }>((yes) => {
      release = () => yes({ sequence: 1, done: false });
    });
    const { queue, sent, kept } = queueWith([() => first]);
    for (const sequence of [1, 2, 3]) queue.add(commit(sequence));
    queue.add(commit(4, 'I1'));
    release();
    await vi.waitFor(() => expect(kept).toEqual([1, 3, 4]));
    expect(sent).toEqual([1, 3, 4]);
  });

  it('waits for the network and then goes on', async () => {
    const { queue, states, sent } = queueWith([() => Promise.reject(new ApiError(0, 'NETWORK'))]);
    queue.add(commit(1));
    await vi.waitFor(() => expect(states.at(-1)).toBe('kept'));
    expect(states).toContain('waiting');
    expect(sent).toEqual([1, 1]);
  });

  it('asks for more time where the sitting ran out while the machine slept', async () => {
    const keep = vi.fn(() => Promise.resolve());
    const { queue, kept } = queueWith([() => Promise.reject(new ApiError(403, 'PACKAGE_CLOSED'))], keep);
    queue.add(commit(1));
    await vi.waitFor(() => expect(kept).toEqual([1]));
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it('ends where it was opened elsewhere', async () => {
    const closed = () => Promise.reject(new ApiError(403, 'PACKAGE_CLOSED'));
    const { queue, states, sent } = queueWith([closed], closed);
    queue.add(commit(1));
    await vi.waitFor(() => expect(states.at(-1)).toBe('closed'));
    queue.add(commit(2));
    await queue.sendNext();
    expect(sent).toEqual([1]);
  });
});
