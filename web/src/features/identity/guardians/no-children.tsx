import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';

/** A guardian whose links have all ended. */
export function NoChildren() {
  const { t } = useTranslation();
  return (
    <Page title={t('identity.guardians.entries.child')}>
      <Card>
        <EmptyState icon={IconUsers} title={t('identity.guardians.noChildren')}>
          {t('identity.guardians.noChildrenText')}
        </EmptyState>
      </Card>
    </Page>
  );
}
