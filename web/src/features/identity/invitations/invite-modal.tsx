import { Button, Modal, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isEmail } from '../../../lib/is-email.ts';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Problem } from '../../../ui/status/problem.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { RoleAndSubjects } from '../people/create-person.tsx';
import classes from '../people/people.module.css';
import type { SubjectName } from '../people/subject-names.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Invites a colleague by e-mail, with a role. */
export function InviteModal({ opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('identity.invitations.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Form onClose={onClose} />
    </Modal>
  );
}

function Form({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { email: '', role: 'teacher', teaches: [] as SubjectName[] },
    async (values) => {
      const { email } = await api.identity.inviteStaff({ body: { ...values, email: values.email.trim() } });
      await client.invalidateQueries({ queryKey: ['identity', 'listStaffInvitations'] });
      toast.good(t('identity.invitations.sent', { email }));
      onClose();
    },
    {
      check: ({ email }) => (isEmail(email) ? {} : { email: t('identity.invitations.emailNeeded') }),
    },
  );
  return (
    <form ref={form} onSubmit={onSubmit} className={classes['form']} noValidate>
      <p>{t('identity.invitations.text')}</p>
      <Problem>{problem}</Problem>
      <TextInput
        data-autofocus
        type="email"
        label={t('identity.invitations.email')}
        value={values.email}
        error={errorOf('email')}
        onChange={(event) => set('email', event.currentTarget.value)}
      />
      <RoleAndSubjects
        role={values.role}
        teaches={values.teaches}
        roleError={errorOf('role')}
        onRole={(role) => set('role', role)}
        onTeaches={(teaches) => set('teaches', teaches)}
      />
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant="action" loading={busy}>
          {t('identity.invitations.send')}
        </Button>
      </div>
    </form>
  );
}
