import { useSortable } from '@dnd-kit/sortable';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../controls/icon.tsx';
import { classNames } from '../class-names.ts';
import type { SortableHandles, SortableLabels } from './sortable-list.tsx';
import classes from './sortable.module.css';

interface Props {
  readonly id: string;
  readonly className: string | undefined;
  readonly readOnly: boolean;
  readonly labels: SortableLabels;
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
  /** None at the edge. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly children: (handles: SortableHandles) => ReactNode;
}

/** One item of a list that is put in order. */
export function SortableItem({ id, className, readOnly, labels, onKeyDownCapture, onUp, onDown, children }: Props) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: readOnly,
  });
  const grip = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={classes['grip']}
      {...attributes}
      {...listeners}
      aria-label={labels.drag}
      title={labels.drag}
    >
      <Icon of={IconGripVertical} size={16} />
    </button>
  );
  const arrows = (
    <span className={classes['arrows']}>
      <IconButton icon={IconArrowUp} label={labels.up} disabled={!onUp} onClick={() => onUp?.()} />
      <IconButton icon={IconArrowDown} label={labels.down} disabled={!onDown} onClick={() => onDown?.()} />
    </span>
  );
  return (
    <li
      ref={setNodeRef}
      className={classNames(classes['item'], className)}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      onKeyDownCapture={onKeyDownCapture}
    >
      {children(readOnly ? { grip: null, arrows: null } : { grip, arrows })}
    </li>
  );
}
