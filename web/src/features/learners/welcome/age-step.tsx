import { Button, TextInput } from '@mantine/core';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Notice } from '../../../ui/status/notice.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { ChoiceStep } from './choice-step.tsx';
import classes from './welcome.module.css';

interface Props {
  readonly onDone: () => void;
  readonly onBack: () => void;
  readonly GuardianForm: ComponentType<{ readonly onInvited: () => void }>;
}
const [ADULT, MINOR] = [0, 1];

/** Under eighteen? Then the day of birth, and who answers for the student. It may wait: the account's pages ask again. */
export function AgeStep({ onDone, onBack, GuardianForm }: Props) {
  const { t } = useTranslation();
  const [age, setAge] = useState<number>();
  const [isBornSaved, setIsBornSaved] = useState(false);
  if (isBornSaved) {
    return (
      <div className={classes['form']}>
        <Notice tone="info">{t('learners.welcome.guardianText')}</Notice>
        <GuardianForm onInvited={onDone} />
        <Button variant="ghost" size="lg" onClick={onDone}>
          {t('learners.welcome.later')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes['form']}>
      <ChoiceStep
        kind="radio"
        legend={t('learners.welcome.legends.age')}
        options={[
          { value: ADULT!, label: t('learners.welcome.adult') },
          { value: MINOR!, label: t('learners.welcome.minor') },
        ]}
        value={age === undefined ? [] : [age]}
        onChange={([value]) => setAge(value)}
      />
      {age === MINOR ? (
        <BirthDate onSaved={() => setIsBornSaved(true)} />
      ) : (
        <div className={classes['buttons']}>
          <Button variant="outline" size="lg" onClick={onBack}>
            {t('learners.welcome.back')}
          </Button>
          <Button variant="action" size="lg" disabled={age === undefined} onClick={onDone}>
            {t('learners.welcome.finish')}
          </Button>
        </div>
      )}
    </div>
  );
}

function BirthDate({ onSaved }: { readonly onSaved: () => void }) {
  const { t } = useTranslation();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { birthDate: '' },
    async ({ birthDate }) => {
      await api.learners.updateProfile({ body: { birthDate } });
      onSaved();
    },
    { check: ({ birthDate }) => (birthDate ? {} : { birthDate: t('learners.welcome.birthDateNeeded') }) },
  );
  return (
    <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
      <Problem>{problem}</Problem>
      <TextInput
        type="date"
        size="lg"
        label={t('learners.welcome.birthDate')}
        description={t('learners.welcome.birthDateHelp')}
        autoComplete="bday"
        value={values.birthDate}
        error={errorOf('birthDate')}
        onChange={(event) => set('birthDate', event.currentTarget.value)}
      />
      <div className={classes['buttons']}>
        <Button type="submit" variant="action" size="lg" loading={busy}>
          {t('learners.welcome.next')}
        </Button>
      </div>
    </form>
  );
}
