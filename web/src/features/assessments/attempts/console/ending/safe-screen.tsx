import { Button } from '@mantine/core';
import { IconClock, IconCloudUp, IconFileText, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../../ui/controls/icon.tsx';
import { Tile } from '../../../../../ui/figures/tile.tsx';
import { Notice } from '../../../../../ui/status/notice.tsx';
import { writeClock, type ServerClock } from '../../clock.ts';
import type { DeskView } from '../../desk/desk.ts';
import { useTimeLeft } from '../side/use-time-left.ts';
import classes from './ending.module.css';

interface Props {
  readonly view: Required<Pick<DeskView, 'sheet' | 'console' | 'standing'>> & Pick<DeskView, 'outbox'>;
  readonly clock: ServerClock;
  readonly onContinue: () => void;
}

/** The test was opened again without a network: what is safe, how long there is, and going on. */
export function SafeScreen({ view: { sheet, console: state, standing, outbox }, clock, onContinue }: Props) {
  const { t } = useTranslation();
  const { deadline, pausedAt, sectionEnds } = standing;
  const left = useTimeLeft({ clock, deadline, pausedAt, sectionEnds }, deadline);
  const ids = sheet.sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  const facts = [
    { icon: IconCloudUp, text: t('assessments.safe.kept', { count: outbox?.answers ?? 0 }) },
    { icon: IconFileText, text: t('assessments.safe.questions', { count: ids.length }) },
    { icon: IconClock, text: t('assessments.safe.late') },
  ];
  return (
    <main className={classes['safe']} id="content">
      <Notice tone="warn" live>
        {t('assessments.safe.trying')}
      </Notice>
      <div className={classes['card']}>
        <Tile icon={IconShieldCheck} size="lg" tone="good" />
        <p className={classes['paper']}>{sheet.title}</p>
        <h1>{t('assessments.safe.title')}</h1>
        <b className={classes['clock']} role="timer" aria-label={t('assessments.console.timeLeft')}>
          {writeClock(left)}
        </b>
        <p className={classes['text']}>{t(pausedAt ? 'assessments.safe.paused' : 'assessments.safe.running')}</p>
      </div>
      <ul className={classes['facts']}>
        {facts.map(({ icon, text }) => (
          <li key={text}>
            <Icon of={icon} size={18} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className={classes['paper']}>{t('assessments.safe.keep')}</p>
      <div className={classes['go']}>
        <Button variant="action" size="lg" fullWidth onClick={onContinue}>
          {t('assessments.safe.continue', { number: ids.indexOf(state.current) + 1 })}
        </Button>
      </div>
    </main>
  );
}
