import type { Paper } from '@abhyas/contract/assessments/shapes';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Tabs } from '../../../../ui/controls/tabs.tsx';
import { Page } from '../../../../ui/page/page.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { LeaveGuard } from '../../../questions/index.ts';
import { PaperStatus } from '../list/paper-status.tsx';
import { type Draft, questionsOf } from '../draft/change-draft.ts';
import { filledOf } from '../filling/missing-of.ts';
import { PatternCard } from '../patterns/pattern-card.tsx';
import { usePattern } from '../patterns/use-patterns.ts';
import { BlueprintCard } from '../blueprint/blueprint-card.tsx';
import { DetailsTab } from '../tabs/details-tab.tsx';
import { QuestionsTab } from '../tabs/questions-tab.tsx';
import { ResultsTab } from '../tabs/results-tab.tsx';
import { ScheduleTab } from '../tabs/schedule-tab.tsx';
import { SectionsTab } from '../tabs/sections-tab.tsx';
import { BuilderActions } from './builder-actions.tsx';
import { type BuilderSearch, type BuilderTab, builderTabs } from '../../addresses.ts';
import { PaperNav } from '../../paper-pages/paper-nav.tsx';
import classes from './builder.module.css';
import { BuildingContext, type Building } from './building.ts';
import { ChecksCard } from './checks/checks-card.tsx';
import { ShareCard } from './share-card.tsx';
import { SaveStanding, SaveTrouble } from './save-standing.tsx';
import { useKnownQuestions } from './use-known-questions.ts';
import { usePaper } from './use-paper.ts';
import { useSettings } from './use-settings.ts';

interface Props {
  readonly paper: Paper;
  readonly search: BuilderSearch;
  readonly onSearch: (search: BuilderSearch) => void;
}

const panels: Readonly<Record<BuilderTab, () => ReactNode>> = {
  details: DetailsTab,
  sections: SectionsTab,
  questions: QuestionsTab,
  schedule: ScheduleTab,
  results: ResultsTab,
};

/** Builds a test: what it is called, how it is marked, which questions it has, when it is open and when results show. */
export function PaperBuilder({ paper: initial, search, onSearch }: Props) {
  const { t } = useTranslation();
  const building = usePaper(initial);
  const settings = useSettings(building.paper, building.keepSettings);
  const known = useKnownQuestions(initial.id, questionsOf(building.draft));
  const { paper, draft, saving, round } = building;
  const tab = search.tab ?? 'details';
  const Panel = panels[tab];
  const readOnly = !paper.can.edit;
  const context: Building = {
    ...building,
    settings,
    known,
    search,
    openTab: (next, section) => onSearch({ tab: next, ...(section && { section }) }),
    readOnly,
  };
  const title = draft.title.trim() === '' ? t('authoring.untitled') : draft.title;
  return (
    <BuildingContext value={context}>
      <Page
        title={title}
        breadcrumbs={[{ label: t('authoring.list.title'), to: '/partner/papers' }, { label: title }]}
        beside={
          <>
            <PaperStatus status={paper.status} version={paper.version} />
            {!readOnly && <SaveStanding />}
          </>
        }
        action={<BuilderActions />}
        nav={<PaperNav paperId={paper.id} published={paper.version > 0} />}
        tabs={<BuilderTabs tab={tab} onTab={(next) => onSearch({ tab: next })} draft={draft} />}
      >
        <SaveTrouble />
        <Standing paper={paper} />
        <div className={classes['two']}>
          <div id="builder-panel" role="tabpanel" aria-label={t(`authoring.tabs.${tab}`)} className={classes['panel']}>
            <Panel key={round} />
          </div>
          <aside className={classes['aside']} aria-label={t('authoring.checks.title')}>
            <ShareCard />
            <ChecksCard />
            <PatternCard />
            <BlueprintCard />
          </aside>
        </div>
      </Page>
      <LeaveGuard
        dirty={settings.dirty || saving.state === 'conflict' || saving.state === 'failed' || saving.state === 'held'}
      />
    </BuildingContext>
  );
}

function BuilderTabs({
  tab,
  onTab,
  draft,
}: {
  readonly tab: BuilderTab;
  readonly onTab: (tab: BuilderTab) => void;
  readonly draft: Draft;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const filled = filledOf(draft, usePattern(draft.patternId));
  const count = filled ? `${number(filled.have)} / ${number(filled.need)}` : number(questionsOf(draft).length);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the open tab may lie beyond the edge.
    const at = builderTabs.indexOf(tab);
    line.current?.querySelectorAll('[role=tab]')[at]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);
  return (
    <div ref={line} className={classes['tabs']}>
      <Tabs
        label={t('authoring.tabs.title')}
        value={tab}
        onChange={onTab}
        panelId="builder-panel"
        items={builderTabs.map((value) => ({
          value,
          label: t(`authoring.tabs.${value}`),
          ...(value === 'questions' && { count }),
        }))}
      />
    </div>
  );
}

/** What a change means for a paper that students may have seen. */
function Standing({ paper }: { readonly paper: Paper }) {
  const { t } = useTranslation();
  if (paper.status === 'archived') return <Notice tone="info">{t('authoring.standing.archived')}</Notice>;
  if (paper.status !== 'published') return null;
  return (
    <Notice
      tone={paper.changed ? 'warn' : 'info'}
      title={paper.changed ? t('authoring.standing.changed', { version: paper.version + 1 }) : undefined}
    >
      {t('authoring.standing.published', { version: paper.version })}
    </Notice>
  );
}
