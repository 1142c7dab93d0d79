import type { GuardianLink } from '@abhyas/contract/identity/guardians';
import { Button, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { MobileField } from '../account/mobile-field.tsx';
import classes from './guardians.module.css';

type Relation = GuardianLink['relation'];
const relations: readonly Relation[] = ['mother', 'father', 'guardian'];

interface Props {
  readonly onInvited: (name: string) => void;
}

/** Name, relation, and where the invitation goes: by e-mail or by text message. */
export function InviteGuardianForm({ onInvited }: Props) {
  const { t } = useTranslation();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    {
      name: '',
      relation: 'mother' as Relation,
      channel: 'mail' as 'mail' | 'sms',
      email: '',
      countryCode: '91',
      mobileNumber: '',
    },
    async ({ name, relation, channel, email, countryCode, mobileNumber }) => {
      const contact = channel === 'mail' ? { channel, email: email.trim() } : { channel, countryCode, mobileNumber };
      await api.identity.inviteGuardian({ body: { name, relation, contact } });
      onInvited(name);
    },
    {
      check: ({ name, channel, email, mobileNumber }) => ({
        ...(name.trim().length < 2 && { name: t('identity.guardians.nameNeeded') }),
        ...(channel === 'mail' && !email.includes('@') && { email: t('identity.guardians.emailNeeded') }),
        ...(channel === 'sms' &&
          mobileNumber.trim().length < 4 && { mobileNumber: t('identity.account.mobileNeeded') }),
      }),
    },
  );
  return (
    <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
      <Problem>{problem}</Problem>
      <TextInput
        size="lg"
        label={t('identity.guardians.name')}
        value={values.name}
        error={errorOf('name')}
        maxLength={120}
        onChange={(event) => set('name', event.currentTarget.value)}
      />
      <Select
        size="lg"
        label={t('identity.guardians.relation')}
        data={relations.map((value) => ({ value, label: t(`identity.guardians.relations.${value}`) }))}
        value={values.relation}
        allowDeselect={false}
        onChange={(value) => value && set('relation', value as Relation)}
      />
      <Segmented
        grow
        label={t('identity.guardians.channel')}
        options={[
          { value: 'mail', label: t('identity.guardians.byMail') },
          { value: 'sms', label: t('identity.guardians.bySms') },
        ]}
        value={values.channel}
        onChange={(channel) => set('channel', channel)}
      />
      {values.channel === 'mail' ? (
        <TextInput
          size="lg"
          type="email"
          inputMode="email"
          label={t('identity.guardians.email')}
          value={values.email}
          error={errorOf('email')}
          onChange={(event) => set('email', event.currentTarget.value)}
        />
      ) : (
        <MobileField
          countryCode={values.countryCode}
          mobileNumber={values.mobileNumber}
          error={errorOf('mobileNumber')}
          onCountry={(code) => set('countryCode', code)}
          onNumber={(number) => set('mobileNumber', number)}
        />
      )}
      <Button type="submit" variant="action" size="lg" loading={busy}>
        {t('identity.guardians.send')}
      </Button>
    </form>
  );
}
