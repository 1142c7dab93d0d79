import { useTranslation } from 'react-i18next';
import { PaletteMark, paletteStates, type PaletteState } from './palette-tile.tsx';
import classes from './palette-legend.module.css';

/** What each shape means, with how many questions have it now (exams: palette states). */
export function PaletteLegend({ counts }: { readonly counts: Readonly<Record<PaletteState, number>> }) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('ui.palette.legend')} className={classes['legend']}>
      {paletteStates.map((state) => (
        <li key={state} className={state === 'answeredMarked' ? classes['wide'] : undefined}>
          <PaletteMark state={state}>{counts[state]}</PaletteMark>
          <span>{t(`ui.palette.${state}`)}</span>
        </li>
      ))}
    </ul>
  );
}
