import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../../lib/format.ts';
import type { ConsoleScene } from '../console-scene.ts';
import { useTimeLeft } from '../side/use-time-left.ts';
import classes from './section-tabs.module.css';

/** Of a locked section: the time that it has left, that it is over, or how long it will be. Nothing where sections are free. */
export function SectionTime({ scene, index }: { readonly scene: ConsoleScene; readonly index: number }) {
  const { open } = scene.state;
  const end = scene.timing.sectionEnds?.[index];
  if (open === null || end === undefined) return null;
  if (index === open) return <RunningTime scene={scene} end={end} />;
  return <StillTime scene={scene} index={index} isOver={index < open} />;
}

function RunningTime({ scene, end }: { readonly scene: ConsoleScene; readonly end: string }) {
  const { t } = useTranslation();
  const { clock } = useFormat();
  return (
    <span className={classes['time']}>
      {t('assessments.tools.sectionLeft', { time: clock(useTimeLeft(scene.timing, end)) })}
    </span>
  );
}

interface StillProps {
  readonly scene: ConsoleScene;
  readonly index: number;
  readonly isOver: boolean;
}

function StillTime({ scene, index, isOver }: StillProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { minutes } = scene.sheet.sections[index]!;
  if (isOver) return <span className={classes['time']}>{t('assessments.tools.sectionOver')}</span>;
  return minutes === undefined ? null : (
    <span className={classes['time']}>{t('assessments.tools.sectionLater', { time: format.minutes(minutes) })}</span>
  );
}
