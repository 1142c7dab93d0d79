import type { OutlineDraft } from '@abhyas/contract/courses/outline';
import { Button, Modal } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './packs.module.css';

interface Props {
  readonly has: readonly string[];
  readonly onAdd: (course: OutlineDraft['courses'][number]) => void;
  readonly onClose: () => void;
}

/** Courses of the institute, each put into the pack by its button. */
export function AddCourses({ has, onAdd, onClose }: Props) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const found = useQuery({
    ...query(api.courses.findPackable, { query: { search: words } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('courses.authoring.pack.add')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <div className={classes['adding']}>
        <SearchField label={t('courses.authoring.outline.findCourse')} value={words} onChange={setWords} />
        {found.isPending && <TableSkeleton rows={4} columns={1} />}
        {found.isError && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
        <ul>
          {found.data?.courses.map(({ courseId, title, status, lessons }) => {
            const inside = has.includes(courseId);
            return (
              <li key={courseId} className={classes['line']}>
                <span>{title}</span>
                <Button
                  size="sm"
                  variant="soft"
                  disabled={inside}
                  leftSection={<Icon of={inside ? IconCheck : IconPlus} size={16} />}
                  aria-label={t(inside ? 'courses.authoring.pack.insideOne' : 'courses.authoring.pack.addOne', {
                    title,
                  })}
                  onClick={() => onAdd({ courseId, title, lessons, published: status === 'published' })}
                >
                  {t(inside ? 'courses.authoring.pack.inside' : 'courses.authoring.pack.put')}
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
    </Modal>
  );
}
