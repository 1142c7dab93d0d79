import type { OutlineDraftLesson } from '@abhyas/contract/courses/outline';
import { Checkbox, Menu } from '@mantine/core';
import { IconArrowRight, IconCalendar, IconCopy, IconDots, IconLock, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import type { SortableHandles } from '../../../ui/sortable/sortable-list.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { useBuilding } from '../builder/building.ts';
import { kindIcons } from './lesson-kinds.ts';
import classes from './outline.module.css';
import type { OutlineChanges } from './use-outline.ts';
import { useReleaseText } from './use-release-text.ts';

interface Props {
  readonly lesson: OutlineDraftLesson;
  readonly handles: SortableHandles;
  readonly chosen: boolean;
  readonly onChoose: (on: boolean) => void;
  readonly changes: OutlineChanges;
  readonly onMove: () => void;
}

/** One lesson: its kind, its name, what holds of it, and what can be done with it. */
export function LessonLine({ lesson, handles, chosen, onChoose, changes, onMove }: Props) {
  const { t } = useTranslation();
  const { length } = useFormat();
  const { course, readOnly } = useBuilding();
  const { lessonId, kind, title, seconds } = lesson;
  return (
    <div className={classes['lesson']} data-chosen={chosen || undefined}>
      {handles.grip}
      {!readOnly && (
        <Checkbox
          aria-label={t('courses.authoring.outline.choose', { name: title })}
          checked={chosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      )}
      <span className={classes['kind']} title={t(`courses.authoring.kinds.${kind}`)}>
        <Icon of={kindIcons[kind]} size={18} />
      </span>
      <Link
        className={classes['name']}
        to="/partner/courses/$courseId/lessons/$lessonId"
        params={{ courseId: course.courseId, lessonId }}
      >
        {title}
        <span className="sr-only">, {t(`courses.authoring.kinds.${kind}`)}</span>
      </Link>
      <Marks lesson={lesson} />
      {seconds !== null && seconds > 0 && <span className={classes['quiet']}>{length(seconds)}</span>}
      {!readOnly && (
        <span className={classes['tools']}>
          {handles.arrows}
          <Menu position="bottom-end">
            <Menu.Target>
              <IconButton icon={IconDots} label={t('courses.authoring.outline.more', { name: title })} />
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                leftSection={<Icon of={IconCopy} size={16} />}
                onClick={() => void changes.duplicate(lessonId)}
              >
                {t('courses.authoring.outline.duplicate')}
              </Menu.Item>
              <Menu.Item leftSection={<Icon of={IconArrowRight} size={16} />} onClick={onMove}>
                {t('courses.authoring.outline.moveTo')}
              </Menu.Item>
              <Menu.Item
                leftSection={<Icon of={IconTrash} size={16} />}
                onClick={() => void changes.removeLesson(lesson)}
              >
                {t('courses.authoring.outline.remove')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </span>
      )}
    </div>
  );
}

/** What holds of a lesson in a word each. */
function Marks({ lesson: { free, release, after, version, changed, problems } }: Pick<Props, 'lesson'>) {
  const { t } = useTranslation();
  const releaseText = useReleaseText();
  return (
    <span className={classes['marks']}>
      {problems > 0 && <Badge tone="warn">{t('courses.authoring.outline.unfinished')}</Badge>}
      {problems === 0 && version === 0 && <Badge tone="accent">{t('courses.authoring.outline.new')}</Badge>}
      {problems === 0 && version > 0 && changed && (
        <Badge tone="accent">{t('courses.authoring.outline.changed')}</Badge>
      )}
      {free && <Badge tone="good">{t('courses.authoring.outline.free')}</Badge>}
      {release && (
        <Badge tone="info" icon={IconCalendar}>
          {releaseText(release)}
        </Badge>
      )}
      {after.length > 0 && (
        <Badge icon={IconLock}>{t('courses.authoring.outline.after', { count: after.length })}</Badge>
      )}
    </span>
  );
}
