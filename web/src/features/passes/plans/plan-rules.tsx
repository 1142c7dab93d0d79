import { type OpeningRule, type PlanTerms, ruleKinds } from '@abhyas/contract/passes/shapes';
import { Button, MultiSelect } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import type { Fields } from '../../../lib/use-fields.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { FieldGroup, FieldRow } from '../../../ui/form/form.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { RuleThings } from './rule-things.tsx';

const MOST = 12;

/** What a plan opens, rule by rule. */
export function PlanRules({ fields }: { readonly fields: Fields<PlanTerms> }) {
  const { t } = useTranslation();
  const { rules, examIds } = fields.values;
  const put = (next: readonly OpeningRule[]) => fields.set('rules', [...next]);
  const add = (
    <Button
      variant="outline"
      size="sm"
      disabled={rules.length >= MOST}
      leftSection={<Icon of={IconPlus} size={16} />}
      onClick={() => put([...rules, { what: 'papers', subjectIds: [], chosen: null }])}
    >
      {t('passes.plans.rules.add')}
    </Button>
  );
  return (
    <Card title={t('passes.plans.rules.title')} aside={add}>
      <Stack as="ul" gap={5}>
        {rules.length === 0 && <li>{t('passes.plans.rules.none')}</li>}
        {rules.map((rule, at) => (
          <li key={at}>
            <OneRule
              rule={rule}
              examIds={examIds}
              onChange={(next) => put(rules.map((one, place) => (place === at ? next : one)))}
              onRemove={() => put(rules.filter((_, place) => place !== at))}
            />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

interface RuleProps {
  readonly rule: OpeningRule;
  readonly examIds: readonly number[];
  readonly onChange: (rule: OpeningRule) => void;
  readonly onRemove: () => void;
}

function OneRule({ rule, examIds, onChange, onRemove }: RuleProps) {
  const { t } = useTranslation();
  const { what, chosen } = rule;
  return (
    <Stack gap={3} role="group" aria-label={t(`passes.plans.rules.kinds.${what}`)}>
      <Row justify="between" align="end">
        <FieldRow>
          <FieldGroup label={t('passes.plans.rules.what')}>
            <Segmented
              label={t('passes.plans.rules.what')}
              options={ruleKinds.map((value) => ({ value, label: t(`passes.plans.rules.kinds.${value}`) }))}
              value={what}
              onChange={(next) => onChange({ what: next, subjectIds: [], chosen: null })}
            />
          </FieldGroup>
          <FieldGroup label={t('passes.plans.rules.which')}>
            <Segmented
              label={t('passes.plans.rules.which')}
              options={[
                { value: 'all', label: t('passes.plans.rules.all') },
                { value: 'chosen', label: t('passes.plans.rules.chosen') },
              ]}
              value={chosen === null ? 'all' : 'chosen'}
              onChange={(which) => onChange({ what, subjectIds: [], chosen: which === 'all' ? null : [] })}
            />
          </FieldGroup>
        </FieldRow>
        <IconButton icon={IconX} label={t('passes.plans.rules.remove')} onClick={onRemove} />
      </Row>
      {chosen !== null ? (
        <RuleThings what={what} chosen={chosen} onChange={(ids) => onChange({ ...rule, chosen: [...ids] })} />
      ) : what === 'papers' ? (
        <Quiet as="p" size="sm">
          {t('passes.plans.rules.papersHelp')}
        </Quiet>
      ) : (
        <Subjects rule={rule} examIds={examIds} onChange={onChange} />
      )}
    </Stack>
  );
}

function Subjects({ rule, examIds, onChange }: Omit<RuleProps, 'onRemove'>) {
  const { t } = useTranslation();
  const { data: exams } = useQuery(query(api.taxonomy.listExams));
  const subjects = new Map(
    (exams ?? [])
      .filter(({ id }) => examIds.includes(id))
      .flatMap((exam) => exam.subjects.map(({ id, name }) => [id, name] as const)),
  );
  return (
    <MultiSelect
      label={t('passes.plans.rules.subjects')}
      placeholder={rule.subjectIds.length === 0 ? t('passes.plans.rules.allSubjects') : ''}
      maxValues={8}
      data={[...subjects].map(([id, name]) => ({ value: String(id), label: name }))}
      value={rule.subjectIds.filter((id) => subjects.has(id)).map(String)}
      onChange={(ids) => onChange({ ...rule, subjectIds: ids.map(Number) })}
    />
  );
}
