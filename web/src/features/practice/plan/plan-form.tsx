import { planLimits } from '@abhyas/contract/practice/plan';
import type { api as contract } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import type { Fields } from '../../../lib/use-fields.ts';
import { FieldRow } from '../../../ui/form/form.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';

interface Props {
  readonly found: Answer<typeof contract.practice.showPlan>;
  readonly onClose: () => void;
}

interface Values {
  readonly exam: string;
  readonly examOn: string;
  readonly minutes: number | string;
}

const MINUTES = 60;
const stale = [api.practice.showPlan, api.discovery.showToday];

/** Which exam, on which day, and how long a day. */
export function PlanForm({ found: { exams, examId, written, plan }, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { least, most } = planLimits;
  const isLong = (minutes: number | string) => typeof minutes === 'number' && minutes >= least && minutes <= most;
  const initial: Values = {
    exam: String(examId),
    examOn: plan?.examOn ?? written ?? '',
    minutes: plan?.minutes ?? MINUTES,
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('practice.plan.title')}
      submit={t('practice.plan.save')}
      initial={initial}
      check={({ examOn, minutes }) => ({
        ...(examOn === '' && { examOn: t('errors.PLAN_DAY') }),
        ...(!isLong(minutes) && { minutes: t('practice.plan.wrongMinutes', { least, most }) }),
      })}
      fieldOf={{ PLAN_DAY: 'examOn', PLAN_EXAM: 'exam' }}
      send={async ({ exam, examOn, minutes }) => {
        await api.practice.savePlan({ body: { examId: Number(exam), examOn, minutes: Number(minutes) } });
        await Promise.all(stale.map(({ key }) => client.invalidateQueries({ queryKey: key })));
      }}
    >
      {(fields) => (
        <>
          <Select
            label={t('practice.exam')}
            data={exams.map(({ id, name }) => ({ value: String(id), label: name }))}
            allowDeselect={false}
            value={fields.values.exam}
            error={fields.errorOf('exam')}
            onChange={(value) => value !== null && fields.set('exam', value)}
          />
          <Until fields={fields} />
          {plan && <Drop examId={examId} onClose={onClose} />}
        </>
      )}
    </FormDialog>
  );
}

function Until({ fields }: { readonly fields: Fields<Values> }) {
  const { t } = useTranslation();
  return (
    <FieldRow>
      <TextInput {...fields.text('examOn')} type="date" label={t('practice.plan.examOn')} />
      <NumberInput
        {...fields.choice('minutes')}
        label={t('practice.plan.minutes')}
        description={t('practice.plan.minutesHelp')}
        min={planLimits.least}
        max={planLimits.most}
        allowDecimal={false}
        clampBehavior="none"
      />
    </FieldRow>
  );
}

function Drop({ examId, onClose }: { readonly examId: number; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const drop = useChange(() => api.practice.dropPlan({ params: { examId } }), { stale, after: onClose });
  return (
    <Row>
      <Button variant="ghost" size="sm" loading={drop.busy} onClick={() => drop.send()}>
        {t('practice.plan.drop')}
      </Button>
    </Row>
  );
}
