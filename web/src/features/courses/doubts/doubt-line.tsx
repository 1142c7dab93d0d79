import type { DoubtRow } from '@abhyas/contract/courses/doubts';
import { IconMessage2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { stateTones, useDoubtWords } from './doubt-words.ts';
import classes from './doubts.module.css';

interface Props {
  readonly doubt: DoubtRow;
  readonly onOpen: () => void;
}

/** One doubt of a list; the whole line opens it. */
export function DoubtLine({ doubt, onOpen }: Props) {
  const { t } = useTranslation();
  const { dateTime, number, shortDate } = useFormat();
  const words = useDoubtWords();
  const name = doubt.author.own ? t('courses.doubts.you') : doubt.author.name || t('courses.doubts.somebody');
  return (
    <li>
      <button type="button" className={classes['line']} onClick={onOpen}>
        <span className={classes['title']}>{doubt.title}</span>
        <span className={classes['lineFacts']}>
          <Badge tone={stateTones[doubt.state]}>{t(`courses.doubts.states.${doubt.state}`)}</Badge>
          {doubt.pin && <span>{words.pin(doubt.pin)}</span>}
          <span>
            {name} · {shortDate(doubt.askedAt)}
          </span>
          {doubt.editedAt && <span>{t('courses.doubts.editedOn', { at: dateTime(doubt.editedAt) })}</span>}
          <span className={classes['replies']} title={t('courses.doubts.answers', { count: doubt.replies })}>
            <Icon of={IconMessage2} size={14} />
            {number(doubt.replies)}
          </span>
        </span>
      </button>
    </li>
  );
}
