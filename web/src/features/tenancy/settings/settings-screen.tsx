import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, ApiError, query } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { SettingsEditor } from './settings-editor.tsx';

/** What staff of the institute may change about it. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const say = useRefusalText();
  const {
    data: settings,
    error,
    refetch,
  } = useQuery({
    ...query(api.tenancy.showEditableSettings),
    // What somebody is typing is not replaced under their hands.
    refetchOnWindowFocus: false,
  });
  if (settings) return <SettingsEditor saved={settings} readOnly={!settings.can.edit} />;
  return (
    <Page title={t('tenancy.settings.title')} subtitle={t('tenancy.settings.subtitle')}>
      {error ? (
        <Card>
          <ErrorState onRetry={() => void refetch()} errorId={error instanceof ApiError ? error.errorId : undefined}>
            {say(error)}
          </ErrorState>
        </Card>
      ) : (
        <Stacked>
          <CardSkeleton lines={3} />
          <CardSkeleton lines={5} />
        </Stacked>
      )}
    </Page>
  );
}
