import { instituteSizes, sizeStudents } from '@abhyas/contract/onboarding/constants';
import type { Registration } from '@abhyas/contract/onboarding/registration';
import { Button, TextInput } from '@mantine/core';
import { IconBook2, IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Tile } from '../../../ui/figures/tile.tsx';
import { Chip } from '../../../ui/status/chip.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { StepHead } from './step-parts.tsx';
import classes from './steps.module.css';

const kinds = [
  { value: 'institute', icon: IconSchool },
  { value: 'publisher', icon: IconBook2 },
] as const;

interface Props {
  readonly before: Registration;
  readonly onName: (name: string) => void;
  readonly onSaved: (registration: Registration) => void;
}

/** Step 2: institute or publisher, its name, what it teaches, how large it is. */
export function InstituteStep({ before, onName, onSaved }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: exams = [] } = useQuery(query(api.taxonomy.listExams));
  const given = before.institute;
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    {
      kind: given?.kind ?? ('institute' as const),
      name: given?.name ?? '',
      examIds: given?.examIds ?? ([] as number[]),
      size: given?.size ?? ('small' as const),
    },
    async (body) => onSaved(await api.onboarding.saveRegistrationInstitute({ body })),
    {
      check: ({ name }) => (name.trim().length < 2 ? { name: t('onboarding.registration.needed.name') } : {}),
    },
  );
  const toggleExam = (id: number) =>
    set('examIds', values.examIds.includes(id) ? values.examIds.filter((one) => one !== id) : [...values.examIds, id]);
  const students = (size: (typeof instituteSizes)[number]) => {
    const [from, to] = sizeStudents[size];
    return to === null
      ? t('onboarding.registration.institute.moreThan', { from: format.number(from - 1) })
      : t('onboarding.registration.institute.upTo', { to: format.number(to) });
  };
  return (
    <>
      <StepHead title={t('onboarding.registration.institute.title')}>
        {t('onboarding.registration.institute.text', { name: before.person.firstName })}
      </StepHead>
      <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
        <Problem>{problem}</Problem>
        <fieldset className={classes['choices']}>
          <legend className="sr-only">{t('onboarding.registration.institute.kind')}</legend>
          <div className={classes['choiceGrid']} data-columns="2">
            {kinds.map(({ value, icon }) => (
              <label key={value} className={classes['choice']}>
                <input
                  type="radio"
                  name="kind"
                  className="sr-only"
                  checked={values.kind === value}
                  onChange={() => set('kind', value)}
                />
                <Tile icon={icon} />
                <span>
                  <b>{t(`onboarding.registration.institute.kinds.${value}`)}</b>
                  <small>{t(`onboarding.registration.institute.kindHelp.${value}`)}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <TextInput
          label={t('onboarding.registration.fields.name')}
          description={t('onboarding.registration.fields.nameHelp')}
          size="lg"
          maxLength={80}
          autoComplete="organization"
          value={values.name}
          error={errorOf('name')}
          onChange={(event) => {
            set('name', event.currentTarget.value);
            onName(event.currentTarget.value);
          }}
        />
        {exams.length > 0 && (
          <fieldset className={classes['choices']}>
            <legend>{t('onboarding.registration.institute.exams')}</legend>
            <div className={classes['pills']}>
              {exams.map(({ id, name }) => (
                <Chip key={id} size="md" on={values.examIds.includes(id)} onClick={() => toggleExam(id)}>
                  {name}
                </Chip>
              ))}
            </div>
            <p className={classes['quiet']}>{t('onboarding.registration.institute.examsHelp')}</p>
          </fieldset>
        )}
        <fieldset className={classes['choices']}>
          <legend>{t('onboarding.registration.institute.size')}</legend>
          <div className={classes['pills']}>
            {instituteSizes.map((size) => (
              <Chip key={size} size="md" on={values.size === size} onClick={() => set('size', size)}>
                {students(size)}
              </Chip>
            ))}
          </div>
        </fieldset>
        <div className={classes['buttons']}>
          <Button type="submit" variant="action" size="lg" loading={busy}>
            {t('onboarding.registration.goOn')}
          </Button>
        </div>
      </form>
    </>
  );
}
