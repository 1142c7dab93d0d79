/** What stands on the bar of a video: a part that begins here. */
export interface Chapter {
  /** Seconds. */
  readonly at: number;
  readonly title: string;
}

/** A time as WebVTT writes it. */
const stamp = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
const vtt = (cues: readonly string[]): string => `WEBVTT\n\n${cues.join('\n\n')}\n`;
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('-->', '→').trim();

/** Chapters as a text track: each until the next, the last until the end. */
export function chapterTrack(chapters: readonly Chapter[], seconds: number): string {
  const inside = chapters.filter(({ at }) => at < seconds).toSorted((a, b) => a.at - b.at);
  return vtt(
    inside.map(
      ({ at, title }, index) => `${stamp(at)} --> ${stamp(inside[index + 1]?.at ?? seconds)}\n${oneLine(title)}`,
    ),
  );
}

export interface SpriteGrid {
  readonly everySeconds: number;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly count: number;
}

/** Small pictures of the whole video as a text track that says where in the one file each lies. */
export function spriteTrack(url: string, { everySeconds, columns, width, height, count }: SpriteGrid): string {
  return vtt(
    Array.from({ length: count }, (_, index) => {
      const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
      const time = `${stamp(index * everySeconds)} --> ${stamp((index + 1) * everySeconds)}`;
      return `${time}\n${url}#xywh=${x},${y},${width},${height}`;
    }),
  );
}

/** The chapter that plays at a second. */
export const chapterAt = (chapters: readonly Chapter[], place: number): Chapter | undefined =>
  chapters.toSorted((a, b) => a.at - b.at).findLast(({ at }) => at <= place);
