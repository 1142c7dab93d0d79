import { Button } from '@mantine/core';
import type { ImportRow } from '@abhyas/contract/questions/imports';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../../ui/overlays/side-panel.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { DifficultyBadge } from '../../preview/difficulty-badge.tsx';
import { QuestionPreview } from '../../preview/question-preview.tsx';
import classes from '../imports.module.css';
import type { ImportSteps } from '../use-import.ts';
import { FixRow } from './fix-row.tsx';
import { inOrder } from './row-lines.ts';
import { focus } from './use-fixing.ts';
import { useProblemText } from './use-problem-text.ts';

interface Props {
  readonly row: ImportRow | undefined;
  /** Addresses of its pictures by their ids. */
  readonly images: Readonly<Record<string, string>>;
  /** While rows can still be fixed. */
  readonly steps: ImportSteps | undefined;
  /** A row was fixed: as it was read again. */
  readonly onRead: (row: ImportRow) => void;
  /** Opens another row that is wrong. */
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

/** One row of the file: as the student will see it, or the cells as they were read where it cannot be a question yet. */
export function RowPanel({ row, images, steps, onRead, onNext, onClose }: Props) {
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
          {row.preview ? <Preview preview={row.preview} imageOf={(id) => images[id]} /> : null}
          {!row.preview && !(steps && row.state === 'refused') && <Cells cells={row.cells} />}
          {steps && row.state === 'refused' && (
            <FixRow key={`${row.row} ${JSON.stringify(row.problems)}`} row={row} steps={steps} onRead={onRead} />
          )}
          {steps && row.state !== 'refused' && onNext && (
            <Button variant="filled" ref={focus} onClick={onNext}>
              {t('questions.fixing.nextRow')}
            </Button>
          )}
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

function Preview({
  preview,
  imageOf,
}: {
  readonly preview: NonNullable<ImportRow['preview']>;
  readonly imageOf: (mediaId: string) => string | undefined;
}) {
  return (
    <>
      <QuestionPreview type={preview.type} content={preview.content} solution={preview.key} imageOf={imageOf} />
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
