import type { courseAssignment } from '@abhyas/contract/cohorts/course-assignment';
import type { Reply } from '@abhyas/contract/endpoint';
import { Checkbox } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { FoundList } from '../../../ui/list/found-list.tsx';
import { Chip } from '../../../ui/status/chip.tsx';

export type Choice = Reply<typeof courseAssignment.searchAssignableCourses>[number];
interface Props {
  readonly chosen: readonly Choice[];
  readonly onChange: (chosen: readonly Choice[]) => void;
}

/** Finds published courses and packs by title; what is ticked stays chosen while one looks for others. */
export function CoursePicker({ chosen, onChange }: Props) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [typed, setTyped] = useTypedWords(words, setWords);
  const { data } = useQuery({
    ...query(api.cohorts.searchAssignableCourses, { query: { search: words } }),
    placeholderData: keepPreviousData,
  });
  const without = (id: string) => chosen.filter((one) => one.courseId !== id);
  const days = ({ validityDays }: Choice) =>
    validityDays === null
      ? t('cohorts.courseAssignment.noEnd')
      : t('cohorts.courseAssignment.days', { count: validityDays });
  return (
    <>
      <SearchField label={t('cohorts.courseAssignment.find')} value={typed} onChange={setTyped} />
      {data && (
        <FoundList label={t('cohorts.courseAssignment.find')} empty={t('cohorts.courseAssignment.nothingFound')}>
          {data.map((course) => (
            <li key={course.courseId}>
              <Checkbox
                label={course.title}
                description={`${t(course.type === 'pack' ? 'cohorts.things.pack' : 'cohorts.things.course')} · ${days(course)}`}
                checked={chosen.some(({ courseId }) => courseId === course.courseId)}
                onChange={(event) =>
                  onChange(
                    event.currentTarget.checked ? [...without(course.courseId), course] : without(course.courseId),
                  )
                }
              />
            </li>
          ))}
        </FoundList>
      )}
      {chosen.length > 0 && (
        <Row role="group" aria-label={t('cohorts.courseAssignment.chosen')}>
          {chosen.map((one) => (
            <Chip key={one.courseId} on size="sm" onClick={() => onChange(without(one.courseId))}>
              {one.title}
            </Chip>
          ))}
        </Row>
      )}
    </>
  );
}
