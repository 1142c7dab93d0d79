import { Button, Menu } from '@mantine/core';
import type { ImportRow } from '@abhyas/contract/questions/imports';
import { IconAlertTriangle, IconChevronDown, IconCircleCheck, IconCircleX, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Icon, type TablerIcon } from '../../../../ui/controls/icon.tsx';
import { Table } from '../../../../ui/page/table.tsx';
import classes from '../imports.module.css';
import { linesOf, unknownArea, type RowLine } from './row-lines.ts';
import { useProblemText } from './use-problem-text.ts';

interface Props {
  readonly rows: readonly ImportRow[];
  readonly open: number | undefined;
  readonly canPlace: boolean;
  readonly onOpen: (row: number) => void;
  readonly onPlace: (name: string, knowledgeAreaId: string) => void;
  readonly onCreate: (name: string) => void;
  readonly onFix: (row: number, cells: Readonly<Record<string, string>>) => void;
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
        {line.cell !== undefined && (
          <code className={classes['cell']} data-tone={line.problem?.fix === undefined ? tone : 'warn'}>
            {line.cell === '' ? t('questions.imports.report.empty') : line.cell}
          </code>
        )}
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

/** A path names the subject and the chapters above; the button needs the area alone. */
const nameOf = (path: string) => path.split('›').at(-1)?.trim() ?? path;

function Wrong({ line }: { readonly line: RowLine }) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const { state, duplicateOf } = line.row;
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
      </span>
    );
  if (state === 'duplicate')
    return <span>{t('questions.imports.duplicate.inFile', { row: duplicateOf?.row ?? '' })}</span>;
  if (line.problem) return <span>{textOf(line.problem)}</span>;
  return (
    <span>{t(state === 'written' ? 'questions.imports.states.written' : 'questions.imports.report.nothing')}</span>
  );
}

/** What the cell most likely meant, one press away. Areas have their own button, which places every row that names them. */
function FixButton({ line, onFix }: { readonly line: RowLine; readonly onFix: Props['onFix'] }) {
  const { t } = useTranslation();
  const fix = line.problem?.fix;
  if (fix === undefined || unknownArea(line) !== undefined) return null;
  const names = { value: fix, column: line.column, row: line.row.row };
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={t('questions.formats.useFor', names)}
      onClick={() => onFix(line.row.row, { [line.column]: fix })}
    >
      {t('questions.formats.use', names)}
    </Button>
  );
}

function LineActions({
  line,
  canPlace,
  onOpen,
  onPlace,
  onCreate,
  onFix,
}: Omit<Props, 'rows' | 'open'> & { readonly line: RowLine }) {
  const { t } = useTranslation();
  const name = unknownArea(line);
  const [nearest, ...others] = line.row.suggestions;
  return (
    <span className={classes['buttons']}>
      {canPlace && <FixButton line={line} onFix={onFix} />}
      {name !== undefined && canPlace && (
        <>
          {nearest && (
            <Button
              size="sm"
              variant="outline"
              title={nearest.path}
              onClick={() => onPlace(name, nearest.knowledgeAreaId)}
            >
              <span className={classes['areaName']}>
                {t('questions.imports.useArea', { area: nameOf(nearest.path) })}
              </span>
            </Button>
          )}
          <Menu position="bottom-end">
            <Menu.Target>
              <Button size="sm" variant="outline" aria-label={t('questions.imports.moreAreas', { name })} px={8}>
                <Icon of={IconChevronDown} size={16} />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {others.map(({ knowledgeAreaId, path }) => (
                <Menu.Item key={knowledgeAreaId} onClick={() => onPlace(name, knowledgeAreaId)}>
                  {t('questions.imports.useArea', { area: path })}
                </Menu.Item>
              ))}
              {line.problem?.code === 'KNOWLEDGE_AREA_UNKNOWN' && (
                <Menu.Item leftSection={<Icon of={IconPlus} size={16} />} onClick={() => onCreate(name)}>
                  {t('questions.imports.createArea.here', { name })}
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        </>
      )}
      {line.first && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => onOpen(line.row.row)}
          aria-label={t(
            canPlace && line.row.state === 'refused' ? 'questions.formats.fixRow' : 'questions.imports.lookAt',
            {
              row: line.row.row,
            },
          )}
        >
          {t(canPlace && line.row.state === 'refused' ? 'questions.formats.fix' : 'questions.imports.look')}
        </Button>
      )}
    </span>
  );
}
