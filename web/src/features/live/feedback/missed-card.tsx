import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { PollBars } from '../polls/poll-bars.tsx';
import { PollQuestion } from '../polls/poll-words.tsx';
import { missedOf, within } from './missed.ts';

type Came = Reply<typeof contract.live.showMyAttendance>;

/** The parts of a class in which the student was not there, with what was asked and written in them. */
export function MissedCard({ data: { class: one, mine, window } }: { readonly data: Came }) {
  const { t } = useTranslation();
  const { minutes, time } = useFormat();
  const kept = useQuery({
    ...query(api.live.showRoomRecord, { params: { classId: one.id } }),
    enabled: one.kind === 'room',
  });
  const parts = missedOf(mine?.stretches ?? [], window);
  if (parts.length === 0) return null;
  const polls = kept.data?.polls ?? [];
  const messages = kept.data?.messages.filter(({ removed }) => !removed) ?? [];
  const missed = parts.reduce((sum, { from, to }) => sum + Date.parse(to) - Date.parse(from), 0);
  return (
    <Card title={t('live.missed.title', { time: minutes(Math.ceil(missed / 60_000)) })}>
      <RowList label={t('live.missed.parts')}>
        {parts.map((part) => {
          const asked = polls.filter(({ openedAt }) => within(openedAt, part));
          const written = messages.filter(({ at }) => within(at, part)).length;
          const says = [
            asked.length > 0 && t('live.missed.polls', { count: asked.length }),
            written > 0 && t('live.missed.messages', { count: written }),
          ].filter(Boolean);
          return (
            <li key={part.from}>
              <Stack gap={2} style={{ flex: 1 }}>
                <Stack gap={0}>
                  <b>{t('live.attendance.fromTo', { from: time(part.from), to: time(part.to) })}</b>
                  {says.length > 0 && <Quiet size="sm">{says.join(' · ')}</Quiet>}
                </Stack>
                {asked.map((poll) => (
                  <Stack key={poll.id} gap={1}>
                    <PollQuestion poll={poll} />
                    <PollBars poll={poll} />
                  </Stack>
                ))}
              </Stack>
            </li>
          );
        })}
      </RowList>
    </Card>
  );
}
