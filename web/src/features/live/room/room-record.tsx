import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { KeptBoard } from '../stage/board/kept-board.tsx';
import { PollQuestion } from '../polls/poll-words.tsx';
import { PollBars } from '../polls/poll-bars.tsx';
import classes from './chat.module.css';

type Kept = Reply<typeof contract.live.showRoomRecord>;

/** What stays of a class in a room: its slides, what was asked and what was written there. */
export function RoomRecord({ classId }: { readonly classId: string }) {
  const record = useQuery(query(api.live.showRoomRecord, { params: { classId } }));
  return (
    <Loaded query={record} card skeleton={<CardSkeleton lines={3} />}>
      {({ messages, polls, slides }) => (
        <>
          <KeptBoard classId={classId} />
          {slides && <Slides slides={slides} />}
          {polls.length > 0 && <Polls polls={polls} />}
          <Written messages={messages.filter(({ removed }) => !removed)} />
        </>
      )}
    </Loaded>
  );
}

function Slides({ slides }: { readonly slides: NonNullable<Kept['slides']> }) {
  const { t } = useTranslation();
  return (
    <Card title={t('live.slides.title')}>
      <a href={slides.url} download={slides.fileName} {...buttonFace('outline')}>
        <Icon of={IconDownload} size={16} />
        {t('live.slides.save', { name: slides.fileName, count: slides.pages })}
      </a>
    </Card>
  );
}

function Polls({ polls }: Pick<Kept, 'polls'>) {
  const { t } = useTranslation();
  return (
    <Card title={t('live.polls.title')}>
      <Stack gap={5}>
        {polls.map((poll) => (
          <Stack key={poll.id} gap={2}>
            <b>
              <PollQuestion poll={poll} />
            </b>
            <PollBars poll={poll} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

function Written({ messages }: Pick<Kept, 'messages'>) {
  const { t } = useTranslation();
  const { time } = useFormat();
  return (
    <Card title={t('live.room.chat.title')}>
      {messages.length === 0 && <Quiet as="p">{t('live.room.chat.nothingKept')}</Quiet>}
      <ul className={classes['record']}>
        {messages.map(({ id, author, words, at }) => (
          <li key={id}>
            <Avatar name={author.name} />
            <div>
              <Row gap={1}>
                <b>{author.name}</b>
                {author.role === 'instructor' && <Badge tone="action">{t('live.room.teacher')}</Badge>}
                <Quiet size="sm">{time(at)}</Quiet>
              </Row>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
