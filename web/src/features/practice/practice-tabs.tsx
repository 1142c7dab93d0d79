import { useTranslation } from 'react-i18next';
import { can, useMe } from '../../lib/session.ts';
import { LinkTabs } from '../../ui/layout/link-tabs.tsx';

/** What staff see of practice, beside each other. */
export function PracticeTabs() {
  const { t } = useTranslation();
  const me = useMe();
  if (!can(me, 'questions.read')) return null;
  return (
    <LinkTabs
      label={t('practice.class.title')}
      pages={[
        { to: '/partner/practice/', label: t('practice.class.map') },
        { to: '/partner/practice/questions', label: t('practice.items.title') },
        { to: '/partner/practice/prerequisites', label: t('practice.needs.title') },
      ]}
    />
  );
}
