/** A part of the screen, in pixels from its upper left corner. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
interface Screen {
  readonly width: number;
  readonly height: number;
  /** How far the bars reach that stand still at the upper and at the lower edge. */
  readonly bars: { readonly top: number; readonly bottom: number };
  /** What one works on: what has the focus. */
  readonly worked: Area | undefined;
}
export type ToastPosition = 'top-center' | 'bottom-center';

const WIDTH = 350;
/** With two lines and a way back; most are lower. */
const HEIGHT = 96;
export const TOAST_GAP = 12;
/** Bars that stand over each other. */
const MOST_BARS = 4;

/** At the top below the bars, or at the bottom above them where that would cover what one works on; a tie goes to the top. */
export function placeOfToast({ width, height, bars, worked }: Screen): ToastPosition {
  if (!worked) return 'top-center';
  const middle = width / 2;
  const half = Math.min(WIDTH, width - 2 * TOAST_GAP) / 2;
  const top = bars.top + TOAST_GAP;
  const lowest = height - bars.bottom - TOAST_GAP;
  const covered = (from: number, to: number) => {
    if (worked.right <= middle - half || worked.left >= middle + half) return 0;
    return Math.max(0, Math.min(worked.bottom, to) - Math.max(worked.top, from));
  };
  return covered(lowest - HEIGHT, lowest) < covered(top, top + HEIGHT) ? 'bottom-center' : 'top-center';
}

/** The screen as it is now. */
export function screenNow(): Screen {
  const focused = document.activeElement;
  const isWorked = focused !== null && focused !== document.body;
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    bars: { top: barsAt('top'), bottom: barsAt('bottom') },
    worked: isWorked ? areaOf(focused) : undefined,
  };
}

/** In a long text it is the line that is written. */
function areaOf(focused: Element): Area {
  const selection = document.getSelection();
  const line =
    selection &&
    selection.rangeCount > 0 &&
    focused.contains(selection.anchorNode) &&
    focused.closest('[contenteditable=true]')
      ? selection.getRangeAt(0).getBoundingClientRect()
      : undefined;
  return line && line.height > 0 ? line : focused.getBoundingClientRect();
}

function barsAt(edge: 'top' | 'bottom'): number {
  let reach = 0;
  for (let count = 0; count < MOST_BARS; count++) {
    const bar = stillAt(window.innerWidth / 2, edge === 'top' ? reach + 2 : window.innerHeight - reach - 2);
    if (!bar) break;
    const { top, bottom } = bar.getBoundingClientRect();
    const next = edge === 'top' ? bottom : window.innerHeight - top;
    // A dialog or a page that fills the screen is no bar.
    if (next <= reach || next > window.innerHeight / 3) break;
    reach = next;
  }
  return reach;
}

/** What stands still there while the page scrolls. */
function stillAt(x: number, y: number): Element | undefined {
  for (let element = document.elementFromPoint(x, y); element; element = element.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) return element;
  return undefined;
}
