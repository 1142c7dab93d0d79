import type { Plan } from '@abhyas/contract/practice/plan';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Notice } from '../../../ui/status/notice.tsx';

/** Where the plan leads, and plainly what finds no time. */
export function PlanLeads({ plan: { chapters, leftOut, minutes, needed } }: { readonly plan: Plan }) {
  const { t } = useTranslation();
  const { list, number } = useFormat();
  const { all, mastered, planned } = chapters;
  const words = t('practice.plan.mastered', { count: mastered, all: number(all) });
  return (
    <Card title={t('practice.plan.leads')}>
      <Stack gap={3}>
        <b>{words}</b>
        <ProgressBar label={words} value={mastered} max={all} />
        <Quiet as="p" size="sm">
          {t('practice.plan.planned', { count: planned, minutes: number(minutes) })}
        </Quiet>
        {leftOut.length > 0 && (
          <Notice tone="warn" title={t('practice.plan.short', { count: leftOut.length })}>
            {t('practice.plan.shortText', { chapters: list(leftOut.map(({ name }) => name)), needed: number(needed) })}
          </Notice>
        )}
        <Quiet as="p" size="sm">
          {t('practice.plan.anew')}
        </Quiet>
      </Stack>
    </Card>
  );
}
