import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import { isPackType } from '@abhyas/contract/courses/pack-types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Columns, Page } from '../../../ui/page/page.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { LeaveGuard } from '../../questions/index.ts';
import { CourseNav } from '../course-pages/course-nav.tsx';
import { DetailsTab } from '../details/details-tab.tsx';
import { CourseStatus } from '../list/course-status.tsx';
import { OutlineTab } from '../outline/outline-tab.tsx';
import { PackTab } from '../packs/pack-tab.tsx';
import { PeopleTab } from '../people/people-tab.tsx';
import { ReviewNotice } from '../people/review-notice.tsx';
import { VersionsTab } from '../versions/versions-tab.tsx';
import { type BuilderSearch, type BuilderTab, builderTabs } from '../addresses.ts';
import classes from './builder.module.css';
import { type Building, BuildingContext } from './building.ts';
import { ChecksCard } from './checks-card.tsx';
import { CourseActions } from './course-actions.tsx';
import { SaveStanding, SaveTrouble } from './save-standing.tsx';
import { useCourse } from './use-course.ts';

interface Props {
  readonly course: AuthoredCourse;
  readonly search: BuilderSearch;
  readonly onSearch: (search: BuilderSearch) => void;
  readonly PriceSplit: Building['PriceSplit'];
}

/** Builds a course: what it holds, what is said of it, who writes it, and what was published. */
export function CourseBuilder({ course: initial, search, onSearch, PriceSplit }: Props) {
  const { t } = useTranslation();
  const built = useCourse(initial);
  const { course, details, saving, round } = built;
  const tab = search.tab ?? 'outline';
  const isPack = isPackType(course.type);
  const panels: Readonly<Record<BuilderTab, () => ReactNode>> = {
    outline: isPack ? PackTab : OutlineTab,
    details: DetailsTab,
    people: PeopleTab,
    versions: VersionsTab,
  };
  const Panel = panels[tab];
  const readOnly = !course.can.edit;
  const building: Building = {
    ...built,
    readOnly,
    PriceSplit,
    openTab: (next) => onSearch(next === 'outline' ? {} : { tab: next }),
  };
  const title = details.title.trim() === '' ? t('courses.authoring.untitled') : details.title;
  return (
    <BuildingContext value={building}>
      <Page
        title={title}
        breadcrumbs={[{ label: t('courses.authoring.list.title'), to: '/partner/courses' }, { label: title }]}
        beside={
          <>
            <CourseStatus {...course} />
            {!readOnly && <SaveStanding saving={saving} savedAt={course.updatedAt} />}
          </>
        }
        action={<CourseActions />}
        nav={<CourseNav courseId={course.courseId} published={course.version > 0} />}
        tabs={
          <div className={classes['tabs']}>
            <Tabs
              label={t('courses.authoring.tabs.title')}
              value={tab}
              onChange={building.openTab}
              panelId="builder-panel"
              items={builderTabs.map((value) => ({
                value,
                label: t(`courses.authoring.tabs.${nameOf(value, isPack)}`),
              }))}
            />
          </div>
        }
      >
        <SaveTrouble saved={built} />
        {course.status === 'archived' && <Notice tone="info">{t('courses.authoring.archive.standing')}</Notice>}
        <ReviewNotice />
        <Columns kind="aside">
          <div
            id="builder-panel"
            role="tabpanel"
            aria-label={t(`courses.authoring.tabs.${nameOf(tab, isPack)}`)}
            className={classes['panel']}
          >
            <Panel key={round} />
          </div>
          <aside className={classes['panel']} aria-label={t('courses.authoring.checks.title')}>
            <ChecksCard />
          </aside>
        </Columns>
      </Page>
      <LeaveGuard dirty={saving.state === 'conflict' || saving.state === 'failed' || saving.state === 'held'} />
    </BuildingContext>
  );
}

const nameOf = (tab: BuilderTab, isPack: boolean) => (tab === 'outline' && isPack ? 'pack' : tab);
