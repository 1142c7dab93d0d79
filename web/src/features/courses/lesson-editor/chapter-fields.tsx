import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './lesson-editor.module.css';
import { readClock } from './read-clock.ts';

interface Chapter {
  readonly at: number;
  readonly title: string;
}
interface Props {
  readonly chapters: readonly Chapter[];
  readonly onChange: (chapters: Chapter[]) => void;
  readonly readOnly: boolean;
}

const MOST = 60;
const MOST_TITLE = 120;

/** Where the parts of a video begin. */
export function ChapterFields({ chapters, onChange, readOnly }: Props) {
  const { t } = useTranslation();
  const set = (at: number, part: Partial<Chapter>) =>
    onChange(chapters.map((one, place) => (place === at ? { ...one, ...part } : one)));
  const last = chapters.at(-1);
  return (
    <div className={classes['lines']}>
      <span className={classes['label']}>{t('courses.authoring.lesson.chapters')}</span>
      <ul className={classes['lines']}>
        {chapters.map((chapter, at) => (
          <li key={at} className={classes['chapter']}>
            <ClockInput
              label={t('courses.authoring.lesson.chapterAt', { number: at + 1 })}
              value={chapter.at}
              readOnly={readOnly}
              onChange={(seconds) => set(at, { at: seconds })}
            />
            <TextInput
              aria-label={t('courses.authoring.lesson.chapterName', { number: at + 1 })}
              placeholder={t('courses.authoring.lesson.chapterHint')}
              maxLength={MOST_TITLE}
              readOnly={readOnly}
              value={chapter.title}
              onChange={(event) => set(at, { title: event.currentTarget.value })}
            />
            {!readOnly && (
              <IconButton
                icon={IconTrash}
                label={t('courses.authoring.lesson.chapterRemove', { number: at + 1 })}
                onClick={() => onChange(chapters.toSpliced(at, 1))}
              />
            )}
          </li>
        ))}
      </ul>
      {!readOnly && chapters.length < MOST && (
        <Button
          size="sm"
          variant="soft"
          leftSection={<Icon of={IconPlus} size={16} />}
          onClick={() => onChange([...chapters, { at: last ? last.at + 60 : 0, title: '' }])}
        >
          {t('courses.authoring.lesson.chapterAdd')}
        </Button>
      )}
    </div>
  );
}

interface ClockProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (seconds: number) => void;
  readonly readOnly: boolean;
}

/** A place in a video, written as on its clock: 1:05:30. */
function ClockInput({ label, value, onChange, readOnly }: ClockProps) {
  const { t } = useTranslation();
  const { clock } = useFormat();
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? value : readClock(typed);
  return (
    <TextInput
      className={classes['clock']!}
      aria-label={label}
      readOnly={readOnly}
      value={typed ?? clock(value)}
      error={read === undefined && t('courses.authoring.lesson.clockWrong')}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        const seconds = readClock(next);
        if (seconds !== undefined) onChange(seconds);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
