import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { FilterBar } from '../../../../ui/list/filter-bar.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Columns, Page } from '../../../../ui/page/page.tsx';
import { Loaded } from '../../../../ui/status/loaded.tsx';
import { ListSkeleton } from '../../../../ui/status/skeletons.tsx';
import type { AreasPatch, AreasSearch } from '../../addresses.ts';
import { subjects } from '../../preview/question-lists.ts';
import { type AreaDesk, DeskProvider, ownDesk, type ShownArea } from './area-desk.ts';
import { AddArea } from './area-dialogs.tsx';
import { AreaPanel } from './area-panel.tsx';
import { AreaTree } from './area-tree.tsx';

interface Props {
  readonly search: AreasSearch;
  readonly onSearch: (patch: AreasPatch) => void;
}

/** The tree of one subject with what is in each area; an area that may be changed is looked after beside it. */
export function AreasScreen({ desk = ownDesk, ...props }: Props & { readonly desk?: AreaDesk }) {
  return (
    <DeskProvider value={desk}>
      <Areas desk={desk} {...props} />
    </DeskProvider>
  );
}

function Areas({ search, onSearch, desk: whose }: Props & { readonly desk: AreaDesk }) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const subject = search.subject ?? 'physics';
  const desk = useQuery({
    queryKey: ['taxonomy', whose.kind, subject],
    queryFn: () => whose.show(subject),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { rows = none, can } = desk.data ?? {};
  const isOwn = whose.kind === 'own';
  const open = (area?: string) => onSearch({ area });
  const chosen = rows.find(({ id }) => id === search.area);
  return (
    <Page
      title={t('taxonomy.desk.title')}
      subtitle={t(`taxonomy.desk.${isOwn ? 'subtitle' : 'subtitleProvided'}`)}
      {...(isOwn && {
        breadcrumbs: [
          { label: t('questions.bank.title'), to: '/partner/questions' },
          { label: t('taxonomy.desk.title') },
        ],
      })}
      action={can?.edit && <NewArea onClick={() => setAdding(true)} />}
    >
      <Columns kind="aside">
        <Card flush label={t('taxonomy.desk.tree', { subject: t(`questions.subjects.${subject}`) })}>
          <Filters search={search} onSearch={onSearch} />
          <Loaded query={desk} skeleton={<ListSkeleton rows={8} />}>
            {(data) => <AreaTree rows={data.rows} words={search.search ?? ''} chosenId={chosen?.id} onChoose={open} />}
          </Loaded>
        </Card>
        <AreaPanel area={chosen} rows={rows} mayEdit={can?.edit ?? false} onChoose={open} onClose={() => open()} />
      </Columns>
      {adding && (
        <AddArea subject={subject} rows={rows} parentId={null} onClose={() => setAdding(false)} onAdded={open} />
      )}
    </Page>
  );
}

const none: readonly ShownArea[] = [];

function NewArea({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="action" leftSection={<Icon of={IconPlus} size={18} />} onClick={onClick}>
      {t('taxonomy.desk.new')}
    </Button>
  );
}

function Filters({ search, onSearch }: Props) {
  const { t } = useTranslation();
  return (
    <FilterBar
      search={{
        label: t('taxonomy.desk.find'),
        value: search.search,
        onChange: (words) => onSearch({ search: words }),
      }}
    >
      <Segmented
        label={t('taxonomy.desk.subject')}
        size="sm"
        value={search.subject ?? 'physics'}
        options={subjects.map((value) => ({ value, label: t(`questions.subjects.${value}`) }))}
        onChange={(value) => onSearch({ subject: value, area: undefined })}
      />
    </FilterBar>
  );
}
