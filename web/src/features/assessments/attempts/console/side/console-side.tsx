import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../../../ui/figures/avatar.tsx';
import { PaletteLegend } from '../../../../../ui/palette-tile/palette-legend.tsx';
import { countStates } from '../../console-state.ts';
import type { ConsoleScene } from '../console-scene.ts';
import { Palette } from './palette.tsx';
import classes from './side.module.css';

export interface Candidate {
  readonly name: string;
  /** A quiet second line: the e-mail address. */
  readonly detail?: string | undefined;
}

/** Right of the question: who sits here, what the shapes mean and how many there are of each, all questions. */
export function ConsoleSide({ scene, candidate }: { readonly scene: ConsoleScene; readonly candidate: Candidate }) {
  const { t } = useTranslation();
  return (
    <section className={classes['side']} data-palette aria-label={t('assessments.console.side')}>
      <div className={classes['candidate']}>
        <Avatar name={candidate.name} size="lg" />
        <div>
          <b>{candidate.name}</b>
          {candidate.detail && <span>{candidate.detail}</span>}
        </div>
      </div>
      <div className={classes['legend']}>
        <PaletteLegend counts={countStates(scene.state)} />
      </div>
      <div className={classes['palette']}>
        <Palette scene={scene} />
      </div>
    </section>
  );
}
