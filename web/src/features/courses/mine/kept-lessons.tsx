import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { can, useMe } from '../../../lib/session.ts';
import { useChange } from '../../../lib/use-change.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { Tile } from '../../../ui/figures/tile.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { lessonIcons } from '../player/lesson-icons.ts';
import classes from './my-courses.module.css';

type KeptLesson = Reply<(typeof contract)['courses']['listLessonBookmarks']>['rows'][number];

/** The lessons that a student bookmarked while studying, newest first; nothing where there are none. */
export function KeptLessons() {
  const { t } = useTranslation();
  const me = useMe();
  const kept = useQuery({
    ...query(api.courses.listLessonBookmarks),
    staleTime: 0,
    enabled: can(me, 'courses.study'),
  });
  if (!can(me, 'courses.study')) return null;
  return (
    <Loaded query={kept} card skeleton={<ListSkeleton rows={2} />}>
      {({ rows }) =>
        rows.length > 0 && (
          <Card title={t('courses.mine.keptLessons')} flush>
            <RowList label={t('courses.mine.keptLessons')} flush>
              {rows.map((lesson) => (
                <Line key={lesson.lessonId} lesson={lesson} />
              ))}
            </RowList>
          </Card>
        )
      }
    </Loaded>
  );
}

function Line({ lesson: { courseId, course, lessonId, title, kind, seconds } }: { readonly lesson: KeptLesson }) {
  const { t } = useTranslation();
  const { length } = useFormat();
  const remove = useChange(
    () => api.courses.bookmarkLesson({ params: { courseId, lessonId }, body: { bookmarked: false } }),
    { stale: [api.courses.listLessonBookmarks, api.courses.showCourseToLearn] },
  );
  const facts = [course, t(`courses.player.kinds.${kind}`), seconds && length(seconds)];
  return (
    <li className={classes['keptLesson']}>
      <Tile icon={lessonIcons[kind]} />
      <span className={classes['keptWords']}>
        <b>{title}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <Row gap={2}>
        <Button
          size="sm"
          variant="outline"
          aria-label={t('courses.mine.openKept', { title })}
          renderRoot={(props) => (
            <AddressLink {...props} to={`/student/courses/${courseId}`} search={{ lesson: lessonId }} />
          )}
        >
          {t('courses.mine.open')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          loading={remove.busy}
          aria-label={t('courses.mine.removeKept', { title })}
          onClick={() => remove.send()}
        >
          {t('courses.mine.remove')}
        </Button>
      </Row>
    </li>
  );
}
