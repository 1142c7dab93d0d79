import { Button, Modal, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endSession } from '../../../lib/access.ts';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from '../account/account.module.css';
import own from './delete-account.module.css';

interface Props {
  /** What has to be typed. */
  readonly typed: string;
  readonly graceDays: number;
}

/** What goes, what the law keeps, and how to change one's mind; then the address typed and the password. */
export function DeleteAccount({ typed, graceDays }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('identity.myData.deletion.title')}>
      <div className={classes['form']}>
        <p>{t('identity.myData.deletion.text', { days: graceDays })}</p>
        <div>
          <b>{t('identity.myData.deletion.kept')}</b>
          <ul className={own['kept']}>
            {(['marks', 'log', 'consents', 'payments'] as const).map((what) => (
              <li key={what}>{t(`identity.myData.deletion.keeps.${what}`)}</li>
            ))}
          </ul>
        </div>
        <div>
          <Button variant="danger" onClick={() => setOpen(true)}>
            {t('identity.myData.deletion.ask')}
          </Button>
        </div>
      </div>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        title={t('identity.myData.deletion.ask')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        <Question typed={typed} graceDays={graceDays} onClose={() => setOpen(false)} />
      </Modal>
    </Card>
  );
}

function Question({ typed, graceDays, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { typed: '', password: '' },
    async (body) => {
      await api.identity.askDeletion({ body });
      toast.info(t('identity.myData.deletion.asked'), {
        text: t('identity.myData.deletion.askedText', { days: graceDays }),
      });
      endSession();
    },
    { words: { INVALID_CREDENTIALS: t('identity.account.passwordWrong') } },
  );
  return (
    <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
      <Problem>{problem}</Problem>
      <TextInput
        size="lg"
        data-autofocus
        label={t('ui.confirm.type', { word: typed })}
        autoComplete="off"
        value={values.typed}
        error={errorOf('typed')}
        onChange={(event) => set('typed', event.currentTarget.value)}
      />
      <PasswordInput
        size="lg"
        label={t('identity.account.password')}
        autoComplete="current-password"
        value={values.password}
        error={errorOf('password')}
        visibilityToggleButtonProps={{ 'aria-label': t('identity.signIn.showPassword'), tabIndex: 0 }}
        onChange={(event) => set('password', event.currentTarget.value)}
      />
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant="danger" loading={busy} disabled={values.typed.trim() !== typed}>
          {t('identity.myData.deletion.confirm')}
        </Button>
      </div>
    </form>
  );
}
