import type { Profile } from '@abhyas/contract/learners/profile';
import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';
import { Button, Checkbox, Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { askAgain } from '../../../lib/session.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { standardsOf, yearsOf } from '../welcome/possible-choices.ts';
import classes from './preparation.module.css';

/** What a student prepares for, to change: exams, class, year, and the languages of questions. */
export function PreparationCard() {
  const { data: profile } = useQuery(query(api.learners.showProfile));
  const { data: exams } = useQuery(query(api.taxonomy.listExams));
  return profile && exams ? <Preparation profile={profile} exams={exams} /> : <CardSkeleton lines={4} />;
}

function Preparation({ profile, exams }: { readonly profile: Profile; readonly exams: readonly Exam[] }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    {
      exams: profile.selectedExam.map(({ id }) => id) as readonly number[],
      standard: profile.standard?.id ?? null,
      targetYear: profile.targetYear,
      languages: profile.languages as readonly ('en' | 'hi')[],
    },
    async ({ exams: chosen, standard, targetYear, languages }) => {
      const saved = await api.learners.updateProfile({
        body: {
          exams: [...chosen],
          languages: [...languages],
          ...(standard !== null && { standard }),
          ...(targetYear !== null && { targetYear }),
        },
      });
      queryClient.setQueryData([...api.learners.showProfile.key, null], saved);
      await askAgain();
      toast.good(t('learners.profile.saved'));
    },
    {
      check: (given) => ({
        ...(given.exams.length === 0 && { exams: t('learners.profile.examNeeded') }),
        ...(given.standard === null && { standard: t('learners.profile.standardNeeded') }),
        ...(given.targetYear === null && { targetYear: t('learners.profile.yearNeeded') }),
        ...(given.languages.length === 0 && { languages: t('learners.profile.languageNeeded') }),
      }),
    },
  );
  const standards = standardsOf(exams, values.exams);
  const years = yearsOf(exams, values.exams);
  return (
    <Card title={t('learners.profile.title')}>
      <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
        <Problem>{problem}</Problem>
        <Checkbox.Group
          label={t('learners.profile.exams')}
          value={values.exams.map(String)}
          error={errorOf('exams')}
          onChange={(ids) => set('exams', ids.map(Number))}
        >
          <div className={classes['checks']}>
            {exams.map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={name} />
            ))}
          </div>
        </Checkbox.Group>
        <div className={classes['pair']}>
          <Select
            size="lg"
            label={t('learners.profile.standard')}
            data={standards.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={values.standard === null ? null : String(values.standard)}
            error={errorOf('standard')}
            allowDeselect={false}
            onChange={(id) => set('standard', id === null ? null : Number(id))}
          />
          <Select
            size="lg"
            label={t('learners.profile.year')}
            data={years.map(String)}
            value={values.targetYear === null ? null : String(values.targetYear)}
            error={errorOf('targetYear')}
            allowDeselect={false}
            onChange={(year) => set('targetYear', year === null ? null : Number(year))}
          />
        </div>
        <Checkbox.Group
          label={t('learners.profile.languages')}
          value={[...values.languages]}
          error={errorOf('languages')}
          onChange={(languages) => set('languages', languages as ('en' | 'hi')[])}
        >
          <div className={classes['checks']}>
            <Checkbox value="en" label={t('identity.menu.languages.en')} />
            <Checkbox value="hi" label={t('identity.menu.languages.hi')} />
          </div>
        </Checkbox.Group>
        <div className={classes['buttons']}>
          <Button type="submit" variant="filled" loading={busy}>
            {t('learners.profile.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
