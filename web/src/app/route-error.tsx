import { IconAlertCircle, IconPlugConnectedX } from '@tabler/icons-react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../lib/api.ts';
import { useRefusalText } from '../lib/refusal-text.ts';
import { isOutage, lacksNetwork, useAgain } from '../lib/use-again.ts';
import { buttonFace } from '../ui/controls/button-face.ts';
import { deferred } from '../ui/deferred.tsx';
import { TroubleScreen } from './trouble-screen.tsx';

const KeptConsole = deferred(
  async () => (await import('../features/assessments/attempts/console/live/kept-console.tsx')).KeptConsole,
);

/** What a route shows when it cannot: why, and trying again. A running test opens from what this device keeps. */
export function RouteError(props: ErrorComponentProps) {
  const router = useRouter();
  const { error, reset } = props;
  const { reset: resetQueries } = useQueryErrorResetBoundary();
  useEffect(resetQueries, [resetQueries]);
  const again = useCallback(() => {
    reset();
    void router.invalidate();
  }, [reset, router]);
  const attemptId = /^\/student\/attempts\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  const trouble = <Trouble error={error} again={again} />;
  if (!lacksNetwork(error) || attemptId === undefined) return trouble;
  return <KeptConsole attemptId={attemptId} otherwise={trouble} waiting={trouble} />;
}

function Trouble({ error, again }: { readonly error: unknown; readonly again: () => void }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const offline = lacksNetwork(error);
  const away = isOutage(error);
  useAgain(error, again);
  const refusal = error instanceof ApiError ? error : undefined;
  const stale = isStale(error);
  const title = stale
    ? 'app.error.newVersion'
    : offline
      ? 'app.error.offline'
      : away
        ? 'ui.error.back'
        : 'app.error.title';
  return (
    <TroubleScreen
      icon={offline ? IconPlugConnectedX : IconAlertCircle}
      tone={offline || away ? 'warn' : 'accent'}
      title={t(title)}
    >
      <p>
        {offline ? t('app.error.trying') : away ? t('ui.error.repeats') : refusal ? say(refusal) : t('app.error.text')}
      </p>
      {refusal?.errorId && <p>{t('ui.error.id', { id: refusal.errorId })}</p>}
      {!navigator.onLine && <a href="/offline">{t('courses.offline.link')}</a>}
      <button type="button" {...buttonFace('filled', 'lg')} onClick={stale ? () => location.reload() : again}>
        {t('ui.error.retry')}
      </button>
    </TroubleScreen>
  );
}

/** The code of a screen is gone from the server: a newer version is out, and only a reload brings it. */
const isStale = (error: unknown): boolean =>
  error instanceof TypeError &&
  navigator.onLine &&
  /dynamically imported module|module script failed/i.test(error.message);
