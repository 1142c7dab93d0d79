import { ApiError } from '../../lib/api.ts';
import { useRefusalText } from '../../lib/refusal-text.ts';
import { Card } from '../../ui/page/card.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';

/** What could not be loaded, why, and trying again. */
export function LoadFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const say = useRefusalText();
  return (
    <Card>
      <ErrorState onRetry={onRetry} errorId={error instanceof ApiError ? error.errorId : undefined}>
        {say(error)}
      </ErrorState>
    </Card>
  );
}
