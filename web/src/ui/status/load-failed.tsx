import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { useRefusalText } from '../../lib/refusal-text.ts';
import { isOutage, useAgain } from '../../lib/use-again.ts';
import { Card } from '../page/card.tsx';
import { ErrorState } from './error-state.tsx';

interface Props {
  /** What the query threw; a refusal of the server is said in its own words. */
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
  /** In a card of its own, where nothing else frames it. */
  readonly card?: boolean | undefined;
}

/** What could not be loaded: why, the number under which the server logged it, and trying again; by itself where the reason passes. */
export function LoadFailed({ error, onRetry, card = false }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const retry = useLatest(onRetry);
  useAgain(error, retry);
  const state = isOutage(error) ? (
    <ErrorState title={t('ui.error.back')} onRetry={onRetry}>
      {onRetry ? t('ui.error.repeats') : say(error)}
    </ErrorState>
  ) : (
    <ErrorState onRetry={onRetry} errorId={error instanceof ApiError ? error.errorId : undefined}>
      {say(error)}
    </ErrorState>
  );
  return card ? <Card>{state}</Card> : state;
}

/** One function for as long as there is one, that calls the newest: callers make theirs anew each time. */
function useLatest(call: (() => void) | undefined): (() => void) | undefined {
  const newest = useRef(call);
  useEffect(() => void (newest.current = call));
  const same = useCallback(() => newest.current?.(), []);
  return call && same;
}
