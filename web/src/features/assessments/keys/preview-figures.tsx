import type { RescorePreview } from '@abhyas/contract/assessments/keys';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Stat, StatStrip } from '../../../ui/figures/stat.tsx';
import { Table } from '../../../ui/page/table.tsx';
import classes from './keys.module.css';

/** What a rescore would do: who gains and loses, how the marks lie before and after, and what happens at the top. */
export function PreviewFigures({ preview }: { readonly preview: RescorePreview }) {
  const { t } = useTranslation();
  const { number, marks } = useFormat();
  const { before, after } = preview;
  const say = (key: string) => t(`assessments.keys.preview.${key}`);
  const arrow = (was: string, is: string) => (was === is ? is : `${was} → ${is}`);
  return (
    <section className={classes['preview']} aria-label={say('title')}>
      <StatStrip label={say('title')}>
        <Stat
          bare
          label={say('changed')}
          figure={number(preview.changed)}
          small={t('assessments.keys.preview.of', { count: preview.attempts, shown: number(preview.attempts) })}
        />
        <Stat bare label={say('gained')} figure={number(preview.gained)} />
        <Stat bare label={say('lost')} figure={number(preview.lost)} />
        <Stat bare label={say('average')} figure={arrow(marks(before.average), marks(after.average))} />
        <Stat
          bare
          label={say('passed')}
          figure={arrow(number(before.passed), number(after.passed))}
          note={t('assessments.keys.preview.crossing', {
            pass: number(preview.nowPass),
            fail: number(preview.nowFail),
          })}
        />
      </StatStrip>
      <Distribution steps={preview.distribution} />
      {preview.top.length > 0 && <Top rows={preview.top} />}
    </section>
  );
}

function Distribution({ steps }: { readonly steps: RescorePreview['distribution'] }) {
  const { t } = useTranslation();
  const { marks, number } = useFormat();
  const most = Math.max(1, ...steps.flatMap(({ before, after }) => [before, after]));
  return (
    <figure className={classes['distribution']}>
      <figcaption>
        {t('assessments.keys.preview.distribution')}
        <span data-side="before">{t('assessments.keys.preview.before')}</span>
        <span data-side="after">{t('assessments.keys.preview.after')}</span>
      </figcaption>
      <ol>
        {steps.map(({ from, to, before, after }) => (
          <li
            key={from}
            title={t('assessments.keys.preview.step', {
              from: marks(from),
              to: marks(to),
              before: number(before),
              after: number(after),
            })}
          >
            <span className={classes['bars']}>
              <span data-side="before" style={{ height: `${(before / most) * 100}%` }} />
              <span data-side="after" style={{ height: `${(after / most) * 100}%` }} />
            </span>
            <small>{marks(from)}</small>
            <span className="sr-only">
              {t('assessments.keys.preview.step', {
                from: marks(from),
                to: marks(to),
                before: number(before),
                after: number(after),
              })}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Top({ rows }: { readonly rows: RescorePreview['top'] }) {
  const { t } = useTranslation();
  const { marks } = useFormat();
  const column = (key: string) => t(`assessments.keys.preview.columns.${key}`);
  return (
    <Table
      label={t('assessments.keys.preview.top')}
      head={[
        { key: 'student', label: column('student') },
        { key: 'rank', label: column('rank'), numeric: true },
        { key: 'marks', label: column('marks'), numeric: true },
      ]}
    >
      {rows.map(({ student, before, after }, at) => (
        <tr key={at}>
          <td>{student}</td>
          <td data-numeric>
            {before.rank} → <b>{after.rank}</b>
          </td>
          <td data-numeric>
            {marks(before.marks)} → <b>{marks(after.marks)}</b>
          </td>
        </tr>
      ))}
    </Table>
  );
}
