import type { PersonKind } from '@abhyas/contract/identity/people';
import { Button, Modal, MultiSelect, Select, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isEmail } from '../../../lib/is-email.ts';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Problem } from '../../../ui/status/problem.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { useRoleWords } from '../roles/use-role-words.ts';
import { useGrantableRoles } from '../roles/use-roles.ts';
import classes from './people.module.css';
import { noDetails, StudentFields } from './student-fields.tsx';
import { type SubjectName, subjectNames } from './subject-names.ts';

interface Props {
  readonly kind: PersonKind;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A new account for a student, a teacher or other staff. */
export function CreatePerson({ kind, opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(kind === 'student' ? 'identity.people.addStudent' : 'identity.people.addStaff')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Form kind={kind} onClose={onClose} />
    </Modal>
  );
}

function Form({ kind, onClose }: Pick<Props, 'kind' | 'onClose'>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const isStudent = kind === 'student';
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { firstName: '', lastName: '', email: '', role: 'teacher', teaches: [] as SubjectName[], ...noDetails },
    async ({ mobileNumber, rollNumber, parentName, parentMobile, ...values }) => {
      const details = isStudent ? { mobileNumber, rollNumber, parentName, parentMobile } : {};
      const made = await api.identity.createPerson({ body: { ...values, email: values.email.trim(), kind, details } });
      await client.invalidateQueries({ queryKey: ['identity', 'listPeople'] });
      toast.good(t(`identity.people.form.${values.email.trim() ? 'created' : 'createdByMobile'}`, { name: made.name }));
      onClose();
    },
    {
      check: ({ firstName, email, mobileNumber }) => ({
        ...(firstName.trim() === '' && { firstName: t('identity.people.form.firstNameNeeded') }),
        ...(!isEmail(email) &&
          !(isStudent && email.trim() === '' && mobileNumber.trim() !== '') && {
            email: t(`identity.people.form.${isStudent ? 'contactNeeded' : 'emailNeeded'}`),
          }),
      }),
    },
  );
  return (
    <form ref={form} onSubmit={onSubmit} className={classes['form']} noValidate>
      <Problem>{problem}</Problem>
      <div className={classes['pair']}>
        <TextInput
          data-autofocus
          label={t('identity.people.form.firstName')}
          value={values.firstName}
          error={errorOf('firstName')}
          maxLength={60}
          onChange={(event) => set('firstName', event.currentTarget.value)}
        />
        <TextInput
          label={t('identity.people.form.lastName')}
          value={values.lastName}
          error={errorOf('lastName')}
          maxLength={60}
          onChange={(event) => set('lastName', event.currentTarget.value)}
        />
      </div>
      <TextInput
        type="email"
        label={t('identity.people.form.email')}
        description={t(`identity.people.form.${isStudent ? 'studentHelp' : 'help'}`)}
        value={values.email}
        error={errorOf('email')}
        onChange={(event) => set('email', event.currentTarget.value)}
      />
      {isStudent && <StudentFields values={values} errorOf={errorOf} set={set} />}
      {kind === 'staff' && (
        <RoleAndSubjects
          role={values.role}
          teaches={values.teaches}
          roleError={errorOf('role')}
          onRole={(role) => set('role', role)}
          onTeaches={(teaches) => set('teaches', teaches)}
        />
      )}
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant="action" loading={busy}>
          {t('identity.people.form.create')}
        </Button>
      </div>
    </form>
  );
}

interface RoleProps {
  readonly role: string;
  readonly teaches: readonly string[];
  readonly roleError?: string | undefined;
  /** Absent: the role stays. */
  readonly onRole?: ((role: string) => void) | undefined;
  readonly onTeaches: (teaches: SubjectName[]) => void;
}

/** What somebody of staff may do, and what they teach. */
export function RoleAndSubjects({ role, teaches, roleError, onRole, onTeaches }: RoleProps) {
  const { t } = useTranslation();
  const { roleName } = useRoleWords();
  const roles = useGrantableRoles();
  const names = roles.includes(role) ? roles : [...roles, role];
  return (
    <>
      <Select
        label={t('identity.people.form.role')}
        data={names.map((value) => ({ value, label: roleName(value) }))}
        allowDeselect={false}
        value={role}
        error={roleError}
        disabled={!onRole}
        onChange={(value) => value && onRole?.(value)}
      />
      <MultiSelect
        label={t('identity.people.form.teaches')}
        data={subjectNames.map((value) => ({ value, label: t(`identity.people.subjects.${value}`) }))}
        value={[...teaches]}
        onChange={(chosen) => onTeaches(subjectNames.filter((one) => chosen.includes(one)))}
      />
    </>
  );
}
