import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { FootBar } from '../../../ui/layout/foot-bar.tsx';
import { Stacked } from '../../../ui/page/page.tsx';
import { ReissuedCard } from '../keys/reissued-card.tsx';
import { type ResultSearch, type ResultTab, resultTabs } from '../student-addresses.ts';
import { HeatMapCard } from './chapters/heat-map-card.tsx';
import { TopicsCard } from './chapters/topics-card.tsx';
import { NextCard } from './next/next-card.tsx';
import { PractiseMistakes } from './next/practise-mistakes.tsx';
import classes from './result.module.css';
import { ScoreStrip } from './score-strip.tsx';
import { Solutions } from './solutions/solutions.tsx';
import { SpeedCard } from './speed/speed-card.tsx';
import { SubjectsCard } from './subjects-card.tsx';
import { TimeCard } from './time-card.tsx';
import { useResultAddress } from './use-result-address.ts';

interface Props {
  readonly result: AttemptResult;
  readonly isOwn: boolean;
}

/** A result on a phone: three tabs instead of one long page; the tabs and the next step never leave the screen. */
export function PhoneResult({ result, isOwn }: Props) {
  const { t } = useTranslation();
  const [search, change] = useResultAddress();
  const [panelId, top] = [useId(), useRef<HTMLDivElement>(null)];
  const tab = tabOf(search);
  const open = (next: ResultTab) => {
    change({ tab: next });
    // Deep in one tab, the other begins at its beginning.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <div ref={top} className={classes['top']} />
      <div className={classes['tabs']}>
        <Tabs
          label={t('assessments.result.tabs.label')}
          items={resultTabs.map((value) => ({ value, label: t(`assessments.result.tabs.${value}`) }))}
          value={tab}
          onChange={open}
          panelId={panelId}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={t(`assessments.result.tabs.${tab}`)}>
        <Stacked>
          {tab === 'overview' && <Overview result={result} isOwn={isOwn} />}
          {tab === 'questions' && <Solutions result={result} />}
          {tab === 'chapters' && (
            <>
              <TopicsCard result={result} />
              <HeatMapCard result={result} />
            </>
          )}
        </Stacked>
      </div>
      {isOwn && result.wrong + result.partial > 0 && (
        <FootBar>
          <PractiseMistakes result={result} />
        </FootBar>
      )}
    </>
  );
}

function Overview({ result, isOwn }: Props) {
  return (
    <>
      <ScoreStrip result={result} />
      <ReissuedCard result={result} />
      {isOwn && <NextCard result={result} />}
      <SubjectsCard result={result} />
      <SpeedCard result={result} />
      <TimeCard result={result} />
    </>
  );
}

/** A link to some questions says which, and not on which tab they stand. */
const tabOf = ({ tab, ...rest }: ResultSearch): ResultTab =>
  tab ?? (Object.keys(rest).length > 0 ? 'questions' : 'overview');
