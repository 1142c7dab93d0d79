import { Button, Modal, TextInput } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './second-factor.module.css';
import { useOneField } from './use-one-field.ts';

type State = Awaited<ReturnType<typeof api.identity.showSecondFactor>>;
type Wish = 'renew' | 'remove';

interface Props {
  readonly state: State;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onOff: () => void;
}

/** It is on: how many recovery codes are left, new ones, and the way to turn it off where that is allowed. */
export function SecondFactorOn({ state, onCodes, onOff }: Props) {
  const { t } = useTranslation();
  const [wish, setWish] = useState<Wish>();
  const fulfil = async (otp: string): Promise<void> => {
    if (wish === 'renew') onCodes((await api.identity.renewRecoveryCodes({ body: { otp } })).recoveryCodes);
    else {
      await api.identity.removeSecondFactor({ body: { otp } });
      toast.good(t('identity.secondFactor.on.removed'));
      onOff();
    }
    setWish(undefined);
  };
  const isLow = state.recoveryCodesLeft < 3;
  return (
    <Card
      title={t('identity.secondFactor.on.title')}
      aside={
        <Badge tone="good" icon={IconShieldCheck}>
          {t('identity.secondFactor.on.badge')}
        </Badge>
      }
    >
      <div className={classes['form']}>
        <p>{t('identity.secondFactor.on.text')}</p>
        {isLow ? (
          <Notice tone="warn">{t('identity.secondFactor.on.left', { count: state.recoveryCodesLeft })}</Notice>
        ) : (
          <p className={classes['quiet']}>{t('identity.secondFactor.on.left', { count: state.recoveryCodesLeft })}</p>
        )}
        <div className={classes['row']}>
          <Button variant={isLow ? 'action' : 'outline'} onClick={() => setWish('renew')}>
            {t('identity.secondFactor.on.renew')}
          </Button>
          {!state.required && (
            <Button variant="ghost" onClick={() => setWish('remove')}>
              {t('identity.secondFactor.on.remove')}
            </Button>
          )}
        </div>
        {state.required && <p className={classes['quiet']}>{t('identity.secondFactor.on.demanded')}</p>}
      </div>
      <Modal
        opened={wish !== undefined}
        onClose={() => setWish(undefined)}
        title={t(`identity.secondFactor.on.${wish ?? 'renew'}`)}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {wish && <AskCode wish={wish} onCode={fulfil} />}
      </Modal>
    </Card>
  );
}

function AskCode({ wish, onCode }: { readonly wish: Wish; readonly onCode: (otp: string) => Promise<void> }) {
  const { t } = useTranslation();
  const { problem, busy, onSubmit } = useOneField('otp', onCode);
  return (
    <form onSubmit={onSubmit} className={classes['form']} noValidate>
      <p>{t(`identity.secondFactor.on.${wish}Text`)}</p>
      <TextInput
        name="otp"
        label={t('identity.secondFactor.code')}
        description={t('identity.secondFactor.codeHelp')}
        autoComplete="one-time-code"
        error={problem}
        data-autofocus
      />
      <div className={classes['row']} data-end>
        <Button type="submit" variant={wish === 'remove' ? 'danger' : 'action'} loading={busy}>
          {t(`identity.secondFactor.on.${wish}`)}
        </Button>
      </div>
    </form>
  );
}
