import type { Home } from '@abhyas/contract/discovery/home';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { PaletteMark } from '../../../ui/palette-tile/palette-tile.tsx';
import classes from './hero-art.module.css';

const states = ['answered', 'answered', 'answeredMarked', 'answered', 'notAnswered', 'answered', 'marked'] as const;

/** Beside the invitation: how much is here, and the palette one will see in the test. */
export function HeroArt({ figures }: { readonly figures: Home['figures'] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <div className={classes['art']}>
      {figures.questions > 0 && (
        <dl className={classes['card']} data-place="questions">
          <dt>{t('discovery.home.figures.questions')}</dt>
          <dd>{number(figures.questions)}</dd>
        </dl>
      )}
      <div className={classes['card']} data-place="palette" aria-hidden="true">
        <div className={classes['palette']}>
          {Array.from({ length: 10 }, (_, index) => (
            <PaletteMark key={index} state={states[index] ?? 'notVisited'}>
              {index + 1}
            </PaletteMark>
          ))}
        </div>
      </div>
      {figures.students > 0 && (
        <dl className={classes['card']} data-place="people">
          <dt>{t('discovery.home.figures.students')}</dt>
          <dd>
            {number(figures.students)}{' '}
            {figures.attempts > 0 && <small>{t('discovery.home.figures.attempts', { count: figures.attempts })}</small>}
          </dd>
        </dl>
      )}
    </div>
  );
}
