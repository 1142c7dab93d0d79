import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconArrowsExchange,
  IconArrowsMove,
  IconDots,
  IconEye,
  IconGripVertical,
  IconStack2,
  IconStarHalf,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { Skeleton } from '../../../../ui/status/skeletons.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { briefDoc } from '../../../questions/index.ts';
import { useBuilding } from '../builder/building.ts';
import { stepOf, type Section } from '../draft/change-draft.ts';
import { matesIn } from '../draft/group-mates.ts';
import { DroppedBadge } from '../one-question/dropped-badge.tsx';
import { LineFacts } from './line-facts.tsx';
import classes from './tabs.module.css';
import { useDragging } from './use-dragging.ts';

/** What is opened of one question: its words, others like it, or its marks. */
export type OpenAs = 'look' | 'swap' | 'marks';

interface Props {
  readonly questionId: string;
  readonly section: Section;
  readonly index: number;
  /** In the paper, through all sections. */
  readonly number: number;
  readonly onOpen: (as: OpenAs) => void;
}

/** One question of the paper, with the ways to move it, look at it and take it out. */
export function QuestionLine(props: Props) {
  const { questionId, section, index, number, onOpen } = props;
  const { t } = useTranslation();
  const { known, readOnly } = useBuilding();
  const { over, dropZone, dragged } = useDragging(section, index);
  const { signedMarks } = useFormat();
  const question = known.find(questionId);
  const own = section.questionRules?.[questionId];
  const facts = known.facts.get(questionId);
  return (
    <li className={classes['line']} data-over={over || undefined} {...dropZone} {...dragged(questionId)}>
      {!readOnly && (
        <span className={classes['grip']} aria-hidden="true">
          <Icon of={IconGripVertical} size={16} />
        </span>
      )}
      <b className={classes['lineNumber']}>{number}</b>
      <div className={classes['lineWords']}>
        <div className={classes['lineStem']}>
          {question && <RichText doc={briefDoc(question.stem)} inline />}
          {!question && known.complete && <span className={classes['gone']}>{t('authoring.questions.gone')}</span>}
          {!question && !known.complete && <Skeleton width="60%" />}
        </div>
        {question && facts && <LineFacts questionId={questionId} facts={facts} section={section} />}
      </div>
      {question && (
        <span className={classes['lineType']}>
          <DroppedBadge record={known.records.get(questionId)} />
          {own && (
            <Badge tone="info">
              {t('authoring.composing.ownMarks.badge', {
                right: signedMarks(own.right),
                wrong: signedMarks(own.wrong),
              })}
            </Badge>
          )}
          <Badge>{t(`questions.types.${question.type}`)}</Badge>
        </span>
      )}
      <span className={classes['rowButtons']}>
        <IconButton icon={IconEye} label={t('authoring.questions.look', { number })} onClick={() => onOpen('look')} />
        {!readOnly && <MoveButtons {...props} />}
      </span>
    </li>
  );
}

function MoveButtons({ questionId, section, index, number, onOpen }: Props) {
  const { t } = useTranslation();
  const { draft, change, known } = useBuilding();
  const mates = matesIn(questionId, section.questionIds, known.facts);
  const up = stepOf(draft, questionId, -1);
  const down = stepOf(draft, questionId, 1);
  const others = draft.sections.filter(({ id }) => id !== section.id);
  const rule = section.questionRules?.[questionId];
  const remove = () => {
    change({ do: 'removeQuestion', questionId });
    toast.info(t('authoring.questions.removed', { number }), {
      undo: () => change({ do: 'placeQuestion', questionId, sectionId: section.id, index, rule }),
      undoLabel: t('ui.undo'),
    });
  };
  const removeGroup = () => {
    const places = mates.map((id) => ({
      questionId: id,
      index: section.questionIds.indexOf(id),
      rule: section.questionRules?.[id],
    }));
    for (const id of mates) change({ do: 'removeQuestion', questionId: id });
    toast.info(t('authoring.mates.removed', { count: mates.length }), {
      undo: () => {
        for (const place of places) change({ do: 'placeQuestion', sectionId: section.id, ...place });
      },
      undoLabel: t('ui.undo'),
    });
  };
  return (
    <>
      <IconButton
        icon={IconArrowUp}
        label={t('authoring.questions.up', { number })}
        disabled={!up}
        onClick={() => up && change(up)}
      />
      <IconButton
        icon={IconArrowDown}
        label={t('authoring.questions.down', { number })}
        disabled={!down}
        onClick={() => down && change(down)}
      />
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton icon={IconDots} label={t('authoring.questions.more', { number })} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<Icon of={IconArrowsExchange} size={16} />}
            disabled={mates.length > 1}
            onClick={() => onOpen('swap')}
          >
            {t('authoring.composing.swap.open')}
          </Menu.Item>
          <Menu.Item leftSection={<Icon of={IconStarHalf} size={16} />} onClick={() => onOpen('marks')}>
            {t('authoring.composing.ownMarks.open')}
          </Menu.Item>
          {others.map((other) => (
            <Menu.Item
              key={other.id}
              leftSection={<Icon of={IconArrowsMove} size={16} />}
              onClick={() =>
                change({ do: 'placeQuestion', questionId, sectionId: other.id, index: other.questionIds.length })
              }
            >
              {t('authoring.questions.moveTo', { section: other.title })}
            </Menu.Item>
          ))}
          <Menu.Item leftSection={<Icon of={IconTrash} size={16} />} onClick={remove}>
            {t(mates.length > 1 ? 'authoring.mates.removeOne' : 'authoring.questions.remove')}
          </Menu.Item>
          {mates.length > 1 && (
            <Menu.Item leftSection={<Icon of={IconStack2} size={16} />} onClick={removeGroup}>
              {t('authoring.mates.removeAll', { count: mates.length })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
