import type { ContinuedToday } from '@abhyas/contract/discovery/home';
import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { CourseCover } from '../../courses/index.ts';
import classes from './continue-card.module.css';

/** The lesson to go on with, at the second or page where it was left. */
export function ContinueCard({ lesson }: { readonly lesson: ContinuedToday }) {
  const { t } = useTranslation();
  const { list, number, percent } = useFormat();
  const { courseId, lessonId, title, teachers, section } = lesson;
  const share = t('discovery.today.continue.ofSection', { percent: percent(section.percent, 100) });
  const where = [
    section.title,
    t('discovery.today.continue.lessonOf', { lesson: number(section.number), lessons: number(section.lessons) }),
    teachers.length > 0
      ? t('discovery.today.continue.inWith', { course: title, teachers: list(teachers) })
      : t('discovery.today.continue.in', { course: title }),
  ];
  return (
    <Card label={t('discovery.today.continue.title')} className={classes['card']!}>
      <div className={classes['cover']} aria-hidden="true">
        <CourseCover course={lesson} />
        <span className={classes['play']}>
          <Icon of={IconPlayerPlayFilled} size={22} />
        </span>
        <TimeLeft lesson={lesson} />
      </div>
      <div className={classes['words']}>
        <p className={classes['muted']}>{t('discovery.today.continue.title')}</p>
        <h2 className={classes['title']}>{lesson.lesson}</h2>
        <p className={classes['muted']}>{where.filter(Boolean).join(', ')}</p>
        <div className={classes['progress']}>
          <ProgressBar value={section.percent} label={share} />
          <span>{share}</span>
        </div>
        <div className={classes['ways']}>
          <Button
            component={Link}
            to={`/student/courses/${courseId}?lesson=${lessonId}`}
            variant="action"
            leftSection={<Icon of={IconPlayerPlayFilled} size={14} />}
          >
            <Resume lesson={lesson} />
          </Button>
          <Link
            to="/student/courses/$courseId"
            params={{ courseId }}
            search={{ lesson: lessonId, panel: 'notes' }}
            className={classes['outline']!}
          >
            {t('discovery.today.continue.notes')}
          </Link>
        </div>
      </div>
    </Card>
  );
}

function Resume({ lesson: { begun, kind, place } }: { readonly lesson: ContinuedToday }) {
  const { t } = useTranslation();
  const { clock, number } = useFormat();
  if (!begun) return t('discovery.today.continue.begin');
  if ((kind === 'video' || kind === 'audio') && place > 0) {
    return t('discovery.today.continue.resumeAt', { at: clock(place) });
  }
  if (kind === 'pdf') return t('discovery.today.continue.resumePage', { page: number(place + 1) });
  return t('discovery.today.continue.resume');
}

function TimeLeft({ lesson: { kind, seconds, place } }: { readonly lesson: ContinuedToday }) {
  const { t } = useTranslation();
  const { clock } = useFormat();
  if ((kind !== 'video' && kind !== 'audio') || seconds === null || place >= seconds) return null;
  return (
    <span className={classes['left']}>{t('discovery.today.continue.left', { time: clock(seconds - place) })}</span>
  );
}
