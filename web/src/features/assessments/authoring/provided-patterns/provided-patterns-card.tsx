import type { ProvidedPattern } from '@abhyas/contract/assessments/patterns';
import { Button } from '@mantine/core';
import { IconCopy, IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { StackedCell } from '../../../../ui/list/cells.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { ListCard } from '../../../../ui/page/list-card.tsx';
import { Table } from '../../../../ui/page/table.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { PatternDialog } from './pattern-dialog.tsx';

/** Patterns of official papers: a new one is begun from one that is there, and one that is wrong is withdrawn. */
export function ProvidedPatternsCard() {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<ProvidedPattern>();
  const list = useQuery({ ...query(api.assessments.listProvidedPatterns), staleTime: 0 });
  return (
    <>
      <ListCard
        list={list}
        shown
        title={t('authoring.provided.title')}
        note={t('authoring.provided.note')}
        empty={{ icon: IconTemplate, title: t('authoring.provided.none') }}
      >
        {({ rows, can }) => <Rows rows={rows} onCopy={can.edit ? setCopied : undefined} />}
      </ListCard>
      {copied && list.data && (
        <PatternDialog from={copied} tieChains={list.data.tieChains} onClose={() => setCopied(undefined)} />
      )}
    </>
  );
}

interface RowsProps {
  readonly rows: readonly ProvidedPattern[];
  /** Absent: they may be read alone. */
  readonly onCopy: ((pattern: ProvidedPattern) => void) | undefined;
}

function Rows({ rows, onCopy }: RowsProps) {
  const { t } = useTranslation();
  const { number, minutes } = useFormat();
  const column = (key: string) => t(`authoring.provided.columns.${key}`);
  return (
    <Table
      cards
      label={t('authoring.provided.title')}
      head={[
        { key: 'paper', label: column('paper') },
        { key: 'years', label: column('years') },
        { key: 'questions', label: column('questions'), numeric: true },
        { key: 'marks', label: column('marks'), numeric: true },
        { key: 'time', label: column('time'), numeric: true },
        { key: 'actions', label: column('actions'), hidden: true },
      ]}
    >
      {rows.map((pattern) => (
        <tr key={pattern.id}>
          <td>
            <StackedCell note={pattern.source}>
              {t('authoring.provided.name', { exam: pattern.exam, paper: pattern.paper })}
            </StackedCell>
          </td>
          <td data-label={column('years')}>
            {pattern.withdrawnAt ? (
              <Badge>{t('authoring.provided.withdrawn')}</Badge>
            ) : pattern.untilYear === null ? (
              t('authoring.provided.since', { year: pattern.fromYear })
            ) : (
              [...new Set([pattern.fromYear, pattern.untilYear])].join('–')
            )}
          </td>
          <td data-label={column('questions')} data-numeric>
            {number(pattern.sections.reduce((sum, { questions }) => sum + questions, 0))}
          </td>
          <td data-label={column('marks')} data-numeric>
            {number(pattern.marks / 100)}
          </td>
          <td data-label={column('time')} data-numeric>
            {minutes(pattern.minutes)}
          </td>
          <td>{onCopy && <Actions pattern={pattern} onCopy={() => onCopy(pattern)} />}</td>
        </tr>
      ))}
    </Table>
  );
}

function Actions({ pattern, onCopy }: { readonly pattern: ProvidedPattern; readonly onCopy: () => void }) {
  const { t } = useTranslation();
  const name = t('authoring.provided.name', { exam: pattern.exam, paper: pattern.paper });
  const end = useChange(
    (withdrawn: boolean) =>
      api.assessments.endExamPattern({
        params: { patternId: pattern.id },
        body: { untilYear: pattern.untilYear, withdrawn },
      }),
    {
      stale: [api.assessments.listProvidedPatterns, api.assessments.listExamPatterns],
      said: (_reply, withdrawn) => t(`authoring.provided.${withdrawn ? 'withdrawDone' : 'offerDone'}`, { name }),
    },
  );
  const isOut = pattern.withdrawnAt !== null;
  return (
    <Row gap={2}>
      <Button
        size="sm"
        variant="outline"
        leftSection={<Icon of={IconCopy} size={16} />}
        aria-label={t('authoring.provided.copyOf', { name })}
        onClick={onCopy}
      >
        {t('authoring.provided.copy')}
      </Button>
      <Button size="sm" variant="subtle" loading={end.busy} onClick={() => end.send(!isOut)}>
        {t(`authoring.provided.${isOut ? 'offer' : 'withdraw'}`)}
      </Button>
    </Row>
  );
}
