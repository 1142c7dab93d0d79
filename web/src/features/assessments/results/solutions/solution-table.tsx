import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Table } from '../../../../ui/page/table.tsx';
import type { ResultQuestion } from '../filter-solutions.ts';
import { SolutionPanel } from './solution-panel.tsx';
import { SolutionRow } from './solution-row.tsx';
import classes from './solutions.module.css';

interface Props {
  readonly attemptId: string;
  readonly questions: readonly ResultQuestion[];
  /** The number of the question whose solution is open. */
  readonly open: number | undefined;
  readonly onOpen: (number: number | undefined) => void;
}

/** One row a question; under the open one its solution. */
export function SolutionTable({ attemptId, questions, open, onOpen }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const place = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (open !== undefined) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  const label = (key: string) => t(`assessments.solutions.columns.${key}`);
  const head = [
    { key: 'question', label: label('question') },
    { key: 'topic', label: label('topic') },
    { key: 'you', label: label('you'), center: true },
    { key: 'key', label: label('key'), center: true },
    { key: 'time', label: label('time'), numeric: true },
    { key: 'topper', label: label('topper'), numeric: true },
    { key: 'marks', label: label('marks'), numeric: true },
    { key: 'solution', label: label('solution'), hidden: true },
  ];
  return (
    <div className={classes['table']}>
      <Table label={t('assessments.solutions.table')} head={head} cards>
        {questions.map((question) => {
          const isOpen = question.number === open;
          return (
            <Fragment key={question.questionId}>
              <SolutionRow
                question={question}
                format={format}
                open={isOpen}
                onToggle={() => onOpen(isOpen ? undefined : question.number)}
              />
              {isOpen && (
                <tr ref={place} className={classes['solution']}>
                  <td colSpan={head.length}>
                    <SolutionPanel attemptId={attemptId} question={question} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </Table>
    </div>
  );
}
