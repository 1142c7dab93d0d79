import type { OutlineDraftSection } from '@abhyas/contract/courses/outline';
import { Button, Menu } from '@mantine/core';
import {
  IconCalendar,
  IconChevronDown,
  IconChevronRight,
  IconDots,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import type { SortableHandles } from '../../../ui/sortable/sortable-list.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { useBuilding } from '../builder/building.ts';
import { kindIcons, lessonKinds } from './lesson-kinds.ts';
import classes from './outline.module.css';
import { useReleaseText } from './use-release-text.ts';
import type { OutlineChanges } from './use-outline.ts';

interface Props {
  readonly section: OutlineDraftSection;
  readonly handles: SortableHandles;
  readonly changes: OutlineChanges;
  /** Its lessons are not shown. */
  readonly closed: boolean;
  readonly onToggle: () => void;
  readonly onOpen: (what: 'section' | 'removeSection') => void;
}

/** The head of a section, with the way to a new lesson in it. */
export function SectionLine({ section, handles, changes, closed, onToggle, onOpen }: Props) {
  const { t } = useTranslation();
  const releaseText = useReleaseText();
  const { number } = useFormat();
  const { readOnly } = useBuilding();
  const { title, release, lessons } = section;
  return (
    <div className={classes['section']}>
      {handles.grip}
      <h3>
        <button
          type="button"
          className={classes['fold']}
          aria-expanded={!closed}
          disabled={lessons.length === 0}
          onClick={onToggle}
        >
          <Icon of={closed ? IconChevronRight : IconChevronDown} size={16} />
          {title}
        </button>
      </h3>
      {release && (
        <Badge tone="info" icon={IconCalendar}>
          {releaseText(release)}
        </Badge>
      )}
      {lessons.length === 0 && <span className={classes['quiet']}>{t('courses.authoring.outline.empty')}</span>}
      {closed && lessons.length > 0 && (
        <span className={classes['quiet']}>
          {t('courses.authoring.outline.lessons', { count: lessons.length, shown: number(lessons.length) })}
        </span>
      )}
      {!readOnly && (
        <span className={classes['tools']}>
          <AddLesson section={section} changes={changes} />
          {handles.arrows}
          <Menu position="bottom-end">
            <Menu.Target>
              <IconButton icon={IconDots} label={t('courses.authoring.outline.more', { name: title })} />
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<Icon of={IconPencil} size={16} />} onClick={() => onOpen('section')}>
                {t('courses.authoring.outline.editSection')}
              </Menu.Item>
              <Menu.Item leftSection={<Icon of={IconTrash} size={16} />} onClick={() => onOpen('removeSection')}>
                {t('courses.authoring.outline.remove')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </span>
      )}
    </div>
  );
}

function AddLesson({ section, changes }: Pick<Props, 'section' | 'changes'>) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="sm"
          variant="soft"
          leftSection={<Icon of={IconPlus} size={16} />}
          aria-label={t('courses.authoring.outline.addTo', { name: section.title })}
        >
          {t('courses.authoring.outline.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {lessonKinds.map((kind) => (
          <Menu.Item
            key={kind}
            leftSection={<Icon of={kindIcons[kind]} size={16} />}
            onClick={() => void changes.addLesson(section.sectionId, kind)}
          >
            {t(`courses.authoring.kinds.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
