import type { NewPattern } from '@abhyas/contract/assessments/patterns';
import { NumberInput, Select, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Problem } from '../../../../ui/status/problem.tsx';
import classes from './section-fields.module.css';

type Section = NewPattern['sections'][number];
interface Props {
  readonly sections: readonly Section[];
  readonly problem: string | undefined;
  readonly onChange: (sections: Section[]) => void;
}
const subjects = ['physics', 'chemistry', 'maths', 'biology'] as const;

/** The sections of a pattern with their questions and marks; kinds of questions and part marks stay as in the copied one. */
export function SectionFields({ sections, problem, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes['sections']}>
      <legend>{t('authoring.provided.section.title')}</legend>
      <Problem>{problem}</Problem>
      {sections.map((section, at) => (
        // Sections have no id of their own, and are neither sorted nor moved here.
        <OneSection
          key={at}
          section={section}
          onChange={(patch) => onChange(sections.map((one, index) => (index === at ? { ...one, ...patch } : one)))}
          onRemove={
            sections.length > 1 ? () => onChange(sections.filter((_section, index) => index !== at)) : undefined
          }
        />
      ))}
    </fieldset>
  );
}

interface OneProps {
  readonly section: Section;
  readonly onChange: (patch: Partial<Section>) => void;
  /** Absent: it is the last one. */
  readonly onRemove: (() => void) | undefined;
}
const atLeastOne = (value: string | number) => Math.max(1, Math.round(Number(value)) || 1);
const hundredths = (value: string | number) => Math.round((Number(value) || 0) * 100);

function OneSection({ section: { title, subject, questions, counted, rule }, onChange, onRemove }: OneProps) {
  const { t } = useTranslation();
  const label = (key: string) => t(`authoring.provided.section.${key}`);
  return (
    <div className={classes['section']} role="group" aria-label={title}>
      <TextInput
        label={label('name')}
        value={title}
        maxLength={80}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Select
        label={label('subject')}
        value={subject}
        allowDeselect={false}
        data={subjects.map((value) => ({ value, label: t(`questions.subjects.${value}`) }))}
        onChange={(value) => value && onChange({ subject: value as Section['subject'] })}
      />
      <NumberInput
        label={label('questions')}
        value={questions}
        min={1}
        onChange={(value) => onChange({ questions: atLeastOne(value) })}
      />
      <NumberInput
        label={label('counted')}
        value={counted}
        min={1}
        onChange={(value) => onChange({ counted: atLeastOne(value) })}
      />
      <NumberInput
        label={label('right')}
        value={rule.right / 100}
        onChange={(value) => onChange({ rule: { ...rule, right: hundredths(value) } })}
      />
      <NumberInput
        label={label('wrong')}
        value={rule.wrong / 100}
        onChange={(value) => onChange({ rule: { ...rule, wrong: hundredths(value) } })}
      />
      <IconButton
        icon={IconTrash}
        label={t('authoring.provided.section.remove', { title })}
        disabled={!onRemove}
        onClick={onRemove}
      />
    </div>
  );
}
