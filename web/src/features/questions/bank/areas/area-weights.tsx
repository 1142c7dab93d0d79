import { NumberInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { useFields } from '../../../../lib/use-fields.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Loaded } from '../../../../ui/status/loaded.tsx';
import { Skeleton } from '../../../../ui/status/skeletons.tsx';
import type { ShownArea } from './area-desk.ts';

interface Props {
  readonly area: ShownArea;
  readonly mayEdit: boolean;
}
const PER_PERCENT = 10;

/** How much of each exam's syllabus an area is. */
export function AreaWeights({ area, mayEdit }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const exams = useQuery(query(api.taxonomy.listExams, {}));
  return (
    <Loaded query={exams} skeleton={<Skeleton />}>
      {(all) => {
        const asking = all.filter(({ subjects }) => subjects.some(({ code }) => code === area.subject));
        if (mayEdit) return <WeightForm key={area.id} area={area} exams={asking} />;
        return (
          <Facts
            kind="lines"
            items={asking.map(({ id, name }) => ({
              label: t('taxonomy.desk.weights.of', { exam: name }),
              value: `${number(weightOf(area, id) / PER_PERCENT)} %`,
            }))}
          />
        );
      }}
    </Loaded>
  );
}

const weightOf = ({ weights = [] }: ShownArea, examId: number) =>
  weights.find((one) => one.examId === examId)?.perMille ?? 0;

function WeightForm({ area, exams }: { readonly area: ShownArea; readonly exams: readonly Exam[] }) {
  const { t } = useTranslation();
  const initial = Object.fromEntries(exams.map(({ id }) => [String(id), weightOf(area, id) / PER_PERCENT]));
  const save = useChange(
    (weights: { examId: number; perMille: number }[]) =>
      api.taxonomy.saveAreaWeights({ params: { areaId: area.id }, body: { weights } }),
    { stale: [['taxonomy']], said: t('taxonomy.desk.weights.done') },
  );
  const fields = useFields(initial, async (values) =>
    save.send(
      exams.map(({ id }) => ({ examId: id, perMille: Math.round((Number(values[String(id)]) || 0) * PER_PERCENT) })),
    ),
  );
  return (
    <Form fields={fields} submit={t('taxonomy.desk.weights.save')} tone="filled">
      {exams.map(({ id, name }) => (
        <NumberInput
          key={id}
          {...fields.choice(String(id))}
          onChange={(value) => fields.set(String(id), Number(value) || 0)}
          label={t('taxonomy.desk.weights.of', { exam: name })}
          suffix=" %"
          min={0}
          max={100}
          decimalScale={1}
          allowNegative={false}
          clampBehavior="strict"
        />
      ))}
    </Form>
  );
}
