import { paperCriteria, type PaperCriterion } from '@abhyas/contract/assessments/generation';
import { NumberInput, Select, Switch, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { type BlueprintForm, newSeed } from './blueprint-form.ts';
import classes from './generate.module.css';

const criterionNames = ['random', 'answeredWrong', 'askedInExam', 'bookmarked'] as const;
const nameOf = (criterion: PaperCriterion) => criterionNames.find((name) => paperCriteria[name] === criterion)!;

interface Props {
  readonly form: BlueprintForm;
  readonly onChange: (values: Partial<BlueprintForm>) => void;
}

/** Spec §9: criteria; what was used of late; whose word on difficulty counts; and the seed that makes the choice repeatable. */
export function MoreRules({ form, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Switch
        label={t('authoring.generating.byStudents')}
        description={t('authoring.generating.byStudentsHelp')}
        checked={form.byStudents}
        onChange={(event) => onChange({ byStudents: event.currentTarget.checked })}
      />
      <div className={classes['rules']}>
        <Select
          label={t('authoring.generate.criterion')}
          description={t(`authoring.generating.criteriaHelp.${nameOf(form.criterion)}`)}
          allowDeselect={false}
          value={nameOf(form.criterion)}
          data={criterionNames.map((value) => ({ value, label: t(`authoring.generating.criteria.${value}`) }))}
          onChange={(value) => {
            const name = criterionNames.find((one) => one === value);
            if (name) onChange({ criterion: paperCriteria[name] });
          }}
        />
        <NumberInput
          label={t('authoring.generate.unused')}
          description={t('authoring.generate.unusedHelp')}
          placeholder={t('authoring.generate.unusedNone')}
          min={1}
          max={3650}
          allowDecimal={false}
          value={form.unusedDays ?? ''}
          onChange={(value) => onChange({ unusedDays: typeof value === 'number' && value > 0 ? value : null })}
        />
        <TextInput
          label={t('authoring.generate.seed')}
          description={t('authoring.generate.seedHelp')}
          maxLength={40}
          value={form.seed}
          rightSection={
            <IconButton
              icon={IconRefresh}
              label={t('authoring.generate.newSeed')}
              onClick={() => onChange({ seed: newSeed() })}
            />
          }
          onChange={(event) => onChange({ seed: event.currentTarget.value })}
        />
      </div>
    </>
  );
}
