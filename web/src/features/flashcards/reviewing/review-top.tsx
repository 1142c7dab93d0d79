import { IconArrowBackUp, IconCloudOff, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import classes from './review.module.css';

interface Props {
  readonly done?: number;
  readonly total?: number;
  /** Takes the last answer back; none where there is nothing to take back. */
  readonly onUndo?: (() => void) | undefined;
  /** Answers that wait for the network. */
  readonly held?: number;
}

/** The way out, how far one is, and taking the last answer back. */
export function ReviewTop({ done, total, onUndo, held = 0 }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <header className={classes['top']}>
      <div className={classes['bar']}>
        <IconButton
          icon={IconX}
          label={t('flashcards.review.leave')}
          onClick={() => void navigate({ to: '/student/flashcards/$', params: { _splat: '' } })}
        />
        {done !== undefined && total !== undefined && (
          <>
            <ProgressBar label={t('flashcards.review.progress')} value={done} max={total} />
            <span className={classes['place']}>
              {t('flashcards.review.place', { at: Math.min(done + 1, total), total })}
            </span>
            <IconButton
              icon={IconArrowBackUp}
              label={t('flashcards.review.undo')}
              disabled={!onUndo}
              onClick={onUndo}
            />
          </>
        )}
      </div>
      {held > 0 && (
        <p className={classes['held']} role="status">
          <Icon of={IconCloudOff} size={16} />
          {t('flashcards.review.held', { count: held })}
        </p>
      )}
    </header>
  );
}
