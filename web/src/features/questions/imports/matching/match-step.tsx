import { Button } from '@mantine/core';
import { importColumns } from '@abhyas/contract/questions/import-columns';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Columns } from '../../../../ui/page/page.tsx';
import { ColumnMatch } from '../../../../ui/sheet-checks/column-match.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import type { ImportSteps } from '../use-import.ts';
import { MatchFigures } from './match-figures.tsx';
import { SeenQuestion } from './seen-question.tsx';

interface Props {
  readonly summary: ImportSummary;
  readonly sheet: NonNullable<ImportSummary['sheet']>;
  readonly steps: ImportSteps;
}

/** A sheet with headings of its own: which column is what, and the questions that come of it. */
export function MatchStep({ summary, sheet, steps }: Props) {
  const { t } = useTranslation();
  const [place, setPlace] = useState(1);
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
        <MatchFigures counts={summary.counts} rows={sheet.rows} />
        {summary.counts.rows > 0 ? (
          <SeenQuestion summary={summary} place={place} onPlace={setPlace} />
        ) : (
          <Notice tone="warn">{t('questions.imports.match.missing')}</Notice>
        )}
        <Notice tone="info">{t('sheets.match.remember')}</Notice>
      </Stack>
    </Columns>
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

/** Says that the paper is read right. */
export function ConfirmPaper({
  paper,
  steps,
}: Pick<Props, 'steps'> & { readonly paper: NonNullable<ImportSummary['paper']> }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const count = paper.seen.questions;
  return (
    <Button
      variant="action"
      loading={steps.running === 'match'}
      onClick={() => void steps.matchPaper(paper.pattern, true)}
    >
      {t('questions.papers.confirm', { count, shown: number(count) })}
    </Button>
  );
}

/** Goes back to what the columns are, or how the paper is read; what was fixed stays while that does not change. */
export function MatchAgain({ summary: { sheet, paper }, steps }: Omit<Props, 'sheet'>) {
  const { t } = useTranslation();
  const back = () => {
    if (sheet)
      void steps.match(
        sheet.columns.map(({ is }) => is),
        false,
      );
    else if (paper) void steps.matchPaper(paper.pattern, false);
  };
  if (!sheet && !paper) return null;
  return (
    <Button variant="outline" loading={steps.running === 'match'} onClick={back}>
      {t(paper ? 'questions.papers.again' : 'sheets.match.again')}
    </Button>
  );
}
