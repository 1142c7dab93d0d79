import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { PresenceBar } from './attendance-table.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useClassWords } from '../classes/class-words.tsx';
import { MissedCard } from '../feedback/missed-card.tsx';
import { OwnFeedback } from '../feedback/own-feedback.tsx';
import { RecordingCard } from '../recordings/recording-card.tsx';
import { RoomRecord } from '../room/room-record.tsx';

type Mine = Reply<typeof contract.live.showMyAttendance>;

/** What a class came to for the student who was in it: time there, and what it counts as. */
export function AfterClass({ classId }: { readonly classId: string }) {
  const mine = useQuery(query(api.live.showMyAttendance, { params: { classId } }));
  return (
    <Loaded query={mine} card skeleton={<CardSkeleton lines={3} />}>
      {(data) => <Came data={data} />}
    </Loaded>
  );
}

function Came({ data }: { readonly data: Mine }) {
  const { class: one, mine, window } = data;
  const { t } = useTranslation();
  const { number, longDate } = useFormat();
  const words = useClassWords();
  return (
    <Stack gap={4} style={{ textAlign: 'start' }}>
      <Card title={one.title} note={[longDate(one.startsAt), words.hours(one), one.teacher.name].join(' · ')}>
        {mine ? (
          <Stack gap={3}>
            <Row justify="between">
              <b>{t('live.after.minutes', { count: mine.minutes, formatted: number(mine.minutes) })}</b>
              {one.state === 'ended' && <StatusBadge status={mine.status} />}
            </Row>
            <PresenceBar row={mine} window={window} />
            {mine.mark && <p>{t('live.after.marked', { name: mine.mark.by, reason: mine.mark.reason })}</p>}
            {one.state !== 'ended' && <p>{t('live.after.running')}</p>}
          </Stack>
        ) : (
          <p>{t('live.after.notHeld')}</p>
        )}
      </Card>
      {one.kind === 'room' && one.state === 'ended' && <RecordingCard classId={one.id} />}
      {mine && one.state === 'ended' && one.kind !== 'classroom' && <MissedCard data={data} />}
      {(mine || one.kind === 'classroom') && (one.state === 'ended' || one.state === 'live') && (
        <OwnFeedback classId={one.id} />
      )}
      {one.kind === 'room' && one.state === 'ended' && <RoomRecord classId={one.id} />}
      <Row gap={2}>
        {(one.state === 'live' || one.state === 'open') && (
          <Link to="/student/live/$classId" params={{ classId: one.id }} {...buttonFace('action')}>
            {t('live.after.back')}
          </Link>
        )}
        <Link to="/student" {...buttonFace('outline')}>
          {t('live.after.today')}
        </Link>
      </Row>
    </Stack>
  );
}
