import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../../ui/controls/icon-button.tsx';
import classes from './tool-window.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** Right of the title. */
  readonly beside?: ReactNode;
  /** In pixels, on a desktop. */
  readonly width: number;
  /** A key that was pressed inside. */
  readonly onKey?: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined;
  readonly children: ReactNode;
}
interface Place {
  readonly x: number;
  readonly y: number;
}

/** So far the arrow keys move a window, in pixels. */
const stepPx = 24;
const steps: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -stepPx, y: 0 },
  ArrowRight: { x: stepPx, y: 0 },
  ArrowUp: { x: 0, y: -stepPx },
  ArrowDown: { x: 0, y: stepPx },
};

/**
 * A window beside the question, which stays usable: moved by its title or, with the arrow keys, from there; on a phone a sheet
 * from below. Keys pressed inside belong to it alone.
 */
export function ToolWindow({ title, onClose, beside, width, onKey, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const window = useRef<HTMLDivElement>(null);
  const { place, grip } = useMoving(window);
  useFocusInside(window);
  return (
    <div
      ref={window}
      role="dialog"
      aria-labelledby={id}
      data-own-keys
      tabIndex={-1}
      className={classes['window']}
      style={{ width, ...(place && { transform: `translate(${place.x}px, ${place.y}px)` }) }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else onKey?.(event);
      }}
    >
      <div className={classes['head']} {...grip}>
        <h2 id={id} tabIndex={0} aria-describedby={`${id}-move`}>
          {title}
        </h2>
        <span id={`${id}-move`} className="sr-only">
          {t('assessments.tools.move')}
        </span>
        {beside}
        <IconButton icon={IconX} label={t('ui.close')} onClick={onClose} />
      </div>
      {children}
    </div>
  );
}

function useMoving(window: { readonly current: HTMLDivElement | null }) {
  const [place, setPlace] = useState<Place>();
  const from = useRef<Place>(undefined);
  const moveTo = ({ x, y }: Place) => {
    const box = window.current?.getBoundingClientRect();
    if (!box) return;
    const origin = { x: box.left - (place?.x ?? 0), y: box.top - (place?.y ?? 0) };
    const { clientWidth, clientHeight } = document.documentElement;
    setPlace({
      x: between(-origin.x, x, clientWidth - box.width - origin.x),
      y: between(-origin.y, y, clientHeight - box.height - origin.y),
    });
  };
  const grip = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if ((event.target as Element).closest('button, fieldset')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX - (place?.x ?? 0), y: event.clientY - (place?.y ?? 0) };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) =>
      from.current && moveTo({ x: clientX - from.current.x, y: clientY - from.current.y }),
    onPointerUp: () => (from.current = undefined),
    onPointerCancel: () => (from.current = undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const step = (event.target as Element).closest('h2') && steps[event.key];
      if (!step) return;
      event.preventDefault();
      moveTo({ x: (place?.x ?? 0) + step.x, y: (place?.y ?? 0) + step.y });
    },
  };
  return { place, grip };
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

/** The focus goes into the window, and back to where it was when the window closes. */
function useFocusInside(window: { readonly current: HTMLDivElement | null }): void {
  useEffect(() => {
    const before = document.activeElement;
    window.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [window]);
}
