import type { PaperComparison } from '@abhyas/contract/assessments/analysis';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StackBar } from '../../../../ui/figures/stack-bar.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Table } from '../../../../ui/page/table.tsx';
import classes from './compare.module.css';
import { useShare } from './use-share.ts';

/** So many stand there before one asks for all. */
const FIRST = 10;

/** Who gained and who lost from the first paper to the last, of those who sat them all. */
export function GainsCard({ comparison }: { readonly comparison: PaperComparison }) {
  const { t } = useTranslation();
  const { share, points } = useShare();
  const [all, setAll] = useState(false);
  const { gain, students, papers, same } = comparison;
  if (!gain) return null;
  const say = (key: string, values = {}) => t(`authoring.compare.gains.${key}`, values);
  const more = students.length > FIRST && (
    <button type="button" className={classes['more']} aria-expanded={all} onClick={() => setAll(!all)}>
      {say(all ? 'fewer' : 'all', { count: students.length })}
    </button>
  );
  return (
    <Card
      title={say('title')}
      note={say('note', { gain: points(gain.mean), deviation: share(gain.deviation) })}
      aside={more}
      flush
    >
      <div className={classes['summary']}>
        <StackBar
          label={say('title')}
          legend
          parts={[
            { value: gain.up, tone: 'good', label: say('up', { count: gain.up }) },
            { value: gain.level, tone: 'neutral', label: say('level', { count: gain.level }) },
            { value: gain.down, tone: 'bad', label: say('down', { count: gain.down }) },
          ]}
        />
      </div>
      <Table
        label={say('title')}
        cards
        head={[
          { key: 'student', label: say('student') },
          ...papers.map(({ id, title }) => ({ key: id, label: title, numeric: true })),
          { key: 'gain', label: say('gain'), numeric: true },
        ]}
      >
        {(all ? students : students.slice(0, FIRST)).map((student) => (
          <tr key={student.accountId}>
            <td>
              <Named student={student} />
            </td>
            {papers.map(({ id, title }, at) => (
              <td key={id} data-label={title} data-numeric>
                {share(student.shares[at] ?? null)}
              </td>
            ))}
            <td data-label={say('gain')} data-numeric>
              <b data-sign={Math.sign(student.gain)} className={classes['gain']}>
                {points(student.gain)}
              </b>
            </td>
          </tr>
        ))}
      </Table>
      {all && students.length < same && (
        <p className={classes['rest']}>{say('rest', { count: same - students.length })}</p>
      )}
    </Card>
  );
}

function Named({ student: { student, email } }: { readonly student: PaperComparison['students'][number] }) {
  return (
    <span className={classes['chapter']}>
      <b>{student}</b>
      <small>{email}</small>
    </span>
  );
}
