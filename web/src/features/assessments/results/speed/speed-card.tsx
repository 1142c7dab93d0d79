import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Card } from '../../../../ui/page/card.tsx';
import type { SpeedFilter } from '../../student-addresses.ts';
import { SolutionsLink } from '../solutions/solutions-link.tsx';
import classes from './speed.module.css';
import { type SpeedCell, speedGrid } from './speed-grid.ts';

const rows = [
  { row: 'right', cells: ['fastRight', 'slowRight'] },
  { row: 'wrong', cells: ['fastWrong', 'slowWrong'] },
] as const;

/** Accuracy against speed: four cells with their counts, each the way to its questions. */
export function SpeedCard({ result }: { readonly result: AttemptResult }) {
  const { t } = useTranslation();
  const { cells, skipped } = speedGrid(result);
  const say = (key: string, values = {}) => t(`assessments.insights.speed.${key}`, values);
  return (
    <Card title={say('title')} note={say('note')}>
      <table className={classes['grid']}>
        <caption className="sr-only">{say('title')}</caption>
        <thead>
          <tr>
            <td>
              <span className="sr-only">{say('outcome')}</span>
            </td>
            <th scope="col">{say('fast')}</th>
            <th scope="col">{say('slow')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells: filters }) => (
            <tr key={row}>
              <th scope="row">{say(row)}</th>
              {filters.map((filter) => (
                <td key={filter}>
                  <Cell filter={filter} cell={cells[filter]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes['skipped']}>{say('skipped', { count: skipped })}</p>
    </Card>
  );
}

function Cell({ filter, cell: { count, marks } }: { readonly filter: SpeedFilter; readonly cell: SpeedCell }) {
  const { t } = useTranslation();
  const format = useFormat();
  const says = t(`assessments.insights.speed.cells.${filter}`);
  return (
    <SolutionsLink search={{ show: filter }} className={classes['cell']}>
      <span data-cell={filter}>
        <b>{format.number(count)}</b> <span>{says}</span>{' '}
        <small>{t('assessments.insights.speed.marks', { marks: format.signedMarks(marks) })}</small>
      </span>
    </SolutionsLink>
  );
}
