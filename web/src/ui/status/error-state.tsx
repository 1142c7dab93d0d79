import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonFace } from '../controls/button-face.ts';
import { Icon } from '../controls/icon.tsx';
import classes from './error-state.module.css';

interface Props {
  readonly title?: string | undefined;
  /** What happened and what can be done. */
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  /** Under this the server logged it; people can quote it. */
  readonly errorId?: string | undefined;
}

/** What could not be loaded: what happened, what to do, and trying again. */
export function ErrorState({ title, children, onRetry, errorId }: Props) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={classes['error']}>
      <p className={classes['title']}>
        <Icon of={IconAlertCircle} size={16} />
        {title ?? t('ui.error.title')}
      </p>
      <p className={classes['text']}>{children ?? t('ui.error.text')}</p>
      {errorId && <p className={classes['text']}>{t('ui.error.id', { id: errorId })}</p>}
      {onRetry && (
        <button type="button" {...buttonFace('outline', 'sm')} onClick={onRetry}>
          {t('ui.error.retry')}
        </button>
      )}
    </div>
  );
}
