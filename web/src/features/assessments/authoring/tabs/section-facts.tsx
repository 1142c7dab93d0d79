import { countedOf, draftSectionMarks } from '@abhyas/contract/assessments/section-size';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Badge } from '../../../../ui/status/badge.tsx';
import { useBuilding } from '../builder/building.ts';
import type { Section } from '../draft/change-draft.ts';
import { usePattern } from '../patterns/use-patterns.ts';
import classes from './section-facts.module.css';

interface Props {
  readonly section: Section;
  readonly index: number;
}

/** The type of question that a section asks: as its pattern says, else as those that stand in it. */
export function SectionType({ section, index }: Props) {
  const { t } = useTranslation();
  const { draft, known } = useBuilding();
  const official = usePattern(draft.patternId)?.sections[index]?.types;
  const types = official ?? [...new Set(section.questionIds.flatMap((id) => known.find(id)?.type ?? []))];
  const [first, ...others] = types;
  if (!first) return null;
  return (
    <span className={classes['type']}>
      <Badge>{t(`questions.types.${first}`)}</Badge>
      {others.length > 0 && <small>{t('authoring.building.row.types', { count: others.length })}</small>}
    </span>
  );
}

/** How many of its questions a student answers, and what they are worth together. */
export function SectionAttempt({ section, need }: { readonly section: Section; readonly need: number | undefined }) {
  const { t } = useTranslation();
  const { number, marks } = useFormat();
  const have = section.questionIds.length;
  const all = Math.max(need ?? 0, have);
  const counted = countedOf(all, section.counted);
  return (
    <span className={classes['attempt']}>
      {counted < all
        ? t('authoring.building.row.some', { counted: number(counted), all: number(all) })
        : t('authoring.building.row.all', { all: number(all) })}
      <small>{t('authoring.building.row.marks', { marks: marks(draftSectionMarks(section)) })}</small>
    </span>
  );
}

/** How far a section is filled; leads to its questions. */
export function SectionFilled({ section, need }: { readonly section: Section; readonly need: number | undefined }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { openTab } = useBuilding();
  const { id, title, questionIds } = section;
  const have = questionIds.length;
  const shown = need === undefined ? number(have) : `${number(have)}/${number(need)}`;
  const standing = need === undefined || have === need ? 'full' : have < need ? 'short' : 'over';
  return (
    <Button
      size="sm"
      variant="ghost"
      className={classes['filled']!}
      data-standing={standing}
      onClick={() => openTab('questions', id)}
      aria-label={t('authoring.building.row.filled', { count: have, shown, section: title })}
    >
      {need !== undefined && (
        <span className={classes['track']} aria-hidden="true">
          <span style={{ width: `${Math.min(100, need === 0 ? 100 : (have / need) * 100)}%` }} />
        </span>
      )}
      {shown}
    </Button>
  );
}
