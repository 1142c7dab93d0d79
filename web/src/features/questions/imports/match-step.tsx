import { Button } from '@mantine/core';
import { importColumns } from '@abhyas/contract/questions/import-columns';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns } from '../../../ui/page/page.tsx';
import { ColumnMatch } from '../../../ui/sheet-checks/column-match.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { QuestionPreview } from '../preview/question-preview.tsx';
import type { ImportSteps } from './use-import.ts';
import { useProblemText } from './report/use-problem-text.ts';

interface Props {
  readonly summary: ImportSummary;
  readonly sheet: NonNullable<ImportSummary['sheet']>;
  readonly steps: ImportSteps;
}

/** A sheet with headings of its own: which column is what, and the questions that come of it. */
export function MatchStep({ summary, sheet, steps }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { ready, duplicate, rows } = summary.counts;
  const above = sheet.above > 0 ? t('questions.imports.match.above', { count: sheet.above }) : '';
  const note = `${t('sheets.match.note')} ${above}`.trim();
  return (
    <Columns kind="aside">
      <Card flush title={t('sheets.match.title')} note={note}>
        <ColumnMatch
          columns={sheet.columns}
          rows={sheet.rows}
          choices={importColumns.map((value) => ({ value, label: t(`questions.imports.match.columns.${value}`) }))}
          disabled={steps.running === 'match'}
          onChoose={(choices) => void steps.match(choices, false)}
        />
      </Card>
      <Stack>
        <Card as="div">
          <Facts
            kind="figures"
            items={[
              { label: t('questions.imports.match.ready'), value: number(ready) },
              { label: t('questions.imports.match.needYou'), value: number(sheet.rows - ready - duplicate) },
              { label: t('questions.imports.match.duplicate'), value: number(duplicate) },
            ]}
          />
        </Card>
        {rows > 0 ? <Seen summary={summary} /> : <Notice tone="warn">{t('questions.imports.match.missing')}</Notice>}
        <Notice tone="info">{t('sheets.match.remember')}</Notice>
      </Stack>
    </Columns>
  );
}

/** One row after the other as the student will see it, or what is still wrong with it. */
function Seen({ summary: { id, counts } }: { readonly summary: ImportSummary }) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const [page, setPage] = useState(1);
  const found = useQuery({
    ...query(api.questions.listImportRows, { params: { importId: id }, query: { page, size: 1 } }),
    placeholderData: keepPreviousData,
  });
  const row = found.data?.rows[0];
  return (
    <Card
      title={t('questions.imports.match.seen')}
      aside={
        <Row>
          <IconButton
            icon={IconChevronLeft}
            label={t('questions.imports.match.before')}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          />
          <Quiet size="sm">{t('questions.imports.rowTitle', { row: page })}</Quiet>
          <IconButton
            icon={IconChevronRight}
            label={t('questions.imports.match.next')}
            disabled={page >= counts.rows}
            onClick={() => setPage(page + 1)}
          />
        </Row>
      }
    >
      {row?.preview && (
        <QuestionPreview
          type={row.preview.type}
          content={row.preview.content}
          solution={row.preview.key}
          imageOf={(image) => found.data?.images[image]}
        />
      )}
      {row && !row.preview && (
        <Stack as="ul" gap={2}>
          {row.problems.map((problem) => (
            <li key={`${problem.column} ${problem.code}`}>
              <b>{problem.column}</b> {textOf(problem)}
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}

/** Says that the columns are right: the rows are checked. */
export function ConfirmMatch({ sheet, steps }: Omit<Props, 'summary'>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const said = sheet.columns.map(({ is }) => is);
  const isReady = !said.includes('undecided') && said.includes('question') && said.includes('correct');
  return (
    <Button
      variant="action"
      disabled={!isReady}
      loading={steps.running === 'match'}
      onClick={() => void steps.match(said, true)}
    >
      {t('sheets.match.confirm', { count: sheet.rows, shown: number(sheet.rows) })}
    </Button>
  );
}

/** Goes back to the columns; the rows are read anew from there. */
export function MatchAgain({ sheet, steps }: Omit<Props, 'summary'>) {
  const { t } = useTranslation();
  const said = sheet.columns.map(({ is }) => is);
  return (
    <Button variant="outline" loading={steps.running === 'match'} onClick={() => void steps.match(said, false)}>
      {t('sheets.match.again')}
    </Button>
  );
}
