import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import type { LiveClass } from '@abhyas/contract/live/classes';
import { Button } from '@mantine/core';
import { IconDoorExit, IconExternalLink, IconVideo } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { ClassBadge, useClassWords } from '../classes/class-words.tsx';
import { useVisit } from './use-visit.ts';

type MyClass = Reply<typeof contract.live.showMyAttendance>;

/** One class of a student: how to come in, and while there, how to leave. */
export function ClassPage({ classId }: { readonly classId: string }) {
  const { t } = useTranslation();
  const { longDate } = useFormat();
  const words = useClassWords();
  const mine = useQuery({
    ...query(api.live.showMyAttendance, { params: { classId } }),
    refetchInterval: 15_000,
  });
  const one = mine.data?.class;
  return (
    <Page
      title={one?.title ?? t('live.mine.title')}
      subtitle={one && [longDate(one.startsAt), words.hours(one), one.teacher.name].join(' · ')}
      breadcrumbs={[{ label: t('live.mine.title'), to: '/student/live' }, { label: one?.title ?? '…' }]}
      beside={one && <ClassBadge state={one.state} />}
    >
      <Loaded query={mine} card skeleton={<CardSkeleton lines={4} />}>
        {(data) => <Inside mine={data} />}
      </Loaded>
    </Page>
  );
}

function Inside({ mine: { class: one } }: { readonly mine: MyClass }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const visit = useVisit(one.id);
  const goOn = () => void navigate({ to: '/afterliveclassroom', search: { classId: one.id } });
  if (visit.joined)
    return (
      <Card title={t('live.visit.there')} note={t('live.visit.thereText', { place: one.place })}>
        <Stack gap={3}>
          <a href={visit.joined.link} target="_blank" rel="noreferrer" {...buttonFace('action', 'lg')}>
            <Icon of={IconExternalLink} size={18} />
            {t('live.visit.openLink', { place: one.place })}
          </a>
          <Button
            variant="outline"
            loading={visit.leave.busy}
            leftSection={<Icon of={IconDoorExit} size={16} />}
            onClick={() => visit.leave.send(undefined, goOn)}
          >
            {t('live.visit.leave')}
          </Button>
        </Stack>
      </Card>
    );
  if (one.state === 'ended')
    return (
      <Notice
        tone="info"
        action={
          <Link to="/afterliveclassroom" search={{ classId: one.id }} {...buttonFace('filled')}>
            {t('live.visit.after')}
          </Link>
        }
      >
        {t('live.visit.over')}
      </Notice>
    );
  if (one.state === 'cancelled')
    return (
      <Notice tone="warn" title={t('live.visit.cancelled')}>
        {one.reason}
      </Notice>
    );
  return <Entrance one={one} visit={visit} />;
}

/** How to come in, and from when. */
function Entrance({ one, visit }: { readonly one: LiveClass; readonly visit: ReturnType<typeof useVisit> }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const isOpen = one.state === 'open' || one.state === 'live';
  return (
    <Card title={t(isOpen ? 'live.visit.open' : 'live.visit.notYet', { at: time(one.startsAt) })}>
      <Stack gap={3}>
        <Problem>{visit.enter.problem}</Problem>
        <p>{t(`live.visit.how.${one.kind}`, { place: one.place })}</p>
        {one.kind === 'room' && isOpen && (
          <Link to="/student/live/$classId/room" params={{ classId: one.id }} {...buttonFace('action', 'lg')}>
            <Icon of={IconVideo} size={18} />
            {t('live.visit.join')}
          </Link>
        )}
        {one.kind === 'link' && (
          <Button
            variant="action"
            size="lg"
            disabled={!isOpen}
            loading={visit.enter.busy}
            leftSection={<Icon of={IconVideo} size={18} />}
            onClick={() => visit.enter.send()}
          >
            {t('live.visit.join')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
