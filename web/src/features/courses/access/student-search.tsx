import { Checkbox } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Chip } from '../../../ui/status/chip.tsx';
import classes from './access.module.css';

export interface Found {
  readonly id: string;
  readonly name: string;
}
interface Props {
  readonly courseId: string;
  readonly chosen: readonly Found[];
  readonly onChange: (chosen: readonly Found[]) => void;
}

/** Finds students by name or e-mail; who is ticked stays chosen while one looks for others. */
export function StudentSearch({ courseId, chosen, onChange }: Props) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [typed, setTyped] = useTypedWords(words, setWords);
  const { data } = useQuery({
    ...query(api.courses.searchCourseCandidates, { params: { courseId }, query: { search: words } }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const without = (id: string) => chosen.filter((one) => one.id !== id);
  const shown = words === '' ? [] : (data ?? []);
  return (
    <>
      <SearchField label={t('courses.access.give.find')} value={typed} onChange={setTyped} />
      {shown.length === 0 ? (
        <p className={classes['nothing']}>
          {t(words !== '' && data ? 'courses.access.give.nobodyFound' : 'courses.access.give.findHelp')}
        </p>
      ) : (
        <ul className={classes['found']} aria-label={t('courses.access.give.find')}>
          {shown.map((student) => (
            <li key={student.id}>
              <Checkbox
                label={student.name}
                description={student.has ? t('courses.access.give.has', { email: student.email }) : student.email}
                checked={chosen.some(({ id }) => id === student.id)}
                onChange={(event) =>
                  onChange(event.currentTarget.checked ? [...without(student.id), student] : without(student.id))
                }
              />
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <div className={classes['chosen']} role="group" aria-label={t('courses.access.give.chosen')}>
          {chosen.map((one) => (
            <Chip key={one.id} on size="sm" onClick={() => onChange(without(one.id))}>
              {one.name}
            </Chip>
          ))}
        </div>
      )}
    </>
  );
}
