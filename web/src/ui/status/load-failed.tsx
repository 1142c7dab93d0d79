import { ApiError } from '../../lib/api-error.ts';
import { useRefusalText } from '../../lib/refusal-text.ts';
import { Card } from '../page/card.tsx';
import { ErrorState } from './error-state.tsx';

interface Props {
  /** What the query threw; a refusal of the server is said in its own words. */
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
  /** In a card of its own, where nothing else frames it. */
  readonly card?: boolean | undefined;
}

/** What could not be loaded: why, the number under which the server logged it, and trying again. */
export function LoadFailed({ error, onRetry, card = false }: Props) {
  const say = useRefusalText();
  const state = (
    <ErrorState onRetry={onRetry} errorId={error instanceof ApiError ? error.errorId : undefined}>
      {say(error)}
    </ErrorState>
  );
  return card ? <Card>{state}</Card> : state;
}
