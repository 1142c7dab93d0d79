import type { DeskArea } from '@abhyas/contract/taxonomy/areas';
import { UnstyledButton } from '@mantine/core';
import { IconHierarchy2 } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Badge } from '../../../../ui/status/badge.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { treeOf } from '../area-select.tsx';
import { questionsWithin } from './questions-within.ts';
import classes from './areas.module.css';

interface Props {
  readonly rows: readonly DeskArea[];
  /** Only areas whose path has all of these. */
  readonly words: string;
  readonly chosenId: string | undefined;
  readonly onChoose: (areaId: string) => void;
}

/** Every area under the one that it hangs below, with the questions in it and below it. */
export function AreaTree({ rows, words, chosenId, onChoose }: Props) {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const wanted = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const known = new Map(rows.map((row) => [row.id, row]));
  const shown = treeOf(rows).filter(({ area }) => wanted.every((word) => area.path.toLowerCase().includes(word)));
  if (shown.length === 0)
    return (
      <EmptyState icon={IconHierarchy2} title={t('taxonomy.desk.none')}>
        {t('taxonomy.desk.noneText')}
      </EmptyState>
    );
  return (
    <ul className={classes['tree']}>
      {shown.map(({ area, depth }) => {
        const { retiredAt = null } = known.get(area.id) ?? {};
        const count = questionsWithin(rows, area.id);
        return (
          <li key={area.id} style={{ '--depth': depth } as CSSProperties}>
            <UnstyledButton
              className={classes['area']!}
              aria-pressed={area.id === chosenId}
              data-retired={retiredAt !== null || undefined}
              onClick={() => onChoose(area.id)}
            >
              <span className={classes['name']}>{area.name}</span>
              {area.own && !retiredAt && <Badge tone="info">{t('taxonomy.desk.own')}</Badge>}
              {retiredAt && <Badge>{t('taxonomy.desk.retired', { date: date(retiredAt) })}</Badge>}
              <span className={classes['count']}>
                {t('taxonomy.desk.questions', { count, formatted: number(count) })}
              </span>
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}
