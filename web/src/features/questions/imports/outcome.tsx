import { Button } from '@mantine/core';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from './imports.module.css';
import { UndoImport } from './undo-import.tsx';
import { useProblemText } from './report/use-problem-text.ts';

/** How an import ended, and what can be done about it. */
export function Outcome({ summary }: { readonly summary: ImportSummary }) {
  const { t } = useTranslation();
  const { status, problem } = summary;
  const textOf = useProblemText();
  if (status === 'committed') return <Committed summary={summary} />;
  if (status === 'failed')
    return (
      <Notice tone="bad" live title={t('questions.imports.failed')}>
        {problem ? textOf(problem) : t('questions.imports.problems.SHEET_BROKEN')}
      </Notice>
    );
  return (
    <Notice
      tone="info"
      action={
        <Button size="sm" variant="outline" renderRoot={(props) => <Link {...props} to="/partner/imports" />}>
          {t('questions.imports.another')}
        </Button>
      }
    >
      {t(status === 'undone' ? 'questions.imports.undone' : 'questions.imports.cancelled')}
    </Notice>
  );
}

function Committed({ summary }: { readonly summary: ImportSummary }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [undoing, setUndoing] = useState(false);
  const { written, refused, duplicate } = summary.counts;
  return (
    <Notice tone="good" live title={t('questions.imports.done', { count: written, shown: number(written) })}>
      {refused + duplicate > 0 && (
        <p>{t('questions.imports.leftOut', { count: refused + duplicate, shown: number(refused + duplicate) })}</p>
      )}
      <div className={classes['ways']}>
        <Button
          size="sm"
          variant="filled"
          renderRoot={(props) => <Link {...props} to="/partner/questions" search={{ import: summary.id }} />}
        >
          {t('questions.imports.seeQuestions')}
        </Button>
        {summary.can.undo && (
          <Button size="sm" variant="outline" onClick={() => setUndoing(true)}>
            {t('questions.imports.undo.action')}
          </Button>
        )}
      </div>
      <UndoImport summary={undoing ? summary : undefined} onClose={() => setUndoing(false)} />
    </Notice>
  );
}
