import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './suggestions.module.css';

const QUIET_MS = 150;

/** Courses that somebody who is typing may mean, and the way to all that fit. */
export function Suggestions({ typed, onChoose }: { readonly typed: string; readonly onChoose: () => void }) {
  const { t } = useTranslation();
  const [q] = useDebouncedValue(typed.trim(), QUIET_MS);
  const { data } = useQuery({
    ...query(api.courses.suggestCourses, { query: { q } }, { quiet: true }),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  });
  return (
    <div className={classes['panel']}>
      <p role="status" className={classes['status']}>
        {data && t('discovery.site.suggested', { count: data.length })}
      </p>
      <ul>
        {data?.map(({ courseId, title, type, exam }) => (
          <li key={courseId}>
            <Link to="/courses/$courseId" params={{ courseId }} data-stop onClick={onChoose}>
              <span>{title}</span>
              <small>{[exam, type === 'pack' && t('courses.catalogue.badges.pack')].filter(Boolean).join(' · ')}</small>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/courses" search={{ q: typed.trim() }} data-stop onClick={onChoose}>
            <Icon of={IconSearch} size={16} />
            <span>{t('discovery.site.searchFor', { words: typed.trim() })}</span>
          </Link>
        </li>
      </ul>
    </div>
  );
}
