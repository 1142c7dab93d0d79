/** Whole seconds of a video, from one to another, the second not included. */
export type SeenRange = [from: number, to: number];

/** Keeps what was really seen: only what played on by itself counts, each jump begins anew. */
export interface SeenSeconds {
  /** It plays, and this is the place in seconds; `now` in milliseconds of a clock that never jumps. */
  readonly tick: (place: number, rate: number, now: number) => void;
  /** It stands, or went elsewhere: what follows does not hang together with what was. */
  readonly stop: () => void;
  /** The whole seconds since the last taking; a second that is half seen waits for its other half. */
  readonly take: () => SeenRange[];
}

/** Players tell the place four times a second, and round it. */
const SLACK_SECONDS = 1;
/** A part that begins so shortly after a whole second began with it. */
const ROUNDING = 0.3;

export function seenSeconds(): SeenSeconds {
  const closed: SeenRange[] = [];
  let open: SeenRange | undefined;
  let last = 0;
  const stop = () => {
    if (open) closed.push(open);
    open = undefined;
  };
  return {
    tick: (place, rate, now) => {
      const most = ((now - last) / 1000) * rate + SLACK_SECONDS;
      last = now;
      if (open && place >= open[1] && place - open[1] <= most) open[1] = place;
      else if (!open || place !== open[1]) {
        stop();
        open = [place, place];
      }
    },
    stop,
    take: () => {
      const ranges = [...closed.splice(0), ...(open ? [open] : [])].map(wholeSeconds).filter(([from, to]) => to > from);
      if (open) open = [Math.max(open[0], Math.floor(open[1] + ROUNDING / 10)), open[1]];
      return joined(ranges);
    },
  };
}

const wholeSeconds = ([from, to]: SeenRange): SeenRange => [
  Math.max(0, Math.ceil(from - ROUNDING)),
  Math.floor(to + ROUNDING / 10),
];

function joined(ranges: SeenRange[]): SeenRange[] {
  const result: SeenRange[] = [];
  for (const range of ranges.toSorted((a, b) => a[0] - b[0])) {
    const before = result.at(-1);
    if (before && range[0] <= before[1]) before[1] = Math.max(before[1], range[1]);
    else result.push([...range]);
  }
  return result;
}
