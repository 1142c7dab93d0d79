import type { PaperAnalysis } from '@abhyas/contract/assessments/analysis';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Stat, StatStrip } from '../../../ui/figures/stat.tsx';
import classes from './analysis.module.css';

/** How many sat, and the figures of their marks. */
export function FigureStrip({ analysis }: { readonly analysis: PaperAnalysis }) {
  const { t } = useTranslation();
  const { number, marks, percent, minutes } = useFormat();
  const { sat, average, deviation, quartiles, best, lowest, passed, passAbove, averageMinutes, paper } = analysis;
  const say = (key: string, values = {}) => t(`authoring.analysis.${key}`, values);
  const shown = (hundredths: number | null) => (hundredths === null ? '–' : marks(hundredths));
  const of = say('of', { full: marks(paper.full) });
  return (
    <div className={classes['strip']}>
      <StatStrip label={say('figures')}>
        <Stat bare lead label={say('sat')} figure={number(sat)} note={say('satNote')} />
        <Stat
          bare
          label={say('average')}
          figure={shown(average)}
          small={` ${of}`}
          note={say('deviation', { deviation: shown(deviation) })}
        />
        <Stat
          bare
          label={say('median')}
          figure={shown(quartiles?.median ?? null)}
          note={quartiles && say('middle', { first: marks(quartiles.first), third: marks(quartiles.third) })}
        />
        <Stat bare label={say('best')} figure={shown(best)} note={say('lowest', { lowest: shown(lowest) })} />
        <Stat
          bare
          label={say('passed')}
          figure={percent(passed, sat)}
          note={say('passedNote', { count: passed, above: marks(passAbove) })}
        />
        <Stat
          bare
          label={say('time')}
          figure={averageMinutes === null ? '–' : minutes(averageMinutes)}
          note={say('timeNote', { time: minutes(paper.minutes) })}
        />
      </StatStrip>
    </div>
  );
}
