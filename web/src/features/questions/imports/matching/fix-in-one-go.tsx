import { Button } from '@mantine/core';
import type { ImportProposal, ImportSummary } from '@abhyas/contract/questions/imports';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { RowList } from '../../../../ui/layout/row-list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import classes from '../imports.module.css';
import { type ImportSteps, useImportFaults } from '../use-import.ts';

interface Props {
  readonly summary: ImportSummary;
  readonly steps: ImportSteps;
}

/** What is wrong in the same way in many rows, each with what would be written, in one press for all of them. */
export function FixInOneGo({ summary, steps }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const proposals = useImportFaults(summary).data?.proposals ?? [];
  if (summary.counts.refused === 0 || proposals.length === 0) return null;
  const take = async (proposal: ImportProposal, formula: boolean) => {
    const after = await steps.takeProposal(proposal, formula);
    if (!after) return;
    const [count, left] = [after.counts.ready - summary.counts.ready, number(after.counts.refused)];
    toast.good(t('questions.fixing.readyNow', { count, shown: number(count), left }));
  };
  return (
    <Card title={t('questions.fixing.oneGo')} note={t('questions.fixing.oneGoNote')}>
      <RowList label={t('questions.fixing.oneGo')}>
        {proposals.map((proposal) => (
          <Row as="li" key={`${proposal.code} ${proposal.found}`} justify="between" gap={3}>
            <Proposed of={proposal} />
            <Buttons of={proposal} busy={steps.running === 'fix'} onTake={(formula) => void take(proposal, formula)} />
          </Row>
        ))}
      </RowList>
    </Card>
  );
}

/** The kind of fault with what the rows have in common, and one of them as it is and as it would be. */
function Proposed({ of: { code, found, rows, cell, fix } }: { readonly of: ImportProposal }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <Stack gap={1}>
      <Row>
        <b>{t([`questions.fixing.kinds.${code}`, 'questions.fixing.kinds.other'])}</b>
        {found !== '' && (
          <code className={classes['cell']} data-tone="warn">
            {found}
          </code>
        )}
        <Quiet size="sm">{t('questions.fixing.inRows', { count: rows, shown: number(rows) })}</Quiet>
      </Row>
      <Row>
        <code className={classes['cell']} data-tone="warn">
          {cell}
        </code>
        <Icon of={IconArrowRight} size={16} />
        <span className="sr-only">{t('questions.fixing.becomes')}</span>
        <code className={classes['cell']} data-tone="good">
          {fix}
        </code>
      </Row>
    </Stack>
  );
}

interface ButtonsProps {
  readonly of: ImportProposal;
  readonly busy: boolean;
  readonly onTake: (formula: boolean) => void;
}

function Buttons({ of: { code, found, rows }, busy, onTake }: ButtonsProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (code === 'MATH_OR_MONEY')
    return (
      <Row>
        <Button size="sm" variant="filled" disabled={busy} onClick={() => onTake(false)}>
          {t('questions.fixing.money')}
        </Button>
        <Button size="sm" variant="outline" disabled={busy} onClick={() => onTake(true)}>
          {t('questions.fixing.formula')}
        </Button>
      </Row>
    );
  const label = t('questions.fixing.fixRows', { count: rows, shown: number(rows) });
  return (
    <Button
      size="sm"
      variant="light"
      disabled={busy}
      aria-label={`${label} ${found}`.trim()}
      onClick={() => onTake(false)}
    >
      {label}
    </Button>
  );
}
