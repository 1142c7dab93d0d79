import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconChevronRight, IconHierarchy2, IconLock } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { treeOf } from '../area-select.tsx';
import { type ShownArea, useDesk } from './area-desk.ts';
import { closeName } from './close-name.ts';
import { idsWithin, questionsWithin } from './questions-within.ts';
import classes from './areas.module.css';

interface Props {
  readonly rows: readonly ShownArea[];
  /** Only areas whose path has all of these. */
  readonly words: string;
  readonly chosenId: string | undefined;
  readonly onChoose: (areaId: string) => void;
}
/** A longer tree begins with its chapters alone. */
const OPEN_UP_TO = 60;

/** Every area under the one that it hangs below, with what is in it and below it; branches fold away. */
export function AreaTree({ rows, words, chosenId, onChoose }: Props) {
  const { t } = useTranslation();
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const wanted = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const isOpen = (id: string) => turned.has(id) !== rows.length <= OPEN_UP_TO;
  const hidden = new Set<string>();
  // What is looked for, and what is chosen, is never folded away.
  if (wanted.length === 0)
    for (const { id } of rows)
      if (!isOpen(id)) {
        const within = idsWithin(rows, id);
        if (chosenId === undefined || chosenId === id || !within.has(chosenId))
          for (const below of within) if (below !== id) hidden.add(below);
      }
  const shown = treeOf(rows).filter(
    ({ area }) => !hidden.has(area.id) && wanted.every((word) => area.path.toLowerCase().includes(word)),
  );
  if (shown.length === 0)
    return (
      <EmptyState icon={IconHierarchy2} title={t('taxonomy.desk.none')}>
        {t('taxonomy.desk.noneText')}
      </EmptyState>
    );
  const turn = (id: string) => setTurned((before) => before.symmetricDifference(new Set([id])));
  return (
    <ul className={classes['tree']}>
      {shown.map(({ area: { id }, depth }) => {
        const area = rows.find((row) => row.id === id)!;
        const below = rows.filter(({ parentId }) => parentId === id);
        const folded = below.some((one) => hidden.has(one.id));
        return (
          <li key={id} className={classes['node']!} style={{ '--depth': depth } as CSSProperties}>
            {below.length > 0 && wanted.length === 0 ? (
              <IconButton
                icon={folded ? IconChevronRight : IconChevronDown}
                label={t(`taxonomy.desk.${folded ? 'unfold' : 'fold'}`, { name: area.name })}
                onClick={() => turn(id)}
              />
            ) : (
              <span className={classes['leaf']} />
            )}
            <Row area={area} rows={rows} isChosen={id === chosenId} onChoose={() => onChoose(id)} />
          </li>
        );
      })}
    </ul>
  );
}

interface RowProps {
  readonly area: ShownArea;
  readonly rows: readonly ShownArea[];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Row({ area, rows, isChosen, onChoose }: RowProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const count = questionsWithin(rows, area.id);
  const below = rows.filter(({ parentId }) => parentId === area.id).length;
  return (
    <UnstyledButton
      className={classes['area']!}
      aria-pressed={isChosen}
      data-retired={area.retiredAt !== null || undefined}
      onClick={onChoose}
    >
      <span className={classes['name']}>{area.name}</span>
      <Marks area={area} rows={rows} />
      <span className={classes['count']}>
        {area.questions === undefined
          ? below > 0 && t('taxonomy.desk.areas', { count: below })
          : t('taxonomy.desk.questions', { count, formatted: number(count) })}
      </span>
    </UnstyledButton>
  );
}

/** What is special about an area: retired, the institute's own, the same everywhere, or named much like another. */
function Marks({ area, rows }: Pick<RowProps, 'area' | 'rows'>) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const desk = useDesk();
  if (area.retiredAt) return <Badge>{t('taxonomy.desk.retired', { date: date(area.retiredAt) })}</Badge>;
  if (!desk.holds(area))
    return (
      <span className={classes['lock']} title={t('taxonomy.desk.shared')}>
        <Icon of={IconLock} size={14} />
      </span>
    );
  const close = closeName(
    rows.filter(({ retiredAt }) => retiredAt === null),
    area,
  );
  return (
    <>
      {desk.kind === 'own' && <Badge tone="info">{t('taxonomy.desk.own')}</Badge>}
      {close && (
        <Badge tone="warn" icon={IconAlertTriangle}>
          {t('taxonomy.desk.close', { name: close.name })}
        </Badge>
      )}
    </>
  );
}
