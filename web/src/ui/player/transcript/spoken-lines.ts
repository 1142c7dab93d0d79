/** A line of the captions of a video. */
export interface SpokenLine {
  /** Seconds. */
  readonly from: number;
  readonly text: string;
}

/** A seek may come to rest this many seconds before the line that it was meant for. */
const NEARLY = 0.05;

type Cue = Pick<VTTCue, 'startTime' | 'getCueAsHTML'>;

/** The lines of a text track that the browser has read, without their styles. */
export const linesOf = (cues: Iterable<TextTrackCue | Cue>): SpokenLine[] =>
  ([...cues] as Cue[])
    .map((cue) => ({
      from: cue.startTime,
      text: (cue.getCueAsHTML().textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    }))
    .filter(({ text }) => text !== '');

/** Which line was begun last at a second; -1 before the first. */
export const lineAt = (lines: readonly SpokenLine[], seconds: number): number =>
  lines.findLastIndex(({ from }) => from <= seconds + NEARLY);
