import type { Profile } from '@abhyas/contract/learners/profile';
import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { FieldError } from '../../../ui/controls/field-error.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { ChoiceStep } from './choice-step.tsx';
import { standardsOf, usualYear, yearsOf } from './possible-choices.ts';
import classes from './welcome.module.css';

interface Props {
  readonly exams: readonly Exam[];
  /** What was chosen before. */
  readonly profile: Profile;
  readonly onSaved: () => void;
}

/** Exam, class and year on one page; a class proposes the year in which it usually takes its exam. */
export function ExamStep({ exams, profile, onSaved }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    {
      exams: profile.selectedExam.map(({ id }) => id) as readonly number[],
      standard: profile.standard?.id ?? null,
      targetYear: profile.targetYear,
    },
    async ({ exams: chosen, standard, targetYear }) => {
      const body = {
        exams: [...chosen],
        ...(standard !== null && { standard }),
        ...(targetYear !== null && { targetYear }),
      };
      queryClient.setQueryData([...api.learners.showProfile.key, null], await api.learners.updateProfile({ body }));
      onSaved();
    },
    {
      check: (given) => ({
        ...(given.exams.length === 0 && { exams: t('learners.profile.examNeeded') }),
        ...(given.standard === null && { standard: t('learners.profile.standardNeeded') }),
        ...(given.targetYear === null && { targetYear: t('learners.profile.yearNeeded') }),
      }),
    },
  );
  const standards = standardsOf(exams, values.exams);
  const years = yearsOf(exams, values.exams);
  // Another exam may not know the class or the year that was chosen before.
  const chooseExams = (chosen: readonly number[]) => {
    set('exams', chosen);
    if (!standardsOf(exams, chosen).some(({ id }) => id === values.standard)) set('standard', null);
    if (values.targetYear !== null && !yearsOf(exams, chosen).includes(values.targetYear)) set('targetYear', null);
  };
  const chooseStandard = (standard: number) => {
    set('standard', standard);
    set('targetYear', usualYear(standard, years) ?? null);
  };
  const one = (value: number | null) => (value === null ? [] : [value]);
  const [error] = (['exams', 'standard', 'targetYear'] as const).flatMap((field) => errorOf(field) ?? []);
  return (
    <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
      <Problem>{problem}</Problem>
      <ChoiceStep
        kind="checkbox"
        legend={t('learners.welcome.legends.exams')}
        options={exams.map(({ id, name: label, category }) => ({
          value: id,
          label,
          note: t(`learners.welcome.categories.${category}`),
        }))}
        value={values.exams}
        onChange={chooseExams}
      />
      {values.exams.length > 0 && (
        <>
          <ChoiceStep
            look="chips"
            kind="radio"
            legend={t('learners.welcome.legends.standard')}
            options={standards.map(({ id, name: label }) => ({ value: id, label }))}
            value={one(values.standard)}
            onChange={([id]) => chooseStandard(id!)}
          />
          <ChoiceStep
            look="chips"
            kind="radio"
            legend={t('learners.welcome.legends.year')}
            options={years.map((value) => ({ value, label: String(value) }))}
            value={one(values.targetYear)}
            onChange={([year]) => set('targetYear', year!)}
          />
        </>
      )}
      {error && <FieldError>{error}</FieldError>}
      <div className={classes['buttons']}>
        <Button type="submit" variant="action" size="lg" loading={busy}>
          {t('learners.welcome.nextAge')}
        </Button>
      </div>
    </form>
  );
}
