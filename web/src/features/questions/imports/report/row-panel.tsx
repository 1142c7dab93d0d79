import type { ImportRow } from '@abhyas/contract/questions/imports';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../../ui/overlays/side-panel.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { DifficultyBadge } from '../../preview/difficulty-badge.tsx';
import { QuestionPreview } from '../../preview/question-preview.tsx';
import classes from '../imports.module.css';
import { inOrder } from './row-lines.ts';
import { useProblemText } from './use-problem-text.ts';

/** One row of the file: as the student will see it, or the cells as they were read where it cannot be a question yet. */
export function RowPanel({ row, onClose }: { readonly row: ImportRow | undefined; readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel
      opened={row !== undefined}
      onClose={onClose}
      size="login"
      title={t('questions.imports.rowTitle', { row: row?.row ?? '' })}
    >
      {row && (
        <div className={classes['panel']}>
          <Problems row={row} />
          {row.preview ? <Preview preview={row.preview} /> : <Cells cells={row.cells} />}
        </div>
      )}
    </SidePanel>
  );
}

function Problems({ row }: { readonly row: ImportRow }) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  if (row.problems.length === 0) return null;
  return (
    <Notice tone={row.state === 'refused' ? 'bad' : 'warn'} title={t('questions.imports.report.wrong')}>
      <ul>
        {row.problems.map((problem, i) => (
          <li key={i}>
            {problem.column && <b>{problem.column}: </b>}
            {textOf(problem)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Preview({ preview }: { readonly preview: NonNullable<ImportRow['preview']> }) {
  return (
    <>
      <QuestionPreview type={preview.type} content={preview.content} solution={preview.key} />
      <p className={classes['facts']}>
        {preview.knowledgeArea} <DifficultyBadge difficulty={preview.difficulty} />
      </p>
    </>
  );
}

function Cells({ cells }: { readonly cells: ImportRow['cells'] }) {
  const { t } = useTranslation();
  return (
    <dl className={classes['cells']}>
      {inOrder(Object.keys(cells)).map((column) => (
        <div key={column}>
          <dt>{column}</dt>
          <dd>
            {cells[column] ? (
              <code>{cells[column]}</code>
            ) : (
              <span className={classes['quiet']}>{t('questions.imports.report.empty')}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
