import { IconAlertTriangle, IconCheck, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { useBuilding } from '../builder/building.ts';
import { compareWithPattern, type SectionStanding } from './compare-with-pattern.ts';
import classes from './patterns.module.css';
import { usePattern, usePatternWords } from './use-patterns.ts';

/** How far the draft is from the official paper that it was begun from; it says, and never hinders. */
export function PatternCard() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { draft, known } = useBuilding();
  const words = usePatternWords();
  const pattern = usePattern(draft.patternId);
  if (!pattern) return null;
  const standing = compareWithPattern(draft, pattern, {
    typeOf: (id) => known.find(id)?.type,
    stemOf: (id) => known.facts.get(id)?.groupId,
  });
  return (
    <Card
      title={words.name(pattern)}
      note={words.size(pattern)}
      aside={
        standing.complete ? (
          <Badge tone="good" icon={IconCheck}>
            {t('authoring.patterns.complete')}
          </Badge>
        ) : undefined
      }
    >
      <ul className={classes['standing']}>
        {standing.sections.map((section, at) => (
          <SectionLine key={at} section={section} />
        ))}
        {standing.minutesDiffer && (
          <Warning>{t('authoring.patterns.minutesDiffer', { minutes: number(pattern.minutes) })}</Warning>
        )}
        {standing.isLocked && <Warning>{t('authoring.composing.pattern.locked')}</Warning>}
        {standing.console.length > 0 && (
          <Warning>
            {t('authoring.composing.pattern.console', {
              what: standing.console.map((part) => t(`authoring.composing.pattern.parts.${part}`)).join(', '),
            })}
          </Warning>
        )}
        {standing.extra > 0 && <Warning>{t('authoring.patterns.extra', { count: standing.extra })}</Warning>}
      </ul>
      <p className={classes['source']}>{t('authoring.patterns.source', { source: pattern.source })}</p>
    </Card>
  );
}

function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <li data-tone="warn">
      <Icon of={IconAlertTriangle} size={16} />
      <span>{children}</span>
    </li>
  );
}

function SectionLine({ section: { title, sectionId, have, need, differs } }: { readonly section: SectionStanding }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { openTab } = useBuilding();
  const full = have === need;
  const tone = differs.length > 0 || have > need ? 'warn' : full ? 'good' : undefined;
  const counts = t('authoring.patterns.counts', { have: number(have), need: number(need) });
  return (
    <li data-tone={tone}>
      <Icon of={tone === 'warn' ? IconAlertTriangle : full ? IconCircleCheck : IconCircleDashed} size={16} />
      <span>
        {sectionId === null ? (
          title
        ) : (
          <button type="button" onClick={() => openTab('questions', sectionId)}>
            {title}
          </button>
        )}
        {differs.map((what) => (
          <small key={what}>{t(`authoring.patterns.differs.${what}`)}</small>
        ))}
      </span>
      <b>{counts}</b>
    </li>
  );
}
