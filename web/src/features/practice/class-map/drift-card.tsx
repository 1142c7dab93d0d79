import type { ClassMap, Drift } from '@abhyas/contract/practice/class-map';
import { IconTrendingDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from './class-map.module.css';

/** Who practises less or worse than in the weeks before, each with what says so. */
export function DriftCard({ map }: { readonly map: ClassMap }) {
  const { t } = useTranslation();
  const drifting = map.students.flatMap(({ id, name, drift }) => (drift ? [{ id, name, drift }] : []));
  return (
    <Card title={t('practice.drift.title')} note={t('practice.drift.note')}>
      {drifting.length === 0 ? (
        <Quiet as="p">{t('practice.drift.nobody')}</Quiet>
      ) : (
        <RowList>
          {drifting.map(({ id, name, drift }) => (
            <li key={id}>
              <Avatar name={name} />
              <Stack gap={1} className={classes['words']}>
                <Link to="/partner/people/person/$accountId" params={{ accountId: id }}>
                  {name}
                </Link>
                <Badge tone="warn" icon={IconTrendingDown}>
                  <Sign drift={drift} />
                </Badge>
                <Quiet size="sm">
                  <Before drift={drift} />
                </Quiet>
              </Stack>
            </li>
          ))}
        </RowList>
      )}
    </Card>
  );
}

function Sign({ drift }: { readonly drift: Drift }) {
  const { t } = useTranslation();
  if (drift.code === 'stopped') return t('practice.drift.stopped', { count: drift.days });
  if (drift.code === 'less') return t('practice.drift.less', { count: drift.now, before: drift.before });
  return t('practice.drift.worse', { now: drift.now, before: drift.before });
}

function Before({ drift }: { readonly drift: Drift }) {
  const { t } = useTranslation();
  if (drift.code === 'worse') return t('practice.drift.worseText');
  return t('practice.drift.before', { count: drift.before });
}
