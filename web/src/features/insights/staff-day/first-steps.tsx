import type { StaffDay } from '@abhyas/contract/insights/staff-day';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconClipboardPlus, IconNotes, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { can, useMe } from '../../../lib/session.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { Tile } from '../../../ui/figures/tile.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Card } from '../../../ui/page/card.tsx';
import classes from './staff-day.module.css';

const steps = [
  { name: 'questions', icon: IconNotes, to: '/partner/imports', needs: 'questions.write' },
  { name: 'papers', icon: IconClipboardPlus, to: '/partner/papers', needs: 'papers.write' },
  { name: 'students', icon: IconUsers, to: '/partner/people/students', needs: 'people.write' },
] as const;

/** What an institute does first: questions, a test, students. Nothing for a role that may do none of it. */
export function FirstSteps({ has }: { readonly has: StaffDay['has'] }) {
  const { t } = useTranslation();
  const me = useMe();
  const own = steps.filter(({ needs }) => can(me, needs));
  if (own.length === 0) return null;
  const next = own.find(({ name }) => !has[name])?.name;
  return (
    <Card title={t('insights.staffDay.steps.title')} note={t('insights.staffDay.steps.note')} flush>
      <RowList flush>
        {own.map(({ name, icon, to }) => (
          <li key={name} className={classes['row']}>
            <Tile icon={has[name] ? IconCircleCheck : icon} tone={has[name] ? 'good' : 'accent'} />
            <span className={classes['words']}>
              <b>{t(`insights.staffDay.steps.${name}.title`)}</b>
              <small>{t(has[name] ? 'insights.staffDay.steps.done' : `insights.staffDay.steps.${name}.text`)}</small>
            </span>
            {!has[name] && (
              <Button
                size="sm"
                variant={name === next ? 'action' : 'soft'}
                renderRoot={(props) => <AddressLink {...props} to={to} />}
              >
                {t(`insights.staffDay.steps.${name}.action`)}
              </Button>
            )}
          </li>
        ))}
      </RowList>
    </Card>
  );
}
