import type { LiveClass } from '@abhyas/contract/live/classes';
import { IconVideo } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { ClassList } from './class-list.tsx';

/** The live classes of a student: what comes, and what was. */
export function MyClassesScreen() {
  const { t } = useTranslation();
  const mine = useQuery({ ...query(api.live.listMyClasses), refetchInterval: 60_000 });
  return (
    <Page title={t('live.mine.title')} subtitle={t('live.mine.subtitle')} action={<CalendarLink />}>
      <Loaded
        query={mine}
        card
        skeleton={
          <Card flush as="div">
            <ListSkeleton rows={4} />
          </Card>
        }
      >
        {({ classes, now }) => <Mine all={classes} now={now} />}
      </Loaded>
    </Page>
  );
}

function Mine({ all, now }: { readonly all: readonly LiveClass[]; readonly now: string }) {
  const { t } = useTranslation();
  const isOver = ({ state, endsAt }: LiveClass) =>
    state === 'ended' || (state === 'cancelled' && Date.parse(endsAt) < Date.parse(now));
  const [coming, over] = [all.filter((one) => !isOver(one)), all.filter(isOver).toReversed()];
  if (all.length === 0)
    return (
      <Card>
        <EmptyState icon={IconVideo} title={t('live.mine.empty')}>
          {t('live.mine.emptyText')}
        </EmptyState>
      </Card>
    );
  return (
    <Stacked>
      {[
        { key: 'coming', items: coming },
        { key: 'over', items: over },
      ].map(
        ({ key, items }) =>
          items.length > 0 && (
            <Card key={key} flush title={t(`live.mine.${key}`)}>
              <ClassList label={t(`live.mine.${key}`)} items={items} addressOf={({ id }) => `/student/live/${id}`} />
            </Card>
          ),
      )}
    </Stacked>
  );
}
