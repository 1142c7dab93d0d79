import type { ProvidedExam } from '@abhyas/contract/taxonomy/provided-exams';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { MultiSelect, TagsInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import type { Fields } from '../../../lib/use-fields.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { FieldGroup } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';

interface Props {
  /** Absent: a new one. */
  readonly exam: ProvidedExam | undefined;
  readonly subjects: readonly SubjectName[];
  readonly standards: readonly { readonly id: number; readonly name: string }[];
  readonly onClose: () => void;
}
const categories = ['JEE', 'NEET'] as const;

/** `JEE Advanced` as programs write it: `jee-advanced`. */
const codeOf = (name: string) => (name.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 30);

interface Values {
  readonly name: string;
  readonly category: ProvidedExam['category'];
  readonly subjects: string[];
  readonly standards: string[];
  readonly targetYears: string[];
}

const valuesOf = (exam: ProvidedExam | undefined, standards: Props['standards']): Values => ({
  name: exam?.name ?? '',
  category: exam?.category ?? 'JEE',
  subjects: [...(exam?.subjects ?? [])],
  standards: (exam?.standards ?? standards.map(({ id }) => id)).map(String),
  targetYears: (exam?.targetYears ?? []).map(String),
});

/** Asks what an exam is called, and for whom and what it is. */
export function ExamDialog({ exam, subjects, standards, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const check = (values: Values) => ({
    ...(values.name.trim().length < 2 && { name: t('taxonomy.exams.needed.name') }),
    ...(values.subjects.length === 0 && { subjects: t('taxonomy.exams.needed.subjects') }),
    ...(values.standards.length === 0 && { standards: t('taxonomy.exams.needed.standards') }),
    ...((values.targetYears.length === 0 || !values.targetYears.every((year) => /^20\d\d$/.test(year))) && {
      targetYears: t('taxonomy.exams.needed.years'),
    }),
  });
  return (
    <FormDialog
      onClose={onClose}
      title={exam ? t('taxonomy.exams.edit', { name: exam.name }) : t('taxonomy.exams.add')}
      submit={exam ? t('taxonomy.exams.save') : t('taxonomy.exams.add')}
      initial={valuesOf(exam, standards)}
      check={check}
      fieldOf={{ EXAM_EXISTS: 'name' }}
      send={async (values) => {
        const body = {
          name: values.name.trim(),
          subjects: values.subjects as SubjectName[],
          standards: values.standards.map(Number),
          targetYears: values.targetYears.map(Number),
        };
        if (exam) await api.taxonomy.saveExam({ params: { examId: exam.id }, body });
        else await api.taxonomy.createExam({ body: { ...body, code: codeOf(body.name), category: values.category } });
        void client.invalidateQueries({ queryKey: ['taxonomy'] });
        toast.good(t('taxonomy.exams.saved', { name: body.name }));
      }}
    >
      {(fields) => <ExamFields fields={fields} isNew={!exam} subjects={subjects} standards={standards} />}
    </FormDialog>
  );
}

interface FieldsProps extends Pick<Props, 'subjects' | 'standards'> {
  readonly fields: Fields<Values>;
  readonly isNew: boolean;
}

function ExamFields({ fields, isNew, subjects, standards }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput {...fields.text('name')} label={t('taxonomy.exams.columns.name')} maxLength={60} data-autofocus />
      {isNew && (
        <FieldGroup label={t('taxonomy.exams.category')} help={t('taxonomy.exams.categoryHelp')}>
          <Segmented
            label={t('taxonomy.exams.category')}
            value={fields.values.category}
            options={categories.map((value) => ({ value, label: t(`taxonomy.exams.categories.${value}`) }))}
            onChange={(value) => fields.set('category', value)}
          />
        </FieldGroup>
      )}
      <MultiSelect
        {...fields.choice('subjects')}
        label={t('taxonomy.exams.columns.subjects')}
        description={t('taxonomy.exams.order')}
        data={subjects.map((value) => ({ value, label: t(`questions.subjects.${value}`) }))}
      />
      <MultiSelect
        {...fields.choice('standards')}
        label={t('taxonomy.exams.columns.standards')}
        data={standards.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TagsInput
        {...fields.choice('targetYears')}
        label={t('taxonomy.exams.columns.years')}
        description={t('taxonomy.exams.yearsHelp')}
        inputMode="numeric"
      />
    </>
  );
}
