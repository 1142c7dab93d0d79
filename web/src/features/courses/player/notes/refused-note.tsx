import { Button, CopyButton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../lib/api.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import type { NoteRefusal, ShownNote } from './kept-notes.ts';
import classes from './notes.module.css';
import type { NoteWrites } from './use-notes.ts';

interface Props {
  readonly note: ShownNote;
  readonly refused: NoteRefusal;
  readonly writes: Pick<NoteWrites, 'write' | 'discard'>;
}

/** A note that the server does not take: why, and what its writer can do with the words. */
export function RefusedNote({ note, refused, writes }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const { noteId, lessonId, place, text, highlight } = note;
  const { status, name, details } = refused;
  const words = [highlight && `“${highlight.quote}”`, text].filter(Boolean).join('\n');
  return (
    <div className={classes['refused']}>
      <p>
        <Icon of={IconAlertTriangle} size={16} />
        {t('courses.player.notes.refused')} {say(new ApiError(status, name as ApiError['name'], { details }))}
      </p>
      <div className={classes['ways']}>
        <CopyButton value={words}>
          {({ copied, copy }) => (
            <Button size="compact-sm" variant="outline" onClick={copy}>
              {t(copied ? 'courses.player.notes.copied' : 'courses.player.notes.copy')}
            </Button>
          )}
        </CopyButton>
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => writes.write({ noteId, lessonId, place, text, highlight })}
        >
          {t('courses.player.notes.tryAgain')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => writes.discard(note)}>
          {t('courses.player.notes.discard')}
        </Button>
      </div>
    </div>
  );
}
