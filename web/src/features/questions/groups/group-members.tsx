import type { QuestionRow } from '@abhyas/contract/questions/shapes';
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { briefDoc } from '../preview/brief-doc.ts';
import classes from './groups.module.css';
import { MemberPicker } from './member-picker.tsx';

const mostMembers = 20;

interface Props {
  readonly members: readonly QuestionRow[];
  readonly readOnly: boolean;
  readonly onChange: (members: readonly QuestionRow[]) => void;
}

/** The questions of a group in their order: dragged, or moved by the buttons beside them. */
export function GroupMembers({ members, readOnly, onChange }: Props) {
  const { t } = useTranslation();
  const [picking, setPicking] = useState(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number) => onChange(arrayMove([...members], from, to));
  const placeOf = (id: string | number) => members.findIndex((member) => member.id === id);
  return (
    <Card
      title={t('questions.groups.members', { count: members.length })}
      aside={
        !readOnly && (
          <Button
            size="sm"
            variant="outline"
            leftSection={<Icon of={IconPlus} size={16} />}
            disabled={members.length >= mostMembers}
            onClick={() => setPicking(true)}
          >
            {t('questions.groups.add')}
          </Button>
        )
      }
    >
      {members.length === 0 && <p className={classes['quiet']}>{t('questions.groups.noMembers')}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => over && over.id !== active.id && move(placeOf(active.id), placeOf(over.id))}
      >
        <SortableContext items={members.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className={classes['members']}>
            {members.map((member, i) => (
              <Member
                key={member.id}
                member={member}
                readOnly={readOnly}
                onUp={i > 0 ? () => move(i, i - 1) : undefined}
                onDown={i < members.length - 1 ? () => move(i, i + 1) : undefined}
                onRemove={() => onChange(members.filter(({ id }) => id !== member.id))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <MemberPicker
        opened={picking}
        onClose={() => setPicking(false)}
        taken={new Set(members.map(({ id }) => id))}
        full={members.length >= mostMembers}
        onAdd={(row) => onChange([...members, row])}
      />
    </Card>
  );
}

interface MemberProps {
  readonly member: QuestionRow;
  readonly readOnly: boolean;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRemove: () => void;
}

function Member({ member, readOnly, onUp, onDown, onRemove }: MemberProps) {
  const { t } = useTranslation();
  const { number } = member;
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: member.id,
    disabled: readOnly,
  });
  return (
    <li
      ref={setNodeRef}
      className={classes['member']}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      {!readOnly && (
        <button
          type="button"
          className={classes['grip']}
          aria-label={t('questions.groups.drag', { number })}
          {...attributes}
          {...listeners}
        >
          <Icon of={IconGripVertical} size={18} />
        </button>
      )}
      <div className={classes['memberWords']}>
        <b>{t('questions.number', { number })}</b>
        <span className={classes['stem']}>
          <RichText doc={briefDoc(member.stem)} inline />
        </span>
      </div>
      {!readOnly && (
        <span className={classes['memberButtons']}>
          <IconButton
            icon={IconArrowUp}
            label={t('questions.groups.up', { number })}
            disabled={!onUp}
            onClick={() => onUp?.()}
          />
          <IconButton
            icon={IconArrowDown}
            label={t('questions.groups.down', { number })}
            disabled={!onDown}
            onClick={() => onDown?.()}
          />
          <IconButton icon={IconX} label={t('questions.groups.remove', { number })} onClick={onRemove} />
        </span>
      )}
    </li>
  );
}
