import type { CheckedPlan, Week } from '@abhyas/contract/live/classes';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendarEvent, IconPlus, IconStar } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { toLocal } from '../../../lib/zoned-time.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import type { SchedulePatch, ScheduleSearch } from '../addresses.ts';
import { PlanPanel } from '../series/plan-panel.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { ClassList } from './class-list.tsx';
import { ScheduleFilters } from './schedule-filters.tsx';
import { addDays, weekOf } from './week.ts';
import { WeekGrid } from './week-grid.tsx';
import classes from './schedule-screen.module.css';

interface Props {
  readonly search: ScheduleSearch;
  readonly onSearch: (patch: SchedulePatch) => void;
}

/** What leads on from the schedule: the own calendar, how classes were rated, a new one. */
function Actions({ canWrite, onPlan }: { readonly canWrite: boolean; readonly onPlan: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <CalendarLink />
      <Link to="/partner/live/ratings" {...buttonFace('outline')}>
        <Icon of={IconStar} size={16} />
        {t('live.rating.teachers')}
      </Link>
      {canWrite && (
        <Button variant="action" leftSection={<Icon of={IconPlus} size={16} />} onClick={onPlan}>
          {t('live.plan.title')}
        </Button>
      )}
    </>
  );
}

/** The week's live classes; a new one is planned beside them. */
export function ScheduleScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const { timeZone } = useInstitute();
  const [today] = useState(() => toLocal(new Date().toISOString(), timeZone).slice(0, 10));
  const [planning, setPlanning] = useState(false);
  const [planned, setPlanned] = useState<{ readonly plan: CheckedPlan; readonly title: string }>();
  const days = weekOf(search.day ?? today);
  const [from, to] = [days[0]!, days[6]!];
  const { teacherId, batchId } = search;
  const asked = query(api.live.listClasses, { query: { from, to, teacherId, batchId } });
  const week = useQuery({ ...asked, placeholderData: keepPreviousData });
  const showPlanned = useCallback(
    (plan: CheckedPlan | undefined, title: string) => setPlanned(plan && { plan, title }),
    [],
  );
  const stop = () => {
    setPlanning(false);
    setPlanned(undefined);
  };
  return (
    <Page
      title={t('live.schedule.title')}
      subtitle={<Subtitle from={from} to={to} count={week.data?.classes.length ?? 0} />}
      action={<Actions canWrite={week.data?.can.write === true} onPlan={() => setPlanning(true)} />}
    >
      <div className={classes['columns']} data-planning={planning || undefined}>
        <Card flush label={t('live.schedule.title')}>
          <ScheduleFilters search={search} onSearch={onSearch} from={from} seats={week.data?.seats.total ?? 0} />
          <Loaded query={week} skeleton={<TableSkeleton rows={6} columns={5} />}>
            {(shown) => <Classes week={shown} days={days} view={search.view ?? 'week'} planned={planned} />}
          </Loaded>
        </Card>
        {planning && (
          <PlanPanel
            day={days.find((day) => day > today) ?? addDays(today, 1)}
            onClose={stop}
            onChecked={showPlanned}
          />
        )}
      </div>
    </Page>
  );
}

function Subtitle({ from, to, count }: { readonly from: string; readonly to: string; readonly count: number }) {
  const { t } = useTranslation();
  const { number, shortDate } = useFormat();
  const noon = (day: string) => shortDate(`${day}T06:30:00Z`);
  const classesSaid = t('live.schedule.count', { count, formatted: number(count) });
  return t('live.schedule.subtitle', { from: noon(from), to: noon(to), classes: classesSaid });
}

function Classes({
  week,
  days,
  view,
  planned,
}: {
  readonly week: Week;
  readonly days: readonly string[];
  readonly view: 'week' | 'list';
  readonly planned: { readonly plan: CheckedPlan; readonly title: string } | undefined;
}) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery('(max-width: 47.99em)');
  if (view === 'week' && !isNarrow)
    return <WeekGrid week={week} days={days} planned={planned?.plan} plannedTitle={planned?.title ?? ''} />;
  if (week.classes.length === 0)
    return (
      <EmptyState icon={IconCalendarEvent} title={t('live.schedule.empty')}>
        {t('live.schedule.emptyText')}
      </EmptyState>
    );
  return (
    <ClassList label={t('live.schedule.title')} items={week.classes} addressOf={({ id }) => `/partner/live/${id}`} />
  );
}
