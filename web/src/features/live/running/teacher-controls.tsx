import { paces, type Pace } from '@abhyas/contract/live/words';
import { Select } from '@mantine/core';
import { IconChartBar, IconListSearch, IconMicrophoneOff, IconPresentation } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can, useMe } from '../../../lib/session.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { BoardControl } from '../stage/board/board-control.tsx';
import { BankQuestion } from '../polls/bank-question.tsx';
import { NewPoll } from '../polls/new-poll.tsx';
import { RecordControl } from '../recordings/record-control.tsx';
import classes from '../room/room.module.css';
import { useCommand, useRoom } from '../room/use-room.ts';
import { SlidesDialog } from './slides-dialog.tsx';

/** What the teacher does in the room: asks, shows slides, slows the chat. */
export function TeacherControls() {
  const { t } = useTranslation();
  const { room } = useRoom();
  const [isAsking, setAsking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes['control']}
        disabled={room.now.state !== 'live'}
        onClick={() => setAsking(true)}
      >
        <Icon of={IconChartBar} size={22} />
        {t('live.polls.new')}
      </button>
      <FromBank />
      <button type="button" className={classes['control']} onClick={() => setChoosing(true)}>
        <Icon of={IconPresentation} size={22} />
        {t('live.slides.title')}
      </button>
      <BoardControl />
      <RecordControl />
      <MuteAll />
      <PaceChoice />
      {isAsking && <NewPoll onClose={() => setAsking(false)} />}
      {isChoosing && <SlidesDialog onClose={() => setChoosing(false)} />}
    </>
  );
}

/** A question of the bank instead of one that is typed; for who may read the bank. */
function FromBank() {
  const { t } = useTranslation();
  const { room } = useRoom();
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  if (!can(me, 'questions.read')) return null;
  return (
    <>
      <button
        type="button"
        className={classes['control']}
        disabled={room.now.state !== 'live'}
        onClick={() => setOpen(true)}
      >
        <Icon of={IconListSearch} size={22} />
        {t('live.polls.fromBank')}
      </button>
      {isOpen && <BankQuestion onClose={() => setOpen(false)} />}
    </>
  );
}

/** Silences every student who is heard. */
function MuteAll() {
  const { t } = useTranslation();
  const { room } = useRoom();
  const mute = useCommand('muteAll');
  const students = new Set(room.people.filter(({ role }) => role === 'student').map(({ accountId }) => accountId));
  const isAnybodyHeard = room.feeds.some(({ source, accountId }) => source === 'mic' && students.has(accountId));
  return (
    <button
      type="button"
      className={classes['control']}
      disabled={!isAnybodyHeard || mute.busy}
      onClick={() => mute.send({})}
    >
      <Icon of={IconMicrophoneOff} size={22} />
      {t('live.stage.muteAll')}
    </button>
  );
}

function PaceChoice() {
  const { t } = useTranslation();
  const { room } = useRoom();
  const setPace = useCommand('setPace');
  return (
    <Select
      label={t('live.room.pace.label')}
      allowDeselect={false}
      value={String(room.now.pace)}
      onChange={(seconds) => setPace.send({ seconds: Number(seconds) as Pace })}
      data={paces.map((seconds) => ({
        value: String(seconds),
        label: seconds === 0 ? t('live.room.pace.free') : t('live.room.pace.every', { seconds }),
      }))}
    />
  );
}
