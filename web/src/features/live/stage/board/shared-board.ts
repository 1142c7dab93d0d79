import { isNewer } from '@abhyas/contract/live/stage/board-versions';
import type { Heard, Saying } from '@abhyas/contract/channel';
import type { BoardElement, BoardView, DrawnPiece } from '@abhyas/contract/live/stage/board';
import type { RoomCommands } from '@abhyas/contract/live/room';
import { type ApiError, isRefusal } from '../../../../lib/api.ts';
import { type Drawable, gatherer, nextDrawing, pauseAfter, versionOf } from './drawing.ts';

type Say = <K extends keyof RoomCommands>(name: K, body: Saying<RoomCommands[K]>) => Promise<Heard<RoomCommands[K]>>;

/** What is open on the screen and draws with the others. */
interface Canvas {
  /** Others drew. */
  readonly take: (elements: readonly BoardElement[]) => void;
  /** What was drawn here alone goes: the board is this. */
  readonly reset: (elements: readonly BoardElement[]) => void;
}
export interface SharedView {
  /** The board was read since the line opened for the first time. */
  readonly isRead: boolean;
  /** Why what was drawn here does not reach the others, or why the board could not be read. */
  readonly trouble: ApiError | undefined;
}

/** The board of a room as this page knows it, and what was drawn here and is on its way. It goes on while no canvas is open. */
export class SharedBoard {
  readonly #say: Say;
  readonly #known = new Map<string, BoardElement>();
  readonly #refused = new Set<string>();
  readonly #gather = gatherer();
  readonly #listeners = new Set<() => void>();
  #view: SharedView = { isRead: false, trouble: undefined };
  #canvas: Canvas | undefined;
  #scene: readonly Drawable[] = [];
  #look: BoardView | undefined;
  #isWaiting = false;
  #isSending = false;

  constructor(say: Say) {
    this.#say = say;
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = (): SharedView => this.#view;
  readonly elements = (): BoardElement[] => [...this.#known.values()];

  /** A line has opened: what others drew meanwhile comes, and what was drawn here goes. */
  readonly opened = async (): Promise<void> => {
    try {
      const { elements } = await this.#say('readBoard', {});
      this.#merge(elements);
      this.#set({ isRead: true, trouble: undefined });
      this.#later(0);
    } catch (error) {
      if (!isRefusal(error, 'NETWORK')) this.#set({ ...this.#view, trouble: error as ApiError });
    }
  };
  readonly told = (piece: DrawnPiece): void => {
    const elements = this.#gather(piece);
    if (elements) this.#merge(elements);
  };

  /** A canvas takes part until the function that it gets is called. */
  readonly attach = (canvas: Canvas): (() => void) => {
    this.#canvas = canvas;
    canvas.take(this.elements());
    return () => {
      void this.#send();
      this.#canvas = undefined;
    };
  };
  /** The canvas holds this now. */
  readonly drew = (scene: readonly Drawable[]): void => {
    this.#scene = scene;
    this.#later(0);
  };
  /** The teacher looks at this part of it. */
  readonly looks = (view: BoardView): void => {
    this.#look = view;
    this.#later(0);
  };

  #merge(elements: readonly BoardElement[]): void {
    const newer = elements.filter((one) => isNewer(one, this.#known.get(one.id)));
    for (const one of newer) this.#known.set(one.id, one);
    if (newer.length > 0) this.#canvas?.take(newer);
  }

  /** One drawing is on its way at a time, and the next one waits. */
  #later(pause: number): void {
    if (this.#isSending || this.#isWaiting) return;
    this.#isWaiting = true;
    setTimeout(() => {
      this.#isWaiting = false;
      void this.#send();
    }, pause);
  }
  async #send(): Promise<void> {
    if (this.#isSending) return;
    const { elements, bytes } = nextDrawing(this.#scene, this.#known, this.#refused);
    const view = this.#look ?? null;
    if (elements.length === 0 && !view) return;
    this.#isSending = true;
    const pause = await this.#draws(elements, view, pauseAfter(bytes));
    this.#isSending = false;
    if (pause !== undefined) this.#later(pause);
  }
  /** Answers how long to wait until the next drawing; undefined: until the line opens again. */
  async #draws(elements: readonly BoardElement[], view: BoardView | null, pause: number): Promise<number | undefined> {
    try {
      await this.#say('drawBoard', { elements: [...elements], view });
      if (this.#look === view) this.#look = undefined;
      for (const one of elements) if (isNewer(one, this.#known.get(one.id))) this.#known.set(one.id, one);
      if (elements.length > 0 && this.#view.trouble) this.#set({ ...this.#view, trouble: undefined });
      return pause;
    } catch (error) {
      if (isRefusal(error, 'NETWORK') || isRefusal(error, 'ACCESS_TOKEN_EXPIRED')) return undefined;
      if (isRefusal(error, 'TOO_MANY_REQUESTS')) return 2000;
      this.#refuse(elements, error as ApiError);
      return pause;
    }
  }
  #refuse(elements: readonly BoardElement[], error: ApiError): void {
    this.#look = undefined;
    if (isRefusal(error, 'LIVE_BOARD_CLOSED')) {
      this.#scene = [];
      this.#canvas?.reset(this.elements());
      return;
    }
    for (const one of elements) this.#refused.add(versionOf(one));
    this.#set({ ...this.#view, trouble: error });
  }
  #set(view: SharedView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
