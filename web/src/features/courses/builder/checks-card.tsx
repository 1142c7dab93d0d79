import type { CourseProblem } from '@abhyas/contract/courses/outline';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import type { BuilderTab } from '../addresses.ts';
import classes from './builder.module.css';
import { useBuilding } from './building.ts';

const ofDetails: ReadonlySet<CourseProblem['code']> = new Set([
  'NO_TITLE',
  'PRICE_OF_FREE',
  'LIST_PRICE',
  'TEACHER_GONE',
]);
const tabOf = ({ code }: CourseProblem): BuilderTab => (ofDetails.has(code) ? 'details' : 'outline');

/** What hinders publishing, each with the way to where it is fixed. */
export function ChecksCard() {
  const { t } = useTranslation();
  const { course } = useBuilding();
  const { problems } = course;
  return (
    <Card
      title={t('courses.authoring.checks.title')}
      aside={
        problems.length > 0 ? (
          <Badge tone="warn" icon={IconAlertTriangle}>
            {t('courses.authoring.checks.toFix', { count: problems.length })}
          </Badge>
        ) : (
          <Badge tone="good" icon={IconCheck}>
            {t('courses.authoring.checks.ready')}
          </Badge>
        )
      }
    >
      {problems.length > 0 ? (
        <ProblemList />
      ) : (
        <ul className={classes['checks']}>
          <li data-tone="good">
            <Icon of={IconCircleCheck} size={16} />
            <span>{t('courses.authoring.checks.nothing')}</span>
          </li>
        </ul>
      )}
    </Card>
  );
}

/** The problems with the way to each; `onGo`: also closes what they stand in. */
export function ProblemList({ onGo }: { readonly onGo?: () => void }) {
  const { t } = useTranslation();
  const { course, openTab } = useBuilding();
  return (
    <ul className={classes['checks']}>
      {course.problems.map((problem, at) => (
        <li key={`${problem.code}-${problem.lessonId ?? at}`} data-tone="warn">
          <Icon of={IconAlertTriangle} size={16} />
          <span>{t(`courses.authoring.problems.${problem.code}`, problem.values)}</span>
          {problem.lessonId === null ? (
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                onGo?.();
                openTab(tabOf(problem));
              }}
            >
              {t('courses.authoring.checks.open')}
            </Button>
          ) : (
            <OpenLesson lessonId={problem.lessonId} />
          )}
        </li>
      ))}
    </ul>
  );
}

function OpenLesson({ lessonId }: { readonly lessonId: string }) {
  const { t } = useTranslation();
  const { course } = useBuilding();
  return (
    <Button
      size="sm"
      variant="outline"
      renderRoot={(props) => (
        <Link
          {...props}
          to="/partner/courses/$courseId/lessons/$lessonId"
          params={{ courseId: course.courseId, lessonId }}
        />
      )}
    >
      {t('courses.authoring.checks.open')}
    </Button>
  );
}
