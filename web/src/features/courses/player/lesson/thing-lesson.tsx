import type { ShownContent } from '@abhyas/contract/courses/learning';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { AddressLink } from '../../../../ui/controls/address-link.tsx';
import { buttonFace } from '../../../../ui/controls/button-face.ts';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import classes from '../course-player.module.css';

type Thing = NonNullable<Extract<ShownContent, { readonly kind: 'quiz' | 'paper' }>['thing']>;

/** A quiz or a paper: what it is, how it went, and the way to it. */
export function ThingLesson({ kind, thing }: { readonly kind: 'quiz' | 'paper'; readonly thing: Thing }) {
  const { t } = useTranslation();
  const { minutes, percent } = useFormat();
  const facts = [
    t('courses.player.questions', { count: thing.questions }),
    thing.minutes !== null && minutes(thing.minutes),
    thing.percent !== null && t('courses.player.best', { percent: percent(thing.percent, 100) }),
  ];
  return (
    <div className={classes['card']}>
      <EmptyState
        icon={IconClipboardCheck}
        title={thing.title}
        action={
          <AddressLink to={thing.path} {...buttonFace('filled')}>
            {t(`courses.player.things.${kind}.${thing.state}`)}
          </AddressLink>
        }
      >
        {facts.filter(Boolean).join(' · ')}
      </EmptyState>
    </div>
  );
}
