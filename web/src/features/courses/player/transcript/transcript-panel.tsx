import { Button, Select } from '@mantine/core';
import { IconFocusCentered } from '@tabler/icons-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import type { SpokenLine } from '../../../../ui/player/transcript/spoken-lines.ts';
import type { Transcript } from '../../../../ui/player/transcript/use-transcript.ts';
import { useNewest } from '../../../../ui/player/use-newest.ts';
import { ErrorState } from '../../../../ui/status/error-state.tsx';
import { ListSkeleton } from '../../../../ui/status/skeletons.tsx';
import { findLines } from './find-lines.ts';
import { TranscriptLine } from './transcript-line.tsx';
import classes from './transcript.module.css';
import { useFollowing } from './use-following.ts';
import { useLines } from './use-lines.ts';

export interface TranscriptProps {
  readonly transcript: Transcript;
  readonly onSeek: (seconds: number) => void;
}

/** What is said in a video, line by line: to read along, to search, and to go to where something is said. */
export function TranscriptPanel({ transcript, onSeek }: TranscriptProps) {
  const { t } = useTranslation();
  const { languages, first } = transcript;
  const [chosen, setChosen] = useState(first);
  const [turn, setTurn] = useState(0);
  const [find, setFind] = useState('');
  const index = chosen < languages.length ? chosen : first;
  return (
    <div className={classes['transcript']}>
      <div className={classes['top']}>
        <SearchField label={t('courses.player.transcript.find')} size="sm" value={find} onChange={setFind} />
        {languages.length > 1 && (
          <Select
            aria-label={t('courses.player.transcript.language')}
            size="sm"
            allowDeselect={false}
            data={languages.map(({ label }, at) => ({ value: String(at), label }))}
            value={String(index)}
            onChange={(value) => setChosen(Number(value))}
          />
        )}
      </div>
      <OneLanguage
        key={`${index} ${turn}`}
        transcript={transcript}
        index={index}
        find={find}
        onSeek={onSeek}
        onAgain={() => setTurn(turn + 1)}
      />
    </div>
  );
}

interface OneProps extends TranscriptProps {
  readonly index: number;
  readonly find: string;
  readonly onAgain: () => void;
}

function OneLanguage({ transcript, index, find, onSeek, onAgain }: OneProps) {
  const { t } = useTranslation();
  const { lines, spoken, failed } = useLines(transcript, index);
  if (failed) return <ErrorState onRetry={onAgain}>{t('courses.player.transcript.failed')}</ErrorState>;
  if (!lines) return <ListSkeleton rows={5} />;
  const language = transcript.languages[index]?.language;
  return <Lines lines={lines} spoken={spoken} language={language} find={find} onSeek={onSeek} />;
}

interface LinesProps {
  readonly lines: readonly SpokenLine[];
  readonly spoken: number;
  readonly language: string | undefined;
  readonly find: string;
  readonly onSeek: (seconds: number) => void;
}

function Lines({ lines, spoken, language, find, onSeek }: LinesProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const isSearched = find.trim() !== '';
  const shown = useMemo(() => findLines(lines, find), [lines, find]);
  const { away, onScroll, comeBack } = useFollowing(list, spoken, !isSearched);
  const newest = useNewest(onSeek);
  const go = useCallback((seconds: number) => newest.current(seconds), [newest]);
  return (
    <>
      <p role="status" className={classes['found']}>
        {isSearched && t('courses.player.transcript.found', { count: shown.length })}
      </p>
      <div className={classes['frame']}>
        <ol ref={list} className={classes['lines']} lang={language} onScroll={onScroll}>
          {shown.map(({ line, at, from, to }) => (
            <TranscriptLine
              key={at}
              at={at}
              from={line.from}
              text={line.text}
              foundFrom={from}
              foundTo={to}
              isSpoken={at === spoken}
              onSeek={go}
            />
          ))}
        </ol>
        {away && (
          <Button
            size="compact-sm"
            className={classes['back']!}
            leftSection={<Icon of={IconFocusCentered} size={16} />}
            onClick={comeBack}
          >
            {t('courses.player.transcript.back')}
          </Button>
        )}
      </div>
    </>
  );
}
