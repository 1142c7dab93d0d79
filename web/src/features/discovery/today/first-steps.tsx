import type { FirstSteps as Steps } from '@abhyas/contract/discovery/home';
import { Button } from '@mantine/core';
import { IconClipboardCheck, IconPlayerPlayFilled, IconTarget } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Tile } from '../../../ui/figures/tile.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { StartOverview } from '../../assessments/index.ts';
import { CourseCover } from '../../courses/index.ts';
import classes from './continue-card.module.css';
import own from './first-steps.module.css';

interface Props {
  readonly steps: Steps;
  /** A test runs, which is what matters now. */
  readonly quiet: boolean;
}

/** What somebody who is new here can begin with: a free lesson, a short test, the first full one. */
export function FirstSteps({ steps: { lesson, diagnostic, paper }, quiet }: Props) {
  const { t } = useTranslation();
  const { minutes } = useFormat();
  return (
    <>
      {lesson && <FreeLesson lesson={lesson} quiet={quiet} />}
      {(diagnostic ?? paper) && (
        <Card label={t('discovery.firstSteps.title')} flush>
          <ul className={own['steps']}>
            {diagnostic && (
              <Step
                icon={IconTarget}
                title={t('discovery.firstSteps.diagnostic', { exam: diagnostic.exam })}
                note={t('discovery.firstSteps.diagnosticNote', {
                  count: diagnostic.questions,
                  minutes: minutes(diagnostic.minutes),
                })}
              >
                <StartDiagnostic {...diagnostic} />
              </Step>
            )}
            {paper && (
              <Step
                icon={IconClipboardCheck}
                title={t('discovery.firstSteps.paper')}
                note={t('discovery.firstSteps.paperNote', {
                  title: paper.title,
                  count: paper.questions,
                  minutes: minutes(paper.minutes),
                })}
              >
                <Button
                  component={Link}
                  to={`/student/tests/${paper.paperId}`}
                  variant="soft"
                  aria-label={t('discovery.firstSteps.seePaper', { title: paper.title })}
                >
                  {t('discovery.firstSteps.see')}
                </Button>
              </Step>
            )}
          </ul>
        </Card>
      )}
    </>
  );
}

function FreeLesson({ lesson, quiet }: { readonly lesson: NonNullable<Steps['lesson']>; readonly quiet: boolean }) {
  const { t } = useTranslation();
  const { list, clock } = useFormat();
  const { courseId, lessonId, title, teachers, kind, seconds } = lesson;
  const isPlayed = kind === 'video' || kind === 'audio';
  return (
    <Card label={t('discovery.firstSteps.freeLesson')} className={classes['card']!}>
      <div className={classes['cover']} aria-hidden="true">
        <CourseCover course={lesson} />
        <span className={classes['play']}>
          <Icon of={IconPlayerPlayFilled} size={22} />
        </span>
        {isPlayed && seconds !== null && <span className={classes['left']}>{clock(seconds)}</span>}
      </div>
      <div className={classes['words']}>
        <p className={classes['muted']}>{t('discovery.firstSteps.freeLesson')}</p>
        <h2 className={classes['title']}>{lesson.lesson}</h2>
        <p className={classes['muted']}>
          {teachers.length > 0
            ? t('discovery.today.continue.inWith', { course: title, teachers: list(teachers) })
            : t('discovery.today.continue.in', { course: title })}
        </p>
        <div className={classes['ways']}>
          <Button
            component={Link}
            to={`/student/courses/${courseId}?lesson=${lessonId}`}
            variant={quiet ? 'soft' : 'action'}
          >
            {t(isPlayed ? 'discovery.firstSteps.watch' : 'discovery.firstSteps.open')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

interface StepProps {
  readonly icon: ComponentProps<typeof Tile>['icon'];
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}
function Step({ icon, title, note, children }: StepProps) {
  return (
    <li className={own['step']}>
      <Tile icon={icon} />
      <div className={own['words']}>
        <h3>{title}</h3>
        <p>{note}</p>
      </div>
      {children}
    </li>
  );
}

/** One quiet button of several on the first day. */
function StartDiagnostic({ examId, exam }: NonNullable<Steps['diagnostic']>) {
  const { t } = useTranslation();
  const label = t('discovery.firstSteps.startDiagnostic', { exam });
  return <StartOverview examId={examId} quiet={{ label, text: t('discovery.today.steps.start') }} />;
}
