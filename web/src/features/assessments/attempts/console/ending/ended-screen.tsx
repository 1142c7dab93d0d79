import { IconCircleCheck, IconClockOff, IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AddressLink } from '../../../../../ui/controls/address-link.tsx';
import { Tile } from '../../../../../ui/figures/tile.tsx';
import { Notice } from '../../../../../ui/status/notice.tsx';
import type { DeskView } from '../../desk/desk.ts';
import classes from './ending.module.css';

/** After the last answer: being handed in, or the time is up; what is left is sent, then the server marks. */
export function EndedScreen({ view }: { readonly view: DeskView }) {
  const { t } = useTranslation();
  const { phase, handedIn, outbox, sheet } = view;
  const ended = phase === 'ended';
  const offline = !ended && (outbox?.state === 'waiting' || outbox?.state === 'signedOut');
  const left = outbox?.answers ?? 0;
  const part = phase === 'submitting' ? 'submitting' : handedIn ? 'handedIn' : ended ? 'closed' : 'over';
  return (
    <main className={classes['screen']} id="content">
      <div className={classes['card']}>
        <Tile
          icon={offline ? IconWifiOff : part === 'over' || part === 'closed' ? IconClockOff : IconCircleCheck}
          size="lg"
          tone={offline ? 'warn' : 'accent'}
        />
        <p className={classes['paper']}>{sheet?.title}</p>
        <h1>{t(`assessments.ending.${part}.title`)}</h1>
        <p className={classes['text']} role="status">
          {offline
            ? t(outbox?.state === 'signedOut' ? 'assessments.ending.signedOut' : 'assessments.ending.offline', {
                count: left,
              })
            : left > 0
              ? t('assessments.ending.sending', { count: left })
              : t(`assessments.ending.${part}.text`)}
        </p>
        {!offline && (
          <p className={classes['wait']} aria-hidden="true">
            <i />
            <i />
            <i />
          </p>
        )}
        {(outbox?.late ?? 0) > 0 && (
          <Notice tone="warn">{t('assessments.ending.late', { count: outbox?.late ?? 0 })}</Notice>
        )}
        {(outbox?.refused ?? 0) > 0 && (
          <Notice tone="bad">{t('assessments.ending.refused', { count: outbox?.refused ?? 0 })}</Notice>
        )}
        {phase !== 'submitting' && (
          <AddressLink to="/student/tests" className={classes['link']}>
            {t('assessments.ending.toTests')}
          </AddressLink>
        )}
      </div>
    </main>
  );
}
