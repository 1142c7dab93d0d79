import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './cohorts.module.css';

/** The two lists of this part: batches and groups, and which student has which course. */
export function GroupsTabs() {
  const { t } = useTranslation();
  const options = { exact: true, includeSearch: false };
  return (
    <nav className={classes['tabs']} aria-label={t('cohorts.title')}>
      <Link to="/partner/groups" activeOptions={options}>
        {t('cohorts.title')}
      </Link>
      <Link to="/partner/groups/courses" activeOptions={options}>
        {t('cohorts.courseAssignment.title')}
      </Link>
    </nav>
  );
}
