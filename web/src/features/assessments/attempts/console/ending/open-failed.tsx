import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../../lib/api.ts';
import { useRefusalText } from '../../../../../lib/refusal-text.ts';
import { AddressLink } from '../../../../../ui/controls/address-link.tsx';
import { ErrorState } from '../../../../../ui/status/error-state.tsx';
import classes from './ending.module.css';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The attempt cannot be opened here: no reply, a refusal, or a browser that keeps nothing. */
export function OpenFailed({ error, onRetry }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const refusal = error instanceof ApiError ? error : undefined;
  return (
    <main className={classes['screen']} id="content">
      <div className={classes['card']}>
        <h1 className="sr-only">{t('assessments.failed.title')}</h1>
        <ErrorState title={t('assessments.failed.title')} onRetry={onRetry} errorId={refusal?.errorId}>
          {refusal ? say(refusal) : t('assessments.failed.storage')}
        </ErrorState>
        <AddressLink to="/student/tests" className={classes['link']}>
          {t('assessments.ending.toTests')}
        </AddressLink>
      </div>
    </main>
  );
}
