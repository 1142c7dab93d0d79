import type { QueuedDoubt } from '@abhyas/contract/courses/doubts';
import { IconClockHour4, IconEyeOff, IconFlag, IconMessage2, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { stateTones, useDoubtWords } from '../doubts/doubt-words.ts';
import classes from './doubt-queue.module.css';

interface Props {
  readonly row: QueuedDoubt;
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** One doubt of the queue: how long it waits, where it was asked, by whom. */
export function QueueLine({ row, open, onOpen }: Props) {
  const { t } = useTranslation();
  const { dateTime, number } = useFormat();
  const words = useDoubtWords();
  return (
    <li>
      <button type="button" className={classes['row']} aria-current={open || undefined} onClick={onOpen}>
        <span className={classes['title']}>{row.title}</span>
        <span className={classes['where']}>
          {row.course} › {row.lesson}
          {row.pin && ` · ${words.pin(row.pin)}`}
        </span>
        <span className={classes['facts']}>
          {row.waitingSince && !row.hidden ? (
            <Badge tone="warn" icon={IconClockHour4}>
              {t('courses.doubtQueue.waits', { time: words.waiting(row.waitingSince) })}
            </Badge>
          ) : (
            <Badge tone={stateTones[row.state]}>{t(`courses.doubts.states.${row.state}`)}</Badge>
          )}
          {row.hidden && <Badge icon={IconEyeOff}>{t('courses.doubtQueue.hidden')}</Badge>}
          {row.reports > 0 && (
            <Badge tone="bad" icon={IconFlag}>
              {t('courses.doubtQueue.reports', { count: row.reports })}
            </Badge>
          )}
          <span>{row.author.name || t('courses.doubts.somebody')}</span>
          {row.editedAt && <span>{t('courses.doubts.editedOn', { at: dateTime(row.editedAt) })}</span>}
          <span className={classes['numbers']}>
            {row.followers > 0 && (
              <span title={t('courses.doubts.followers', { count: row.followers })}>
                <Icon of={IconUsers} size={14} />
                {number(row.followers)}
              </span>
            )}
            <span title={t('courses.doubts.answers', { count: row.replies })}>
              <Icon of={IconMessage2} size={14} />
              {number(row.replies)}
            </span>
          </span>
        </span>
      </button>
    </li>
  );
}
