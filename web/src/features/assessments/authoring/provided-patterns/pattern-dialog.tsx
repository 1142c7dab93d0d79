import type { NewPattern, ProvidedPattern, TieChain } from '@abhyas/contract/assessments/patterns';
import { Button, NumberInput, Select, Switch, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import type { Fields } from '../../../../lib/use-fields.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { FieldRow } from '../../../../ui/form/form.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { SectionFields } from './section-fields.tsx';

interface Props {
  readonly from: ProvidedPattern;
  readonly tieChains: readonly (TieChain & { readonly exam: string })[];
  readonly onClose: () => void;
}

/** A copy of a pattern to begin from, for the year after it. */
function copyOf({
  exam,
  paper,
  fromYear,
  untilYear,
  secondHand,
  minutes,
  console,
  tieChain,
  sections,
}: ProvidedPattern) {
  return {
    exam,
    paper,
    fromYear: (untilYear ?? fromYear) + 1,
    untilYear: null as number | null,
    source: '',
    secondHand,
    minutes,
    look: console.look ?? ('plain' as const),
    tieChainId: tieChain.id,
    sections: sections.map(({ stems: _none, ...section }) => section) as NewPattern['sections'],
  };
}

type Values = ReturnType<typeof copyOf>;

/** Asks how an official paper is made: its years, its time, and its sections with their marks. */
export function PatternDialog({ from, tieChains, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <FormDialog
      onClose={onClose}
      size="xl"
      title={t('authoring.provided.new')}
      submit={t('authoring.provided.add')}
      initial={copyOf(from)}
      isEmpty={({ sections }) => sections.length === 0}
      check={(values) => ({
        ...(values.source.trim().length < 3 && { source: t('authoring.provided.needed.source') }),
        ...(values.exam.trim().length < 2 && { exam: t('authoring.provided.needed.exam') }),
        ...(values.paper.trim() === '' && { paper: t('authoring.provided.needed.paper') }),
        ...(values.sections.some(({ counted, questions }) => counted > questions) && {
          sections: t('authoring.provided.problems.counted'),
        }),
      })}
      send={async (values) => {
        await api.assessments.addExamPattern({ body: values });
        for (const { key } of [api.assessments.listProvidedPatterns, api.assessments.listExamPatterns])
          void client.invalidateQueries({ queryKey: key });
        toast.good(t('authoring.provided.added', { name: `${values.exam}, ${values.paper}` }));
      }}
    >
      {(fields) => (
        <>
          <PaperFields fields={fields} tieChains={tieChains} />
          <Sections fields={fields} />
        </>
      )}
    </FormDialog>
  );
}

interface FieldsProps {
  readonly fields: Fields<Values>;
}

function PaperFields({ fields, tieChains }: FieldsProps & Pick<Props, 'tieChains'>) {
  const { t } = useTranslation();
  const whole = (field: 'fromYear' | 'minutes') => ({
    ...fields.choice(field),
    onChange: (value: string | number) => fields.set(field, Number(value) || 0),
    allowDecimal: false,
    min: 1,
  });
  return (
    <>
      <FieldRow>
        <TextInput {...fields.text('exam')} label={t('authoring.provided.exam')} maxLength={60} />
        <TextInput {...fields.text('paper')} label={t('authoring.provided.columns.paper')} maxLength={60} />
      </FieldRow>
      <FieldRow>
        <NumberInput {...whole('fromYear')} label={t('authoring.provided.from')} thousandSeparator="" />
        <NumberInput {...whole('minutes')} label={t('authoring.provided.minutes')} />
      </FieldRow>
      <TextInput
        {...fields.text('source')}
        label={t('authoring.provided.source')}
        description={t('authoring.provided.sourceHelp')}
        maxLength={200}
      />
      <Switch
        label={t('authoring.provided.secondHand')}
        checked={fields.values.secondHand}
        onChange={(event) => fields.set('secondHand', event.currentTarget.checked)}
      />
      <Select
        {...fields.choice('tieChainId')}
        onChange={(value) => value && fields.set('tieChainId', value)}
        label={t('authoring.provided.ties')}
        allowDeselect={false}
        data={tieChains.map(({ id, exam, fromYear }) => ({ value: id, label: `${exam}, ${fromYear}` }))}
      />
    </>
  );
}

function Sections({ fields }: FieldsProps) {
  const { t } = useTranslation();
  const { sections } = fields.values;
  const last = sections.at(-1);
  return (
    <>
      <SectionFields
        sections={sections}
        problem={fields.errorOf('sections')}
        onChange={(next) => fields.set('sections', next)}
      />
      {last && (
        <Button
          variant="outline"
          leftSection={<Icon of={IconPlus} size={16} />}
          onClick={() => fields.set('sections', [...sections, { ...last }])}
        >
          {t('authoring.provided.section.add')}
        </Button>
      )}
      <Quiet>
        {t('authoring.provided.total', {
          marks: sections.reduce((sum, { counted, rule }) => sum + counted * rule.right, 0) / 100,
        })}
      </Quiet>
    </>
  );
}
