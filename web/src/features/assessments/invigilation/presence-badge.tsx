import type { LiveRow, Presence } from '@abhyas/contract/assessments/invigilation';
import { IconCheck, IconCircleDashed, IconPlayerPause, IconUserOff, IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import type { TablerIcon } from '../../../ui/controls/icon.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from './invigilation.module.css';

const looks: Readonly<Record<Presence, { tone: 'good' | 'bad' | 'warn' | 'info' | 'neutral'; icon: TablerIcon }>> = {
  in: { tone: 'good', icon: IconWifi },
  offline: { tone: 'bad', icon: IconWifiOff },
  paused: { tone: 'warn', icon: IconPlayerPause },
  done: { tone: 'info', icon: IconCheck },
  not_started: { tone: 'neutral', icon: IconCircleDashed },
  absent: { tone: 'neutral', icon: IconUserOff },
};

/** Where a student is, and when the console was heard last; how an attempt ended that is over. */
export function PresenceBadge({ row, now }: { readonly row: LiveRow; readonly now: number }) {
  const { t } = useTranslation();
  const { presence, attempt } = row;
  const { tone, icon } = looks[presence];
  const word =
    presence === 'done' && attempt?.endedBy
      ? t(`assessments.invigilation.ended.${attempt.endedBy}`)
      : t(`assessments.invigilation.presence.${presence}`);
  return (
    <span className={classes['presence']}>
      <Badge tone={tone} icon={icon}>
        {word}
      </Badge>
      {presence === 'offline' && attempt && <Heard at={attempt.seenAt ?? attempt.startedAt} now={now} />}
    </span>
  );
}

function Heard({ at, now }: { readonly at: string; readonly now: number }) {
  const { t } = useTranslation();
  const { seconds, dateTime } = useFormat();
  const ago = Math.max(0, Math.round((now - Date.parse(at)) / 1000));
  return (
    <small>
      {ago < 3600
        ? t('assessments.invigilation.heardAgo', { time: seconds(ago < 60 ? ago : Math.round(ago / 60) * 60) })
        : t('assessments.invigilation.heardAt', { time: dateTime(at) })}
    </small>
  );
}
