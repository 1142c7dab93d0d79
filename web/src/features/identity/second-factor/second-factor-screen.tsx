import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Page, Stacked, type Breadcrumb } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { KeepCodes } from './keep-codes.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

interface Props {
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** What waits behind it is open now. */
  readonly onSetUp?: () => void;
}

/** The second step of signing in: setting it up, its recovery codes, turning it off. */
export function SecondFactorScreen({ breadcrumbs, onSetUp }: Props) {
  const { t } = useTranslation();
  const { data: state, error, refetch } = useQuery(query(api.identity.showSecondFactor));
  const [codes, setCodes] = useState<readonly string[]>();
  const reload = () => void refetch();
  const done = () => {
    setCodes(undefined);
    reload();
    onSetUp?.();
  };
  return (
    <Page
      title={t('identity.secondFactor.title')}
      subtitle={t('identity.secondFactor.subtitle')}
      breadcrumbs={breadcrumbs}
    >
      <Stacked>
        {state?.required && !state.on && !codes && <Notice tone="warn">{t('identity.secondFactor.required')}</Notice>}
        {codes ? (
          <KeepCodes codes={codes} onDone={done} />
        ) : state ? (
          state.on ? (
            <SecondFactorOn state={state} onCodes={setCodes} onOff={reload} />
          ) : (
            <SetUpSecondFactor asksPassword={state.asksPassword} onCodes={setCodes} />
          )
        ) : error ? (
          <LoadFailed card error={error} onRetry={reload} />
        ) : (
          <CardSkeleton lines={5} />
        )}
      </Stacked>
    </Page>
  );
}
