import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SortableItem } from './sortable-item.tsx';

/** What is said of an item and of the ways to move it. */
export interface SortableLabels {
  readonly name: string;
  readonly drag: string;
  readonly up: string;
  readonly down: string;
}

/** Ready to be placed in the item: the grip to drag it, and the buttons that move it one place. Nothing where the list is fixed. */
export interface SortableHandles {
  readonly grip: ReactNode;
  readonly arrows: ReactNode;
}

interface Props<T extends { readonly id: string }> {
  readonly items: readonly T[];
  readonly labels: (item: T, index: number) => SortableLabels;
  readonly onMove: (from: number, to: number) => void;
  readonly readOnly?: boolean | undefined;
  readonly className?: string | undefined;
  readonly itemClassName?: string | undefined;
  readonly children: (item: T, index: number, handles: SortableHandles) => ReactNode;
}

/** A list that people put in order: dragged by its grips, by the buttons beside them, or with Alt and the arrow keys from inside. */
export function SortableList<T extends { readonly id: string }>(props: Props<T>) {
  const { items, labels, onMove, readOnly = false, className, itemClassName, children } = props;
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const keepFocus = useKeptFocus();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number) => items.findIndex((item) => item.id === id);
  const say = (key: string, name: string, place: number) =>
    t(`ui.sortable.${key}`, { name, place: place + 1, count: items.length });
  const move = (from: number, to: number) => {
    const item = items[from];
    if (readOnly || !item || to < 0 || to >= items.length) return;
    keepFocus();
    setSaid(say('moved', labels(item, from).name, to));
    onMove(from, to);
  };
  const nameAt = (place: number) => (items[place] ? labels(items[place], place).name : '');
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('picked', nameAt(placeOf(active.id)), placeOf(active.id)),
    onDragOver: ({ active, over }) => (over ? say('over', nameAt(placeOf(active.id)), placeOf(over.id)) : undefined),
    onDragEnd: ({ active, over }) => say('moved', nameAt(placeOf(active.id)), placeOf(over ? over.id : active.id)),
    onDragCancel: ({ active }) => say('cancelled', nameAt(placeOf(active.id)), placeOf(active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('ui.sortable.instructions') } }}
      onDragEnd={({ active, over }) => over && over.id !== active.id && onMove(placeOf(active.id), placeOf(over.id))}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={className}>
          {items.map((item, index) => (
            <SortableItem
              key={item.id}
              id={item.id}
              className={itemClassName}
              readOnly={readOnly}
              labels={labels(item, index)}
              onKeyDownCapture={(event) => {
                const step = stepOf(event);
                if (step === 0 || readOnly) return;
                event.preventDefault();
                event.stopPropagation();
                move(index, index + step);
              }}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < items.length - 1 ? () => move(index, index + 1) : undefined}
            >
              {(handles) => children(item, index, handles)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  );
}

/** Alt and an arrow up or down, nothing else. */
function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  if (!altKey || ctrlKey || metaKey || shiftKey) return 0;
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : 0;
}

/** An element that moves in its list loses the focus; it gets it back. A button that ends its way at the edge gives it to its neighbour. */
function useKeptFocus(): () => void {
  const kept = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const element = kept.current;
    if (!element) return;
    kept.current = undefined;
    const isSpent = element instanceof HTMLButtonElement && element.disabled;
    const next = isSpent ? element.parentElement?.querySelector<HTMLElement>('button:not(:disabled)') : element;
    if (next && next !== document.activeElement) next.focus();
  });
  return () => {
    const active = document.activeElement;
    kept.current = active instanceof HTMLElement ? active : undefined;
  };
}
