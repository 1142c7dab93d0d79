import { useElementSize } from '@mantine/hooks';
import { IconFocusCentered, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { useRoom } from '../../room/use-room.ts';
import { BoardBar } from './board-bar.tsx';
import classes from './board.module.css';
import { type Drawable, type Look, lookAt, viewOf } from './drawing.ts';
import { Paper, type PaperApi, replaceIn, takeInto, turnTo } from './paper.tsx';
import { useMayDraw } from './use-board.ts';

const STEP = 1.4;

/** The board of the room: what is drawn here goes to the others, and students look where the teacher looks until they look elsewhere. */
export default function LiveCanvas() {
  const { t } = useTranslation();
  const { visit, room, isHost } = useRoom();
  const { board } = visit;
  const mayDraw = useMayDraw();
  const [elements] = useState(board.elements);
  const [api, setApi] = useState<PaperApi>();
  const [isReady, setReady] = useState(false);
  const { ref, width, height } = useElementSize();
  const looks = useLooks(isReady ? api : undefined, { width, height });
  useEffect(() => {
    if (!api || !isReady) return undefined;
    return board.attach({ take: (drawn) => takeInto(api, drawn), reset: (drawn) => replaceIn(api, drawn) });
  }, [api, isReady, board]);
  const changed = (scene: readonly Drawable[]) => {
    setReady(true);
    if (mayDraw) board.drew(scene);
  };
  return (
    <figure
      className={classes['board']}
      aria-label={t('live.board.title')}
      data-draws={mayDraw || undefined}
      data-leads={isHost || undefined}
    >
      <div ref={ref} className={classes['paper']}>
        <Paper
          mayDraw={mayDraw}
          mayClear={isHost}
          elements={elements}
          onOpen={setApi}
          onChange={changed}
          onLook={looks.moved}
        />
      </div>
      <BoardBar follows={looks.follows}>
        {!mayDraw && (
          <>
            <IconButton icon={IconZoomOut} label={t('live.board.smaller')} onClick={() => looks.zoom(1 / STEP)} />
            <IconButton icon={IconZoomIn} label={t('live.board.larger')} onClick={() => looks.zoom(STEP)} />
          </>
        )}
        {!isHost && room.board.view && !looks.follows && (
          <IconButton icon={IconFocusCentered} label={t('live.board.follow')} onClick={looks.follow} />
        )}
      </BoardBar>
    </figure>
  );
}

interface Window {
  readonly width: number;
  readonly height: number;
}
/** Where this page looks: the teacher tells it, and everybody else follows until they move the board by themselves. */
function useLooks(api: PaperApi | undefined, { width, height }: Window) {
  const { visit, room, isHost } = useRoom();
  const { view } = room.board;
  const [follows, setFollows] = useState(true);
  const turned = useRef<Look>(undefined);
  const [first] = useState(view);
  const target = isHost ? first : follows ? view : null;
  useEffect(() => {
    // A teacher who comes back looks where they looked before, once.
    if (!api || !target || width === 0 || height === 0 || (isHost && turned.current)) return;
    turned.current = lookAt(target, { width, height });
    turnTo(api, turned.current);
  }, [api, isHost, target, width, height]);
  useEffect(() => {
    if (api && isHost && width > 0) visit.board.looks(viewOf(lookOf(api), { width, height }));
  }, [api, isHost, visit, width, height]);
  return {
    follows,
    follow: () => setFollows(true),
    moved: (look: Look) => {
      if (!api) return;
      if (isHost) visit.board.looks(viewOf(look, { width, height }));
      else if (turned.current && isElsewhere(look, turned.current)) setFollows(false);
    },
    zoom: (by: number) => {
      if (!api) return;
      setFollows(false);
      const { x, y, ...seen } = viewOf(lookOf(api), { width, height });
      const size = { width: seen.width / by, height: seen.height / by };
      const middle = { x: x + (seen.width - size.width) / 2, y: y + (seen.height - size.height) / 2 };
      turnTo(api, lookAt({ ...middle, ...size }, { width, height }));
    },
  };
}

function lookOf(api: PaperApi): Look {
  const { scrollX, scrollY, zoom } = api.getAppState();
  return { scrollX, scrollY, zoom: zoom.value };
}

const isElsewhere = (one: Look, other: Look) =>
  Math.abs(one.scrollX - other.scrollX) > 1 ||
  Math.abs(one.scrollY - other.scrollY) > 1 ||
  Math.abs(one.zoom / other.zoom - 1) > 0.01;
