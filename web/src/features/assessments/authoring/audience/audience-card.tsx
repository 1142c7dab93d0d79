import type { PaperAudience } from '@abhyas/contract/assessments/audience';
import { Button } from '@mantine/core';
import { IconUser, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../../ui/status/skeletons.tsx';
import { useBuilding } from '../builder/building.ts';
import classes from './audience.module.css';
import { ChangeAudience } from './change-audience.tsx';

/** To whom the test is assigned, and the way to change it once it is published. */
export function AudienceCard() {
  const { t } = useTranslation();
  const { paper } = useBuilding();
  const published = paper.status === 'published';
  const asked = useQuery({
    ...query(api.assessments.showAudience, { params: { paperId: paper.id } }),
    enabled: published,
    staleTime: 0,
  });
  const [changing, setChanging] = useState(false);
  return (
    <Card
      title={t('authoring.audience.title')}
      aside={
        published &&
        paper.can.publish &&
        asked.data && (
          <Button size="sm" variant="outline" onClick={() => setChanging(true)}>
            {t('authoring.audience.change')}
          </Button>
        )
      }
    >
      {!published && (
        <p className={classes['quiet']}>
          {t(paper.status === 'draft' ? 'authoring.audience.later' : 'authoring.standing.archived')}
        </p>
      )}
      {published && asked.isPending && <CardSkeleton lines={2} />}
      {asked.isError && <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.data && <Assigned audience={asked.data} />}
      {changing && asked.data && <ChangeAudience audience={asked.data} onClose={() => setChanging(false)} />}
    </Card>
  );
}

const SHOWN = 12;

function Assigned({ audience: { everyone, batches, students } }: { readonly audience: PaperAudience }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  if (everyone)
    return (
      <p className={classes['line']}>
        <Icon of={IconUsersGroup} size={16} />
        {t('authoring.audience.everyone')}
      </p>
    );
  if (batches.length + students.length === 0) return <Notice tone="warn">{t('authoring.audience.nobody')}</Notice>;
  const more = students.length - SHOWN;
  return (
    <ul className={classes['assigned']}>
      {batches.map(({ id, name, endsAt }) => (
        <li key={id}>
          <Icon of={IconUsers} size={16} />
          <b>{name}</b>
          {endsAt && <small>{t('authoring.list.until', { at: dateTime(endsAt) })}</small>}
        </li>
      ))}
      {students.slice(0, SHOWN).map(({ id, name, email }) => (
        <li key={id}>
          <Icon of={IconUser} size={16} />
          <b>{name}</b>
          <small>{email}</small>
        </li>
      ))}
      {more > 0 && <li>{t('authoring.audience.more', { count: more })}</li>}
    </ul>
  );
}
