import { Button } from '@mantine/core';
import { IconCloudCheck, IconCloudOff, IconCloudUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import classes from '../editor.module.css';
import type { KeptWords } from './use-kept-draft.ts';

/** Beside the title: whether what is typed is kept, and since when. */
export function DraftStanding({ words, dirty }: { readonly words: KeptWords; readonly dirty: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { state, savedAt } = words;
  const standing = standingOf(state, savedAt !== undefined, dirty);
  const icon = { kept: IconCloudCheck, waiting: IconCloudUpload, offline: IconCloudOff, conflict: IconCloudOff };
  return (
    <span className={classes['standing']} role="status" data-standing={standing}>
      {standing && (
        <>
          <Icon of={icon[standing]} size={16} />
          {t(`questions.drafts.${standing}`, { time: savedAt ? format.time(savedAt) : '' })}
        </>
      )}
    </span>
  );
}

function standingOf(state: KeptWords['state'], isKept: boolean, dirty: boolean) {
  if (state === 'conflict') return 'conflict';
  if (state === 'failed') return 'offline';
  if (state === 'waiting' || state === 'saving') return 'waiting';
  return isKept && dirty ? 'kept' : undefined;
}

interface Props {
  readonly words: KeptWords;
  /** When the words were typed that the screen began with; none where it began with the published ones. */
  readonly since: string | undefined;
  readonly onTakeOthers: () => void;
  readonly onDiscard: () => void;
}

/** Two windows on the same question; or words of another time, which may be thrown away. */
export function DraftNotices({ words, since, onTakeOthers, onDiscard }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (words.state === 'conflict')
    return (
      <Notice tone="warn" live title={t('questions.drafts.otherWindow.title')}>
        <p>{t('questions.drafts.otherWindow.text')}</p>
        <div className={classes['choices']}>
          <Button size="sm" variant="outline" onClick={onTakeOthers}>
            {t('questions.drafts.otherWindow.theirs')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => void words.keepMine()}>
            {t('questions.drafts.otherWindow.mine')}
          </Button>
        </div>
      </Notice>
    );
  if (since === undefined) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          {t('questions.drafts.discard')}
        </Button>
      }
    >
      {t('questions.drafts.since', { when: format.dateTime(since) })}
    </Notice>
  );
}
