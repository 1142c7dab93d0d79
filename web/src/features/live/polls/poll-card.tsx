import type { RoomPoll } from '@abhyas/contract/live/room';
import { Button } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionRow } from '../../../ui/controls/option-row.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { useCommand, useRoom } from '../room/use-room.ts';
import { PollBars } from './poll-bars.tsx';
import { PollQuestion, usePollWords } from './poll-words.tsx';
import classes from './polls.module.css';

const letters = 'ABCDEF';

/** The poll that runs or was the last: a student answers it, the teacher sees the answers come in and closes it. */
export function PollCard({ poll, onHide }: { readonly poll: RoomPoll; readonly onHide: () => void }) {
  const { t } = useTranslation();
  const { room, isHost } = useRoom();
  const close = useCommand('closePoll');
  const isOpen = poll.closedAt === null;
  const votes = (poll.counts ?? []).reduce((sum, count) => sum + count, 0);
  const students = room.people.filter(({ role }) => role === 'student').length;
  return (
    <section className={classes['poll']} aria-label={t('live.polls.poll')} aria-live="polite">
      <Row justify="between">
        <Badge tone="info" icon={IconChartBar}>
          {t(isOpen ? 'live.polls.running' : 'live.polls.over')}
        </Badge>
        {poll.counts && (
          <Quiet size="sm">
            {isOpen ? t('live.polls.answered', { votes, students }) : t('live.polls.votes', { count: votes })}
          </Quiet>
        )}
      </Row>
      <h2>
        <PollQuestion poll={poll} />
      </h2>
      {isOpen && !isHost ? <Answer poll={poll} /> : <PollBars poll={poll} />}
      {isOpen && isHost && (
        <Button variant="action" loading={close.busy} onClick={() => close.send({ pollId: poll.id })}>
          {t(poll.right === null ? 'live.polls.close' : 'live.polls.closeAndTell')}
        </Button>
      )}
      {!isOpen && (
        <Button variant="ghost" size="sm" onClick={onHide}>
          {t('live.polls.hide')}
        </Button>
      )}
    </section>
  );
}

function Answer({ poll }: { readonly poll: RoomPoll }) {
  const { id: pollId, mine } = poll;
  const { options } = usePollWords(poll);
  const { t } = useTranslation();
  const { visit } = useRoom();
  const [chosen, setChosen] = useState<number>();
  const cast = useCommand('castVote', ({ choice }) => visit.voted(pollId, choice));
  const picked = mine ?? chosen;
  return (
    <fieldset className={classes['answer']} disabled={mine !== null || cast.busy}>
      <legend className="sr-only">{t('live.polls.choose')}</legend>
      {options.map((option, place) => (
        <OptionRow
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          kind="radio"
          name={pollId}
          letter={letters[place]!}
          checked={picked === place}
          onChange={() => setChosen(place)}
          readOnly={mine !== null}
        >
          {option}
        </OptionRow>
      ))}
      {mine === null ? (
        <Button
          variant="action"
          disabled={chosen === undefined}
          loading={cast.busy}
          onClick={() => chosen !== undefined && cast.send({ pollId, choice: chosen })}
        >
          {t('live.polls.send')}
        </Button>
      ) : (
        <Quiet as="p" size="sm">
          {t('live.polls.sent')}
        </Quiet>
      )}
    </fieldset>
  );
}
