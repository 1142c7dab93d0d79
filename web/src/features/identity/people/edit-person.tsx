import type { PersonDetail } from '@abhyas/contract/identity/people';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { RoleAndSubjects } from './create-person.tsx';
import { StudentFields } from './student-fields.tsx';
import classes from './people.module.css';
import { subjectNames } from './subject-names.ts';

/** Name, role and subjects of a person; another role counts at once. */
export function EditPerson({ person }: { readonly person: PersonDetail }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const isStaff = person.kind === 'staff';
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    {
      firstName: person.firstName,
      lastName: person.lastName,
      role: person.role,
      birthDate: person.birthDate ?? '',
      teaches: subjectNames.filter((one) => person.teaches.includes(one)),
      mobileNumber: person.mobileNumber ?? '',
      rollNumber: person.rollNumber ?? '',
      parentName: person.parentName ?? '',
      parentMobile: person.parentMobile ?? '',
    },
    async ({ role, birthDate, mobileNumber, rollNumber, parentName, parentMobile, ...values }) => {
      const details = { mobileNumber, rollNumber, parentName, parentMobile };
      const body = { ...values, ...(isStaff ? { role } : { birthDate: birthDate || null, details }) };
      await api.identity.savePerson({ params: { accountId: person.accountId }, body });
      await client.invalidateQueries({ queryKey: ['identity'] });
      toast.good(t('identity.people.form.saved'));
    },
    {
      check: ({ firstName }) =>
        firstName.trim() === '' ? { firstName: t('identity.people.form.firstNameNeeded') } : {},
    },
  );
  return (
    <Card title={t(isStaff ? 'identity.people.person.edit' : 'identity.people.person.editName')}>
      <form ref={form} onSubmit={onSubmit} className={classes['form']} noValidate>
        <Problem>{problem}</Problem>
        <div className={classes['pair']}>
          <TextInput
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
        {!isStaff && <StudentFields values={values} errorOf={errorOf} set={set} />}
        {!isStaff && (
          <TextInput
            type="date"
            label={t('identity.people.form.birthDate')}
            description={t('identity.people.form.birthDateHelp')}
            value={values.birthDate}
            error={errorOf('birthDate')}
            onChange={(event) => set('birthDate', event.currentTarget.value)}
          />
        )}
        {isStaff && (
          <RoleAndSubjects
            role={values.role}
            teaches={values.teaches}
            roleError={errorOf('role')}
            onRole={person.can.deactivate ? (role) => set('role', role) : undefined}
            onTeaches={(teaches) => set('teaches', teaches)}
          />
        )}
        <div className={classes['start']}>
          <Button type="submit" variant="filled" loading={busy}>
            {t('identity.people.form.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
