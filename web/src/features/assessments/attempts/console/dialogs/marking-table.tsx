import type { MarkingRule } from '@abhyas/contract/assessments/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../../lib/format.ts';
import { Table } from '../../../../../ui/page/table.tsx';

export interface MarkedSection {
  readonly title: string;
  /** How many. */
  readonly questions: number;
  /** How many answers count at most; undefined: all. */
  readonly counted?: number | undefined;
  /** Of a locked section: how long it is open. */
  readonly minutes?: number | undefined;
  readonly marks: number;
  readonly rule: MarkingRule;
}

/** What a right, a wrong and a missing answer bring in each section. */
export function MarkingTable({ sections }: { readonly sections: readonly MarkedSection[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const head = ['section', 'questions', 'marks', 'right', 'wrong', 'unanswered'] as const;
  const label = (key: (typeof head)[number]) => t(`assessments.marking.${key}`);
  return (
    <Table
      label={t('assessments.marking.table')}
      head={head.map((key, index) => ({ key, label: label(key), numeric: index > 0 }))}
      cards
    >
      {sections.map((section, index) => (
        <tr key={index}>
          <td>
            <b>{section.title}</b>
            <RuleNotes rule={section.rule} counted={section.counted} minutes={section.minutes} />
          </td>
          <td data-numeric data-label={label('questions')}>
            {format.number(section.questions)}
          </td>
          <td data-numeric data-label={label('marks')}>
            {format.marks(section.marks)}
          </td>
          <td data-numeric data-label={label('right')}>
            {format.signedMarks(section.rule.right)}
          </td>
          <td data-numeric data-label={label('wrong')}>
            {format.signedMarks(section.rule.wrong)}
          </td>
          <td data-numeric data-label={label('unanswered')}>
            {format.signedMarks(section.rule.unanswered)}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function RuleNotes({ rule, counted, minutes }: Pick<MarkedSection, 'rule' | 'counted' | 'minutes'>) {
  const { t } = useTranslation();
  const notes = [
    minutes !== undefined && t('assessments.tools.lockedFor', { count: minutes }),
    counted !== undefined && t('assessments.marking.counted', { count: counted }),
    rule.ladder.length > 0 && t('assessments.marking.ladder'),
    rule.decimals === 0 && t('assessments.marking.whole'),
    rule.decimals !== undefined && rule.decimals > 0 && t('assessments.marking.decimals', { count: rule.decimals }),
    rule.tolerance && t('assessments.marking.tolerance', { tolerance: rule.tolerance }),
  ].filter(Boolean);
  return notes.map((note) => (
    <span key={String(note)} style={{ display: 'block', color: 'var(--muted)', fontSize: 'var(--t-xs)' }}>
      {note}
    </span>
  ));
}
