import { MOST_AREAS, WHOLE_SIDE } from '@abhyas/contract/flashcards/rules/areas';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { areaAfterKey, areaBetween, type Drawn, moveArea, newArea, placeOf, type Point, sizeArea } from './areas.ts';
import classes from './card-picture.module.css';

interface Props {
  readonly url: string;
  readonly areas: readonly Drawn[];
  readonly chosen: number | undefined;
  readonly onChoose: (at: number | undefined) => void;
  readonly onChange: Change;
}

/**
 * The picture with its areas: a finger or a mouse draws one, moves it, and sizes it at its corner; with the keyboard each is reached by Tab,
 * moved by the arrows, sized with Shift and taken away by Delete.
 */
export function AreaBoard({ url, areas, chosen, onChoose, onChange }: Props) {
  const { t } = useTranslation();
  const board = useRef<HTMLDivElement>(null);
  const { start, handlers } = useDrawing({ board, areas, onChoose, onChange, mayAdd: areas.length < MOST_AREAS });
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const moved = areaAfterKey(areas[at]!, event.key, event.shiftKey);
    const isGone = event.key === 'Delete' || event.key === 'Backspace';
    if (!moved && !isGone) return;
    event.preventDefault();
    onChange(moved ? areas.with(at, moved) : areas.toSpliced(at, 1));
    if (!isGone) return;
    onChoose(undefined);
    // The area that had the focus is gone: else the focus would leave the dialog.
    board.current?.focus();
  };
  return (
    <div ref={board} tabIndex={-1} className={classes['board']} {...handlers}>
      <img src={url} alt={t('flashcards.picture.board')} draggable={false} />
      {areas.map((area, at) => (
        <button
          key={area.key}
          type="button"
          className={classes['drawn']}
          data-chosen={at === chosen || undefined}
          style={placeOf(area)}
          aria-label={t('flashcards.picture.area', { at: at + 1, answer: area.answer })}
          onFocus={() => onChoose(at)}
          onKeyDown={(event) => onKeyDown(event, at)}
          onPointerDown={(event) => start(event, at, 'move')}
        >
          {at + 1}
          <span className={classes['corner']} onPointerDown={(event) => start(event, at, 'size')} />
        </button>
      ))}
    </div>
  );
}

type Change = (areas: readonly Drawn[]) => void;

interface Drawing {
  readonly kind: 'draw' | 'move' | 'size';
  readonly at: number;
  readonly from: Point;
  /** The areas as they were when the finger came down. */
  readonly before: readonly Drawn[];
}
interface Options {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly areas: readonly Drawn[];
  readonly onChoose: (at: number) => void;
  readonly onChange: Change;
  readonly mayAdd: boolean;
}
/** A finger that only touched the picture draws nothing. */
const LEAST_WAY = 80;

/** What a pointer does on the board: on the picture it draws, on an area it moves it, on its corner it sizes it. */
function useDrawing({ board, areas, onChoose, onChange, mayAdd }: Options) {
  const drawing = useRef<Drawing>(undefined);
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = board.current!.getBoundingClientRect();
    return {
      x: ((clientX - box.left) / box.width) * WHOLE_SIDE,
      y: ((clientY - box.top) / box.height) * WHOLE_SIDE,
    };
  };
  const begin = (event: PointerEvent, at: number, kind: Drawing['kind']) => {
    board.current?.setPointerCapture(event.pointerId);
    drawing.current = { kind, at, from: pointOf(event), before: areas };
  };
  const start = (event: PointerEvent, at: number, kind: 'move' | 'size') => {
    event.stopPropagation();
    begin(event, at, kind);
    onChoose(at);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drawing.current) return;
    const { kind, at, from, before } = drawing.current;
    const to = pointOf(event);
    const by = { x: to.x - from.x, y: to.y - from.y };
    if (kind !== 'draw') {
      const change = kind === 'move' ? moveArea : sizeArea;
      onChange(before.with(at, change(before[at]!, by)));
    } else if (Math.max(Math.abs(by.x), Math.abs(by.y)) >= LEAST_WAY) {
      const drawn = before === areas ? newArea(areaBetween(from, to)) : { ...areas[at]!, ...areaBetween(from, to) };
      onChange([...before, drawn]);
      onChoose(at);
    }
  };
  const end = () => {
    drawing.current = undefined;
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => mayAdd && begin(event, areas.length, 'draw'),
    onPointerMove,
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { start, handlers };
}
