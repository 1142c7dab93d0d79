import type { api } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import classes from './doubt-queue.module.css';
import { type QueuePatch, type QueueSearch, queueStates } from '../addresses.ts';

interface Props {
  readonly search: QueueSearch;
  readonly found: Reply<typeof api.courses.listDoubtQueue> | undefined;
  readonly onSearch: (patch: QueuePatch) => void;
}

/** Whose courses, which state, which course, which words; all of it stands in the address. */
export function QueueFilters({ search, found, onSearch }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [typed, type] = useTypedWords(search.search, (words) => onSearch({ search: words, doubt: undefined }));
  const state = search.state ?? 'waiting';
  return (
    <div className={classes['filters']}>
      <Segmented
        label={t('courses.doubtQueue.whose')}
        size="sm"
        grow
        options={[
          { value: 'mine', label: t('courses.doubtQueue.mine') },
          { value: 'all', label: t('courses.doubtQueue.allCourses') },
        ]}
        value={search.courses ?? 'mine'}
        onChange={(courses) =>
          onSearch({ courses: courses === 'all' ? 'all' : undefined, courseId: undefined, doubt: undefined })
        }
      />
      <ChipRow label={t('courses.doubtQueue.state')}>
        {queueStates.map((one) => (
          <Chip
            key={one}
            on={state === one}
            count={found && one !== 'all' ? number(found.counts[one]) : undefined}
            onClick={() => onSearch({ state: one, doubt: undefined })}
          >
            {t(`courses.doubtQueue.states.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <div className={classes['fields']}>
        <SearchField label={t('courses.doubtQueue.search')} value={typed} onChange={type} size="sm" hotkey />
        <Select
          aria-label={t('courses.doubtQueue.course')}
          placeholder={t('courses.doubtQueue.anyCourse')}
          size="sm"
          clearable
          searchable
          data={(found?.courses ?? []).map(({ courseId, title }) => ({ value: courseId, label: title }))}
          value={search.courseId ?? null}
          onChange={(courseId) => onSearch({ courseId: courseId ?? undefined, doubt: undefined })}
        />
      </div>
    </div>
  );
}
