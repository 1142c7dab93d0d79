import type { RoomMessage } from '@abhyas/contract/live/room';
import { Button, Menu, Textarea } from '@mantine/core';
import { IconDots, IconMessage, IconMessageOff, IconSend, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import type { Waiting } from './room-visit.ts';
import classes from './chat.module.css';
import { useCommand, useRoom } from './use-room.ts';

const LONGEST = 1000;
/** The end of the list is made anew with each message, and comes into view. */
const toEnd = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'end' });

/** What everybody writes, and the line to write on. */
export function Chat() {
  const { t } = useTranslation();
  const { room, view } = useRoom();
  const count = room.messages.length + view.waiting.length;
  return (
    <>
      {count === 0 ? (
        <div className={classes['messages']}>
          <EmptyState icon={IconMessage} title={t('live.room.chat.empty')}>
            {t('live.room.chat.emptyText')}
          </EmptyState>
        </div>
      ) : (
        <div className={classes['messages']} role="log" aria-label={t('live.room.chat.title')} tabIndex={0}>
          <ul>
            {room.messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
            {view.waiting.map((one) => (
              <WaitingMessage key={one.key} one={one} />
            ))}
          </ul>
          <span key={`${count} ${room.polls.length}`} ref={toEnd} />
        </div>
      )}
      <Writing />
    </>
  );
}

function Message({ message }: { readonly message: RoomMessage }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { room, isHost } = useRoom();
  const { author, words, at, removed } = message;
  const isOwn = author.id === room.me.accountId;
  return (
    <li>
      <Avatar name={author.name} />
      <div>
        <Row gap={1}>
          <b>{isOwn ? t('live.room.you') : author.name}</b>
          {author.role === 'instructor' && <Badge tone="action">{t('live.room.teacher')}</Badge>}
          <Quiet size="sm">{time(at)}</Quiet>
        </Row>
        {removed ? <Quiet as="p">{t('live.room.chat.removed')}</Quiet> : <p>{words}</p>}
      </div>
      {isHost && !removed && <MessageMenu message={message} />}
    </li>
  );
}

function MessageMenu({ message: { id, author } }: { readonly message: RoomMessage }) {
  const { t } = useTranslation();
  const remove = useCommand('removeMessage');
  const mute = useCommand('muteStudent');
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <IconButton icon={IconDots} label={t('live.room.chat.more', { name: author.name })} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon of={IconTrash} />} onClick={() => remove.send({ messageId: id })}>
          {t('live.room.chat.remove')}
        </Menu.Item>
        {author.role === 'student' && (
          <Menu.Item
            leftSection={<Icon of={IconMessageOff} />}
            onClick={() => mute.send({ accountId: author.id, muted: true })}
          >
            {t('live.room.people.mute', { name: author.name })}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Written here, and not confirmed by the server. */
function WaitingMessage({ one: { key, words, refused } }: { readonly one: Waiting }) {
  const { t } = useTranslation();
  const { visit, view } = useRoom();
  const say = useRefusalText();
  return (
    <li data-waits>
      <Avatar name={t('live.room.you')} />
      <div>
        <b>{t('live.room.you')}</b>
        <p>{words}</p>
        {refused ? (
          <Row gap={1}>
            <span className={classes['refused']}>{say(refused)}</span>
            <Button variant="ghost" size="sm" onClick={() => visit.again(key)}>
              {t('live.room.chat.sendAgain')}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => visit.drop(key)}>
              {t('live.room.chat.drop')}
            </Button>
          </Row>
        ) : (
          <Quiet size="sm">{t(view.phase === 'open' ? 'live.room.chat.sending' : 'live.room.chat.waits')}</Quiet>
        )}
      </div>
    </li>
  );
}

/** Enter sends, Shift and Enter begin a line. What is typed stays through a lost line and a reload. */
function Writing() {
  const { t } = useTranslation();
  const { visit, room, isHost } = useRoom();
  const [words, setWords] = useState(visit.draft);
  const isMuted = !isHost && room.people.some((one) => one.accountId === room.me.accountId && one.muted);
  const change = (next: string) => {
    setWords(next);
    visit.keepDraft(next);
  };
  const send = (event: SubmitEvent<HTMLFormElement> | KeyboardEvent) => {
    event.preventDefault();
    if (words.trim() === '') return;
    visit.write(words.trim());
    setWords('');
  };
  if (isMuted) return <p className={classes['muted']}>{t('live.room.chat.mutedText')}</p>;
  return (
    <form className={classes['writing']} onSubmit={send}>
      {room.now.pace > 0 && !isHost && <Quiet size="sm">{t('live.room.chat.pace', { seconds: room.now.pace })}</Quiet>}
      <Row align="end">
        <Textarea
          aria-label={t('live.room.chat.write')}
          placeholder={t('live.room.chat.write')}
          autosize
          minRows={1}
          maxRows={4}
          maxLength={LONGEST}
          value={words}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
          }}
          className={classes['field']}
        />
        <button type="submit" className={classes['send']} aria-label={t('live.room.chat.send')}>
          <Icon of={IconSend} />
        </button>
      </Row>
    </form>
  );
}
