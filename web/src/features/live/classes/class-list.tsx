import type { LiveClass } from '@abhyas/contract/live/classes';
import { useFormat } from '../../../lib/format.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { DateTile } from '../../../ui/figures/date-tile.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { ClassBadge, useClassWords } from './class-words.tsx';
import classes from './class-list.module.css';

interface Props {
  readonly label: string;
  readonly items: readonly LiveClass[];
  /** Where the title leads; without it the title is words alone. */
  readonly addressOf?: (one: LiveClass) => string;
}

/** Classes one under the other: day, hours, whom it is for. */
export function ClassList({ label, items, addressOf }: Props) {
  const { weekday, day } = useFormat();
  const words = useClassWords();
  return (
    <RowList label={label} flush>
      {items.map((one) => (
        <li key={one.id}>
          <DateTile top={weekday(one.startsAt)} day={day(one.startsAt)} />
          <Stack gap={1} className={classes['words']}>
            <Row gap={2}>
              <b>{addressOf ? <AddressLink to={addressOf(one)}>{one.title}</AddressLink> : one.title}</b>
              {one.state !== 'scheduled' && <ClassBadge state={one.state} />}
            </Row>
            <Quiet size="sm">{[words.hours(one), one.teacher.name, words.where(one)].join(' · ')}</Quiet>
            <Quiet size="sm">{[words.whom(one), one.reason].filter(Boolean).join(' · ')}</Quiet>
          </Stack>
        </li>
      ))}
    </RowList>
  );
}
