import { type RefObject, useLayoutEffect, useState } from 'react';

interface Seen {
  readonly top: number;
  readonly height: number;
}
/** Whether a line lies in what is seen of its list, all in pixels from the list's beginning. */
const isSeen = (line: Seen, list: Seen) => line.top >= list.top && line.top + line.height <= list.top + list.height;

const lineAt = (list: HTMLElement | null, at: number) => list?.querySelector<HTMLElement>(`[data-at='${at}']`);
const lineOf = ({ offsetTop, offsetHeight }: HTMLElement): Seen => ({ top: offsetTop, height: offsetHeight });
const listOf = ({ scrollTop, clientHeight }: HTMLElement): Seen => ({ top: scrollTop, height: clientHeight });

/** How far down in the list a line stands that was brought there. */
const SHARE_ABOVE = 1 / 3;
const bring = (list: HTMLElement, line: HTMLElement): void =>
  void (list.scrollTop = line.offsetTop - list.clientHeight * SHARE_ABOVE);

/**
 * Keeps the spoken line of a list in sight. Whoever scrolls it out of sight reads elsewhere and is left alone, until he or she scrolls
 * back to it or asks to come back.
 */
export function useFollowing(list: RefObject<HTMLElement | null>, spoken: number, isOn: boolean) {
  const [away, setAway] = useState(false);
  useLayoutEffect(() => {
    const element = list.current;
    const line = lineAt(element, spoken);
    if (element && line && isOn && !away && !isSeen(lineOf(line), listOf(element))) bring(element, line);
  }, [list, spoken, isOn, away]);
  const onScroll = () => {
    const element = list.current;
    const line = lineAt(element, spoken);
    if (element && line && isOn) setAway(!isSeen(lineOf(line), listOf(element)));
  };
  return { away: isOn && away && spoken >= 0, onScroll, comeBack: () => setAway(false) };
}
