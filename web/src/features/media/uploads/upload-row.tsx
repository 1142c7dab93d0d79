import { IconFileUpload, IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { acceptOf } from '../sending/accepted.ts';
import classes from './uploads.module.css';
import type { UploadEntry, UploadState } from '../sending/upload-entries.ts';
import { uploadQueue } from '../sending/upload-queue.ts';
import { useSize } from './use-size.ts';

const tones: Readonly<Record<UploadState, 'accent' | 'good' | 'bad' | 'warn' | 'neutral'>> = {
  waiting: 'neutral',
  sending: 'accent',
  paused: 'neutral',
  offline: 'warn',
  lost: 'neutral',
  done: 'good',
  refused: 'bad',
};

/** One upload: how far it is, how fast, how long still, and what can be done with it. */
export function UploadRow({ entry }: { readonly entry: UploadEntry }) {
  const { t } = useTranslation();
  const size = useSize();
  const { key, fileName: name, bytes, sent, state } = entry;
  const moving = state === 'sending' || state === 'waiting' || state === 'offline';
  const over = state === 'done' || state === 'refused';
  return (
    <li className={classes['row']} data-state={state}>
      <div className={classes['line']}>
        <span className={classes['fileName']}>{name}</span>
        <span className={classes['sent']}>
          {over ? size(bytes) : t('media.uploads.of', { sent: size(sent), bytes: size(bytes) })}
        </span>
      </div>
      {state !== 'refused' && (
        <ProgressBar label={t('media.uploads.progress', { name })} value={sent} max={bytes} tone={tones[state]} />
      )}
      <div className={classes['line']}>
        <Standing entry={entry} />
        <span className={classes['tools']}>
          {moving && (
            <IconButton
              icon={IconPlayerPause}
              label={t('media.uploads.pause', { name })}
              onClick={() => uploadQueue.pause(key)}
            />
          )}
          {state === 'paused' && (
            <IconButton
              icon={IconPlayerPlay}
              label={t('media.uploads.resume', { name })}
              onClick={() => uploadQueue.resume(key)}
            />
          )}
          {state === 'lost' && <ChooseAgain entry={entry} />}
          <IconButton
            icon={IconX}
            label={t(over ? 'media.uploads.dismiss' : 'media.uploads.cancel', { name })}
            onClick={() => uploadQueue.cancel(key)}
          />
        </span>
      </div>
    </li>
  );
}

function Standing({ entry }: { readonly entry: UploadEntry }) {
  const { t } = useTranslation();
  const size = useSize();
  const format = useFormat();
  const say = useRefusalText();
  const { state, sent, bytes, bytesPerSecond = 0, secondsLeft, problem } = entry;
  if (problem)
    return (
      <p className={classes['problem']} role="alert">
        {say(problem)}
      </p>
    );
  const parts = [t(`media.uploads.states.${state}`, { percent: Math.floor((sent / bytes) * 100) })];
  if (state === 'sending' && bytesPerSecond > 0) {
    parts.push(t('media.uploads.speed', { speed: size(bytesPerSecond) }));
    if (secondsLeft !== undefined) parts.push(t('media.uploads.left', { time: timeOf(secondsLeft, format) }));
  }
  return <p className={classes['standing']}>{parts.join(' · ')}</p>;
}

/** Seconds to the minute, then whole minutes. */
const timeOf = (seconds: number, format: { minutes: (n: number) => string; seconds: (n: number) => string }) =>
  seconds < 60 ? format.seconds(seconds) : format.minutes(Math.ceil(seconds / 60));

/** A page that was loaded anew may not read the file until somebody gives it once more. */
function ChooseAgain({ entry }: { readonly entry: UploadEntry }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const label = t('media.uploads.chooseAgain');
  return (
    <>
      <button type="button" {...buttonFace('outline', 'sm')} onClick={() => input.current?.click()}>
        <Icon of={IconFileUpload} size={16} />
        {label}
      </button>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={`${label}: ${entry.fileName}`}
        accept={acceptOf(entry.kind)}
        onChange={({ currentTarget }) => {
          uploadQueue.add([...(currentTarget.files ?? [])], entry.kind);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
