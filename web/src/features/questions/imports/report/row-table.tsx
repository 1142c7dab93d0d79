import type { ImportRow } from '@abhyas/contract/questions/imports';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Icon, type TablerIcon } from '../../../../ui/controls/icon.tsx';
import { Table } from '../../../../ui/page/table.tsx';
import classes from '../imports.module.css';
import { FileCell } from './file-cell.tsx';
import { type LineActionProps, LineActions } from './line-actions.tsx';
import { linesOf, type RowLine } from './row-lines.ts';
import { useProblemText } from './use-problem-text.ts';

interface Props extends LineActionProps {
  readonly rows: readonly ImportRow[];
  readonly open: number | undefined;
  readonly busy: boolean;
}

const looks: Readonly<
  Record<ImportRow['state'], { readonly icon: TablerIcon; readonly tone: 'good' | 'warn' | 'bad' }>
> = {
  ready: { icon: IconCircleCheck, tone: 'good' },
  written: { icon: IconCircleCheck, tone: 'good' },
  duplicate: { icon: IconAlertTriangle, tone: 'warn' },
  refused: { icon: IconCircleX, tone: 'bad' },
};

/** Row, column, what the file has there, what is wrong with it and what can be done here. */
export function RowTable({ rows, open, ...actions }: Props) {
  const { t } = useTranslation();
  return (
    <Table
      label={t('questions.imports.rows')}
      cards
      head={[
        { key: 'row', label: t('questions.imports.report.row'), width: 84 },
        { key: 'column', label: t('questions.imports.report.column'), width: 170 },
        { key: 'cell', label: t('questions.imports.report.cell') },
        { key: 'wrong', label: t('questions.imports.report.wrong') },
        { key: 'actions', label: t('questions.imports.columns.actions'), hidden: true },
      ]}
    >
      {linesOf(rows).map((line) => (
        <Line key={line.key} line={line} open={line.row.row === open} {...actions} />
      ))}
    </Table>
  );
}

function Line({
  line,
  open,
  busy,
  ...actions
}: Omit<Props, 'rows' | 'open'> & { readonly line: RowLine; readonly open: boolean }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { icon, tone } = looks[line.row.state];
  return (
    <tr data-selected={open || undefined} className={classes['line']}>
      <td data-label={t('questions.imports.report.row')}>
        <span className={classes['rowNumber']} data-tone={line.row.fixable ? 'warn' : tone}>
          <Icon of={line.row.fixable ? IconAlertTriangle : icon} size={16} />
          <b>{number(line.row.row)}</b>
          <span className="sr-only">{t(`questions.imports.states.${line.row.state}`)}</span>
        </span>
      </td>
      <td data-label={t('questions.imports.report.column')}>
        <b className={classes['column']}>{line.column || t('questions.imports.report.wholeRow')}</b>
      </td>
      <td data-label={t('questions.imports.report.cell')}>
        <FileCell line={line} tone={tone} fixing={actions.fixing} busy={busy} />
      </td>
      <td data-label={t('questions.imports.report.wrong')} className={classes['wrong']}>
        <Wrong line={line} />
      </td>
      <td className={classes['lineActions']}>
        <LineActions line={line} {...actions} />
      </td>
    </tr>
  );
}

function Wrong({ line }: { readonly line: RowLine }) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const { state, duplicateOf } = line.row;
  const otherKey = duplicateOf?.keyDiffers && (
    <b className={classes['otherKey']}>{t('questions.imports.duplicate.otherKey')}</b>
  );
  if (state === 'duplicate' && duplicateOf?.questionId)
    return (
      <span>
        {t('questions.imports.duplicate.inBank')}{' '}
        <Link
          className={classes['inText']}
          to="/partner/questions/$questionId"
          params={{ questionId: duplicateOf.questionId }}
        >
          {t('questions.number', { number: duplicateOf.number ?? '' })}
        </Link>
        {otherKey}
      </span>
    );
  if (state === 'duplicate')
    return (
      <span>
        {t('questions.imports.duplicate.inFile', { row: duplicateOf?.row ?? '' })}
        {otherKey}
      </span>
    );
  if (line.problem) return <span>{textOf(line.problem)}</span>;
  return (
    <span>{t(state === 'written' ? 'questions.imports.states.written' : 'questions.imports.report.nothing')}</span>
  );
}
