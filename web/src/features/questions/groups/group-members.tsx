import type { QuestionRow } from '@abhyas/contract/questions/shapes';
import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { type SortableHandles, SortableList } from '../../../ui/sortable/sortable-list.tsx';
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
  const move = (from: number, to: number) => {
    const rest = [...members];
    rest.splice(to, 0, ...rest.splice(from, 1));
    onChange(rest);
  };
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
      <SortableList
        items={members}
        readOnly={readOnly}
        className={classes['members']}
        itemClassName={classes['member']}
        labels={({ number }) => ({
          name: t('questions.number', { number }),
          drag: t('questions.groups.drag', { number }),
          up: t('questions.groups.up', { number }),
          down: t('questions.groups.down', { number }),
        })}
        onMove={move}
      >
        {(member, _index, handles) => (
          <Member
            member={member}
            handles={handles}
            onRemove={readOnly ? undefined : () => onChange(members.filter(({ id }) => id !== member.id))}
          />
        )}
      </SortableList>
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
  readonly handles: SortableHandles;
  /** None where the group is read only. */
  readonly onRemove: (() => void) | undefined;
}

function Member({ member, handles: { grip, arrows }, onRemove }: MemberProps) {
  const { t } = useTranslation();
  const { number } = member;
  return (
    <>
      {grip}
      <div className={classes['memberWords']}>
        <b>{t('questions.number', { number })}</b>
        <span className={classes['stem']}>
          <RichText doc={briefDoc(member.stem)} inline />
        </span>
      </div>
      {onRemove && (
        <span className={classes['memberButtons']}>
          {arrows}
          <IconButton icon={IconX} label={t('questions.groups.remove', { number })} onClick={onRemove} />
        </span>
      )}
    </>
  );
}
