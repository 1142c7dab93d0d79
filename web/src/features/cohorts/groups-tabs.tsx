import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../ui/layout/link-tabs.tsx';

/** The two lists of this part: batches and groups, and which student has which course. */
export function GroupsTabs() {
  const { t } = useTranslation();
  return (
    <LinkTabs
      label={t('cohorts.title')}
      pages={[
        { to: '/partner/groups', label: t('cohorts.title') },
        { to: '/partner/groups/courses', label: t('cohorts.courseAssignment.title') },
      ]}
    />
  );
}
