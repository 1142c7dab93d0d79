import type { QuestionRow } from '@abhyas/contract/questions/shapes';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Table } from '../../../ui/page/table.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from './bank.module.css';
import { ReviewBadge } from '../review/review-badge.tsx';
import { briefDoc } from '../preview/brief-doc.ts';
import { DifficultyBadge } from '../preview/difficulty-badge.tsx';

interface Props {
  readonly rows: readonly QuestionRow[];
  /** The question that is open beside the list. */
  readonly open?: string | undefined;
  readonly onOpen: (questionId: string) => void;
  /** Rows that are chosen; without it none can be. */
  readonly chosen?: ReadonlySet<string> | undefined;
  readonly onChoose?: ((chosen: ReadonlySet<string>) => void) | undefined;
}

/** The questions of one page; a click on a row shows the question as the student sees it. */
export function BankTable({ rows, open, onOpen, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <Table
      label={t('questions.bank.title')}
      cards
      head={[
        ...(chosen && onChoose
          ? [
              {
                key: 'choose',
                label: (
                  <Checkbox
                    size="sm"
                    aria-label={t('questions.bulk.choosePage')}
                    checked={chosen.size > 0 && chosen.size === rows.length}
                    indeterminate={chosen.size > 0 && chosen.size < rows.length}
                    onChange={() => onChoose(new Set(chosen.size === rows.length ? [] : rows.map(({ id }) => id)))}
                  />
                ),
                width: 44,
              },
            ]
          : []),
        { key: 'question', label: t('questions.fields.question') },
        { key: 'type', label: t('questions.fields.type'), width: 150 },
        { key: 'area', label: t('questions.fields.area'), width: 200 },
        { key: 'difficulty', label: t('questions.fields.difficulty'), width: 96 },
        { key: 'updated', label: t('questions.fields.updated'), width: 110 },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id} className={classes['row']} data-selected={row.id === open || undefined}>
          {chosen && onChoose && (
            <td className={classes['choose']}>
              <Checkbox
                size="sm"
                aria-label={t('questions.bulk.choose', { number: row.number })}
                checked={chosen.has(row.id)}
                onChange={() => onChoose(chosen.symmetricDifference(new Set([row.id])))}
              />
            </td>
          )}
          <td>
            <button type="button" className={classes['open']} onClick={() => onOpen(row.id)}>
              {t('questions.number', { number: row.number })}
              {row.review && row.review !== 'approved' && <ReviewBadge state={row.review} />}
              <span className={classes['stem']}>
                <RichText doc={briefDoc(row.stem)} inline />
              </span>
            </button>
          </td>
          <td data-label={t('questions.fields.type')}>
            <Badge>{t(`questions.types.${row.type}`)}</Badge>
          </td>
          <td data-label={t('questions.fields.area')}>
            <span className={classes['area']}>
              {row.knowledgeArea.name}
              <small>{t(`questions.subjects.${row.knowledgeArea.subject}`, row.knowledgeArea.subject)}</small>
            </span>
          </td>
          <td data-label={t('questions.fields.difficulty')}>
            <DifficultyBadge difficulty={row.difficulty} />
          </td>
          <td data-label={t('questions.fields.updated')}>
            <span className={classes['quiet']}>{date(row.updatedAt)}</span>
          </td>
        </tr>
      ))}
    </Table>
  );
}
