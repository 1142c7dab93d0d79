import { Button, Modal } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './outline.module.css';
import type { OutlineChanges } from './use-outline.ts';

interface Props {
  readonly lessonIds: readonly string[];
  readonly changes: OutlineChanges;
  /** `done`: they were moved. */
  readonly onClose: (done: boolean) => void;
}

/** Chooses a section of this course or another, to whose end the lessons go. */
export function MoveLessons({ lessonIds, changes, onClose }: Props) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const targets = useQuery({
    ...query(api.courses.listMoveTargets, { query: { search: words } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const move = async (sectionId: string) => {
    onClose(true);
    if (await changes.moveAway(lessonIds, sectionId))
      toast.good(t('courses.authoring.outline.moved', { count: lessonIds.length }));
  };
  return (
    <Modal
      opened
      onClose={() => onClose(false)}
      title={t('courses.authoring.outline.moveTitle', { count: lessonIds.length })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <div className={classes['form']}>
        <p className={classes['quiet']}>{t('courses.authoring.outline.moveText')}</p>
        <SearchField label={t('courses.authoring.outline.findCourse')} value={words} onChange={setWords} />
        {targets.isPending && <TableSkeleton rows={4} columns={1} />}
        {targets.isError && <LoadFailed error={targets.error} onRetry={() => void targets.refetch()} />}
        <ul className={classes['targets']}>
          {targets.data?.courses.map(({ courseId, title, sections }) => (
            <li key={courseId}>
              <b>{title}</b>
              {sections.map(({ sectionId, title: name }) => (
                <Button
                  key={sectionId}
                  variant="ghost"
                  justify="start"
                  leftSection={<Icon of={IconArrowRight} size={16} />}
                  onClick={() => void move(sectionId)}
                >
                  {name}
                </Button>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
