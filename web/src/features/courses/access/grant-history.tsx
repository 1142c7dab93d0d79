import type { GrantChange } from '@abhyas/contract/entitlements/access';
import { IconArrowBackUp, IconCalendarTime, IconGift } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Tile } from '../../../ui/figures/tile.tsx';
import { useAccessWords } from './access-words.ts';
import classes from './access.module.css';

interface Props {
  readonly lines: readonly GrantChange[];
  /** Names what was given: the lines are of several things. */
  readonly titled?: boolean;
}

/** Who gave, moved or took back access, when and why; the newest line first. */
export function GrantHistory({ lines, titled = false }: Props) {
  return (
    <ul className={classes['history']}>
      {lines.map((line, at) => (
        <Line key={`${line.at}:${at}`} line={line} titled={titled} />
      ))}
    </ul>
  );
}

const looks = {
  given: { icon: IconGift, tone: 'good' },
  givenAgain: { icon: IconGift, tone: 'good' },
  moved: { icon: IconCalendarTime, tone: 'accent' },
  revoked: { icon: IconArrowBackUp, tone: 'warn' },
} as const satisfies Record<GrantChange['kind'], unknown>;

function Line({ line, titled }: { readonly line: GrantChange; readonly titled: boolean }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const words = useAccessWords();
  return (
    <li>
      <Tile {...looks[line.kind]} />
      <div>
        {titled && <b>{line.thing.title || t('courses.access.history.gone')}</b>}
        <p>
          {t(`courses.access.history.${line.kind}`, { source: words.source(line.source), window: words.window(line) })}
        </p>
        {line.reason && <p>{t('courses.access.history.reason', { reason: line.reason })}</p>}
        <small>
          {line.actor ? t('courses.access.history.by', { name: line.actor, at: dateTime(line.at) }) : dateTime(line.at)}
        </small>
      </div>
    </li>
  );
}
