import type { RoomPoll } from '@abhyas/contract/live/room';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { usePollWords } from './poll-words.tsx';
import classes from './polls.module.css';

interface Props {
  readonly poll: RoomPoll;
}

/** What came out of a poll, option by option: how many, what share, which is right and which was the own answer. */
export function PollBars({ poll }: Props) {
  const { counts, right, mine } = poll;
  const { options } = usePollWords(poll);
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const all = (counts ?? []).reduce((sum, count) => sum + count, 0);
  return (
    <ol className={classes['bars']}>
      {options.map((option, place) => {
        const count = counts?.[place] ?? 0;
        return (
          // Options have no ids, and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} data-right={place === right || undefined} data-mine={place === mine || undefined}>
            <i style={{ width: `${all === 0 ? 0 : (100 * count) / all}%` }} aria-hidden="true" />
            <span>
              {place === right && <Icon of={IconCheck} size={16} />}
              {option}
              {place === right && <span className="sr-only">{t('live.polls.right')}</span>}
              {place === mine && <em>{t('live.polls.yours')}</em>}
            </span>
            <span>
              {number(count)} <b>{percent(count, all)}</b>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
