import { Button } from '@mantine/core';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { can, useMe } from '../../../../lib/session.ts';
import { Table } from '../../../../ui/page/table.tsx';
import { usePracticeCounts } from '../../practice-runs/use-practice-counts.ts';
import type { ResultQuestion } from '../filter-solutions.ts';
import { useResultWords } from '../head-words.ts';
import { SolutionPanel } from './solution-panel.tsx';
import { SolutionRow } from './solution-row.tsx';
import classes from './solutions.module.css';

interface Props {
  readonly attemptId: string;
  readonly questions: readonly ResultQuestion[];
  /** Of every question of the result, whatever is shown of them. */
  readonly areaIds: readonly string[];
  /** The number of the question whose solution is open. */
  readonly open: number | undefined;
  readonly onOpen: (number: number | undefined) => void;
}

/** So many rows are drawn at a time: a phone has to typeset each of them. */
const step = 25;

/** One row a question; under the open one its solution. A long list comes in parts, as far as the open one at least. */
export function SolutionTable({ attemptId, questions, areaIds, open, onOpen }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const practises = can(useMe(), 'attempts.sit');
  const counts = usePracticeCounts(areaIds, { apartFrom: attemptId, enabled: practises });
  const place = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (open !== undefined) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  const [asked, setAsked] = useState(step);
  const most = Math.max(asked, questions.findIndex(({ number }) => number === open) + 1);
  const list = useFocusOnMore(most);
  const left = questions.length - most;
  const say = useResultWords();
  const label = (key: string) => say(`solutions.columns.${key}`);
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
    <div ref={list} className={classes['table']}>
      <Table label={t('assessments.solutions.table')} head={head} cards>
        {questions.slice(0, most).map((question) => {
          const isOpen = question.number === open;
          return (
            <Fragment key={question.questionId}>
              <SolutionRow
                attemptId={attemptId}
                question={question}
                found={counts?.get(question.areaId) ?? 0}
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
      {left > 0 && (
        <Button className={classes['more']!} variant="outline" onClick={() => setAsked(most + step)}>
          {t('assessments.solutions.more', { count: Math.min(step, left), left })}
        </Button>
      )}
    </div>
  );
}

/** Whoever asked for more goes on at the first that came: the button was below all of them, or is gone. */
function useFocusOnMore(most: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(most);
  useEffect(() => {
    const from = before.current;
    before.current = most;
    if (most <= from || !list.current?.contains(document.activeElement)) return;
    list.current.querySelectorAll<HTMLElement>('[data-solution]')[from]?.focus({ preventScroll: true });
  }, [most]);
  return list;
}
