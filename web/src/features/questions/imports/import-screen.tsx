import { Button } from '@mantine/core';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { CardSkeleton, TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import type { ImportPatch, ImportSearch } from '../addresses.ts';
import { ImportSteps } from './import-steps.tsx';
import classes from './imports.module.css';
import { Losses } from './losses.tsx';
import { FixInOneGo } from './matching/fix-in-one-go.tsx';
import { ConfirmMatch, ConfirmPaper, MatchAgain, MatchStep } from './matching/match-step.tsx';
import { PaperStep } from './matching/paper-step.tsx';
import { Outcome } from './outcome.tsx';
import { ReadAs } from './read-as.tsx';
import { RowReport } from './report/row-report.tsx';
import { useProblemText } from './report/use-problem-text.ts';
import { Reading } from './reading.tsx';
import { Summary } from './summary.tsx';
import { useImport, useImportSteps, type ImportSteps as Steps } from './use-import.ts';

interface Props {
  readonly importId: string;
  readonly search: ImportSearch;
  readonly onSearch: (patch: ImportPatch) => void;
}

/** One import from reading to the bank: what the file holds, what is wrong row by row, and the decision. */
export function ImportScreen({ importId, search, onSearch }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const asked = useImport(importId);
  const steps = useImportSteps(importId);
  const summary = asked.data;
  return (
    <Page
      title={t(titleOf(summary))}
      breadcrumbs={[
        { label: t('questions.bank.title'), to: '/partner/questions' },
        { label: t('questions.imports.title'), to: '/partner/imports' },
        { label: summary?.fileName ?? '…' },
      ]}
      beside={
        summary && (
          <span className={classes['name']}>
            <Icon of={IconFileSpreadsheet} size={16} />
            {t('questions.imports.fileRows', {
              file: summary.fileName,
              count: summary.sheet?.rows ?? summary.counts.rows,
              shown: number(summary.sheet?.rows ?? summary.counts.rows),
            })}
          </span>
        )
      }
      action={summary && <Actions summary={summary} steps={steps} />}
    >
      {summary && (
        <ImportSteps at={stepOf(summary.status)} asks={summary.sheet ? 'match' : summary.paper ? 'paper' : undefined} />
      )}
      {asked.isPending && (
        <>
          <CardSkeleton lines={2} />
          <Card flush>
            <TableSkeleton rows={8} columns={4} />
          </Card>
        </>
      )}
      {asked.isError && !summary && (
        <Card>
          <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />
        </Card>
      )}
      {summary && <Body summary={summary} steps={steps} search={search} onSearch={onSearch} />}
    </Page>
  );
}

const titleOf = (summary: ImportSummary | undefined) =>
  summary?.paper && summary.status === 'matching'
    ? 'questions.papers.title'
    : `questions.imports.titles.${summary?.status ?? 'reading'}`;

const stepOf = (status: ImportSummary['status']) => {
  if (status === 'reading' || status === 'failed') return 'upload';
  if (status === 'matching') return 'match';
  if (status === 'checked') return 'check';
  return status === 'committing' ? 'import' : 'done';
};

function Body({
  summary,
  steps,
  search,
  onSearch,
}: Omit<Props, 'importId'> & { readonly summary: ImportSummary; readonly steps: Steps }) {
  const textOf = useProblemText();
  const { status } = summary;
  if (status === 'reading' || status === 'committing') return <Reading status={status} />;
  if (status === 'matching' && summary.sheet)
    return <MatchStep summary={summary} sheet={summary.sheet} steps={steps} />;
  if (status === 'matching' && summary.paper)
    return <PaperStep summary={summary} paper={summary.paper} steps={steps} />;
  const report = <RowReport summary={summary} steps={steps} search={search} onSearch={onSearch} />;
  if (status === 'checked')
    return (
      <>
        {summary.problem && <Problem>{textOf(summary.problem)}</Problem>}
        <Summary counts={summary.counts} />
        <ReadAs encoding={summary.encoding} />
        <Losses losses={summary.losses} />
        <FixInOneGo summary={summary} steps={steps} />
        {report}
      </>
    );
  return (
    <>
      <Outcome summary={summary} />
      {status === 'committed' && report}
    </>
  );
}

function Actions({ summary, steps }: { readonly summary: ImportSummary; readonly steps: Steps }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const navigate = useNavigate();
  const { can, counts, sheet, paper, status } = summary;
  const cancel = async () => {
    if (!(await steps.cancel())) return;
    toast.info(t('questions.imports.cancelled'));
    await navigate({ to: '/partner/imports' });
  };
  if (status !== 'matching' && status !== 'checked' && status !== 'failed')
    return status === 'reading' ? null : (
      <Button variant="outline" renderRoot={(props) => <Link {...props} to="/partner/imports" />}>
        {t('questions.imports.another')}
      </Button>
    );
  return (
    <>
      {can.cancel && (
        <Button variant="ghost" loading={steps.running === 'cancel'} onClick={() => void cancel()}>
          {t(status === 'failed' ? 'questions.imports.chooseAnother' : 'questions.imports.cancel')}
        </Button>
      )}
      {status === 'matching' && sheet && <ConfirmMatch sheet={sheet} steps={steps} />}
      {status === 'matching' && paper && <ConfirmPaper paper={paper} steps={steps} />}
      {status === 'checked' && <MatchAgain summary={summary} steps={steps} />}
      {status === 'checked' && (
        <Button
          variant="action"
          disabled={!can.commit}
          loading={steps.running === 'commit'}
          aria-describedby={can.commit ? undefined : 'import-nothing'}
          onClick={() => void steps.commit()}
        >
          {counts.ready === 0
            ? t('questions.imports.commitNone')
            : t('questions.imports.commit', { count: counts.ready, shown: number(counts.ready) })}
        </Button>
      )}
    </>
  );
}
