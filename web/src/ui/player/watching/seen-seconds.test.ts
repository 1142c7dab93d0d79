import { describe, expect, it } from 'vitest';
import { seenSeconds } from './seen-seconds.ts';

/** Plays from one second to another, a quarter of a second at a time. */
function viewer() {
  const seen = seenSeconds();
  let now = 0;
  const play = (from: number, to: number, rate = 1) => {
    for (let place = from; place <= to + 1e-9; place += 0.25) {
      seen.tick(place, rate, now);
      now += 250 / rate;
    }
  };
  return { seen, play };
}

describe('seconds that were seen', () => {
  it('are whole ones, each reported once; half a second waits for its other half', () => {
    const { seen, play } = viewer();
    play(0, 3.5);
    expect(seen.take()).toEqual([[0, 3]]);
    play(3.75, 5);
    expect(seen.take()).toEqual([[3, 5]]);
    expect(seen.take()).toEqual([]);
  });

  it('are not those that somebody jumped over, forwards or back', () => {
    const { seen, play } = viewer();
    play(0, 2);
    play(60, 62);
    play(1, 3);
    expect(seen.take()).toEqual([
      [0, 3],
      [60, 62],
    ]);
  });

  it('count at double speed, but not faster than time went by', () => {
    const { seen, play } = viewer();
    play(0, 10, 2);
    expect(seen.take()).toEqual([[0, 10]]);
    seen.tick(30, 2, 6000);
    seen.tick(40, 2, 6100);
    expect(seen.take()).toEqual([]);
  });

  it('do not hang together over a pause', () => {
    const { seen, play } = viewer();
    play(0, 1.5);
    seen.stop();
    play(1.75, 2.5);
    expect(seen.take()).toEqual([[0, 1]]);
  });

  it('hold nothing where it never played', () => {
    const { seen } = viewer();
    seen.tick(12, 1, 0);
    seen.stop();
    expect(seen.take()).toEqual([]);
  });
});
