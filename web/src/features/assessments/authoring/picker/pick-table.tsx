import { Checkbox } from '@mantine/core';
import type { QuestionRecord } from '@abhyas/contract/assessments/asked-before';
import type { QuestionRow } from '@abhyas/contract/questions/shapes';
import { useTranslation } from 'react-i18next';
import { Table } from '../../../../ui/page/table.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { briefDoc, DifficultyBadge } from '../../../questions/index.ts';
import { DroppedBadge } from '../one-question/dropped-badge.tsx';
import { useSourceWords } from '../one-question/use-source-words.ts';
import classes from './picker.module.css';

interface Props {
  readonly rows: readonly QuestionRow[];
  readonly chosen: ReadonlyMap<string, QuestionRow>;
  /** Questions that stand in the paper already. */
  readonly inPaper: ReadonlySet<string>;
  /** What published tests did with them. */
  readonly records: ReadonlyMap<string, QuestionRecord>;
  readonly onChoose: (rows: readonly QuestionRow[]) => void;
  readonly onRelease: (rows: readonly QuestionRow[]) => void;
}

/** One page of the bank with a box before each question, and one for all of the page. */
export function PickTable({ rows, chosen, inPaper, records, onChoose, onRelease }: Props) {
  const { t } = useTranslation();
  const source = useSourceWords();
  const free = rows.filter(({ id }) => !inPaper.has(id));
  const on = free.filter(({ id }) => chosen.has(id)).length;
  const all = free.length > 0 && on === free.length;
  return (
    <Table
      label={t('authoring.picker.questions')}
      cards
      head={[
        {
          key: 'box',
          width: 44,
          label: (
            <Checkbox
              aria-label={t('authoring.picker.page')}
              checked={all}
              indeterminate={on > 0 && !all}
              disabled={free.length === 0}
              onChange={() => (all ? onRelease(free) : onChoose(free))}
            />
          ),
        },
        { key: 'question', label: t('questions.fields.question') },
        { key: 'type', label: t('questions.fields.type'), width: 140 },
        { key: 'area', label: t('questions.fields.area'), width: 170 },
        { key: 'difficulty', label: t('questions.fields.difficulty'), width: 90 },
        { key: 'source', label: t('authoring.building.facts.source'), width: 190 },
      ]}
    >
      {rows.map((row) => {
        const used = inPaper.has(row.id);
        const checked = chosen.has(row.id);
        return (
          <tr key={row.id} data-selected={checked || undefined} className={classes['row']}>
            <td>
              <Checkbox
                aria-label={t('authoring.picker.choose', { number: row.number })}
                checked={checked || used}
                disabled={used}
                onChange={() => (checked ? onRelease([row]) : onChoose([row]))}
              />
            </td>
            <td>
              <div className={classes['stem']}>
                <b>{t('questions.number', { number: row.number })}</b>
                <span>
                  <RichText doc={briefDoc(row.stem)} inline />
                </span>
                {used && <Badge tone="info">{t('authoring.picker.used')}</Badge>}
                <DroppedBadge record={records.get(row.id)} />
              </div>
            </td>
            <td data-label={t('questions.fields.type')}>
              <Badge>{t(`questions.types.${row.type}`)}</Badge>
            </td>
            <td data-label={t('questions.fields.area')}>{row.knowledgeArea.name}</td>
            <td data-label={t('questions.fields.difficulty')}>
              <DifficultyBadge difficulty={row.difficulty} />
            </td>
            <td data-label={t('authoring.building.facts.source')}>
              <div>
                {source(row.pastExams, records.get(row.id)).map((line) => (
                  <span key={line} className={classes['source']}>
                    {line}
                  </span>
                ))}
              </div>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
