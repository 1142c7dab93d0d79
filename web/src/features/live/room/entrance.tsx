import { Button } from '@mantine/core';
import { IconArrowLeft, IconDoorEnter, IconRefresh, IconUserCircle, IconWifi } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../lib/session.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon, type TablerIcon } from '../../../ui/controls/icon.tsx';
import { Tile } from '../../../ui/figures/tile.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { DeviceCheck } from '../stage/device-check.tsx';
import type { RoomMedia } from '../stage/room-media.ts';
import { type LineQuality, measureLine } from './measure-line.ts';
import classes from './room.module.css';

interface Props {
  readonly classId: string;
  readonly from: 'partner' | 'student';
  readonly media: RoomMedia;
  readonly onEnter: () => void;
}

const tones = { good: 'good', slow: 'warn', none: 'bad' } as const satisfies Record<LineQuality, Tone>;

/** Before the class: whether internet, microphone and camera are good enough, and under which name one comes in. */
export function Entrance({ classId, from, media, onEnter }: Props) {
  const { t } = useTranslation();
  const back = from === 'partner' ? '/partner/live/$classId' : '/student/live/$classId';
  return (
    <main className={classes['waiting']}>
      <h1>{t('live.room.ready')}</h1>
      <Card label={t('live.room.checks')}>
        <Stack gap={4}>
          <Checks />
          <DeviceCheck media={media} teaches={from === 'partner'} />
          <Button variant="action" size="lg" leftSection={<Icon of={IconDoorEnter} />} onClick={onEnter}>
            {t('live.room.enter')}
          </Button>
          <Link to={back} params={{ classId }} {...buttonFace('ghost')}>
            <Icon of={IconArrowLeft} size={16} />
            {t('live.room.back')}
          </Link>
        </Stack>
      </Card>
    </main>
  );
}

/** How the internet is, with advice where it is poor, and the name. */
function Checks() {
  const { t } = useTranslation();
  const account = useMe()?.account;
  const line = useQuery({ queryKey: ['live', 'line'], queryFn: measureLine, gcTime: 0, networkMode: 'always' });
  const quality = line.isFetching ? undefined : line.data;
  return (
    <>
      <RowList label={t('live.room.checks')}>
        <Check
          icon={IconWifi}
          tone={quality ? tones[quality] : 'neutral'}
          title={t('live.room.line.title')}
          text={t(`live.room.line.${quality ?? 'measuring'}`)}
        >
          <Button
            variant="ghost"
            size="sm"
            leftSection={<Icon of={IconRefresh} size={16} />}
            onClick={() => void line.refetch()}
          >
            {t('live.room.again')}
          </Button>
        </Check>
        <Check
          icon={IconUserCircle}
          tone="info"
          title={t('live.room.name')}
          text={[account?.firstname, account?.lastname].filter(Boolean).join(' ')}
        />
      </RowList>
      {quality === 'slow' && <Notice tone="warn">{t('live.room.line.slowAdvice')}</Notice>}
      {quality === 'none' && (
        <Notice tone="bad" live>
          {t('live.room.line.noneAdvice')}
        </Notice>
      )}
    </>
  );
}

interface CheckProps {
  readonly icon: TablerIcon;
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}
function Check({ icon, tone, title, text, children }: CheckProps) {
  return (
    <li>
      <Tile icon={icon} tone={tone} />
      <Stack gap={0} className={classes['grow']}>
        <b>{title}</b>
        <Quiet size="sm">{text}</Quiet>
      </Stack>
      {children}
    </li>
  );
}
