import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../lib/api.ts';
import { useRefusalText } from '../lib/refusal-text.ts';
import { ErrorState } from '../ui/status/error-state.tsx';

/** What a route shows when it cannot: why, and trying again. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const router = useRouter();
  const { reset: resetQueries } = useQueryErrorResetBoundary();
  useEffect(resetQueries, [resetQueries]);
  const refusal = error instanceof ApiError ? error : undefined;
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState
      title={t(isStale(error) ? 'app.error.newVersion' : 'app.error.title')}
      onRetry={isStale(error) ? () => location.reload() : again}
      errorId={refusal?.errorId}
    >
      {refusal ? say(refusal) : t('app.error.text')}{' '}
      {!navigator.onLine && <a href="/offline">{t('courses.offline.link')}</a>}
    </ErrorState>
  );
}

/** The code of a screen is gone from the server: a newer version is out, and only a reload brings it. */
const isStale = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message);
