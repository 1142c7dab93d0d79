import type { PrerequisiteList } from '@abhyas/contract/practice/prerequisites';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { can, useMe } from '../../../lib/session.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import type { ClassPatch, ClassSearch } from '../addresses.ts';
import { PracticeTabs } from '../practice-tabs.tsx';
import { ChapterNeeds } from './chapter-needs.tsx';

interface Props {
  readonly search: ClassSearch;
  readonly onSearch: (patch: ClassPatch) => void;
}

/** Which chapters come before which: where a student misses in one, practice sends them to the weak one before it. */
export function PrerequisitesScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const list = useQuery(query(api.practice.showPrerequisites, { query: { examId: search.exam } }));
  return (
    <Page
      title={t('practice.class.title')}
      subtitle={t('practice.needs.subtitle')}
      tabs={<PracticeTabs />}
      action={
        list.data && (
          <Segmented
            label={t('practice.exam')}
            options={list.data.exams.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(list.data.examId)}
            onChange={(id) => onSearch({ exam: Number(id) })}
          />
        )
      }
    >
      <Loaded query={list} card skeleton={<CardSkeleton lines={10} />}>
        {(shown) => <Subjects list={shown} />}
      </Loaded>
    </Page>
  );
}

function Subjects({ list }: { readonly list: PrerequisiteList }) {
  const { t } = useTranslation();
  const mayChange = can(useMe(), 'questions.write');
  const client = useQueryClient();
  const params = { examId: list.examId };
  const reset = useChange(() => api.practice.resetPrerequisites({ params }), {
    after: () => client.invalidateQueries({ queryKey: api.practice.showPrerequisites.key }),
    said: t('practice.needs.resetDone'),
  });
  const subjects = [...Map.groupBy(list.chapters, ({ subject }) => subject)];
  return (
    <Stacked>
      <Row justify="between" gap={3}>
        <p>{t(list.own ? 'practice.needs.own' : 'practice.needs.provided')}</p>
        {list.own && mayChange && (
          <Button variant="outline" size="sm" loading={reset.busy} onClick={() => reset.send()}>
            {t('practice.needs.reset')}
          </Button>
        )}
      </Row>
      {subjects.map(([subject, chapters]) => (
        <Card key={subject} title={t(`practice.subjects.${subject}`)}>
          {chapters.map((chapter) => (
            <ChapterNeeds key={chapter.id} list={list} chapter={chapter} mayChange={mayChange} />
          ))}
        </Card>
      ))}
    </Stacked>
  );
}
