import { useTranslation } from 'react-i18next';
import { Page } from '../../../ui/page/page.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { PaperNav } from '../paper-pages/paper-nav.tsx';
import { EveryoneMenu } from './actions/everyone-menu.tsx';
import { LiveHall } from './live-hall.tsx';
import type { LivePatch, LiveSearch } from '../addresses.ts';
import { SimilarPairs } from './similar/similar-pairs.tsx';
import { useHall } from './use-hall.ts';

interface Props {
  readonly paperId: string;
  readonly search: LiveSearch;
  readonly onSearch: (patch: LivePatch) => void;
}

/** A test while it is sat: who is there and what each needs; and behind the second tab, whose answers are alike. */
export function LivePage({ paperId, search, onSearch }: Props) {
  const { t } = useTranslation();
  const hall = useHall(paperId, search);
  const title = hall.data?.title ?? '…';
  const live = t('assessments.invigilation.title');
  return (
    <Page
      title={title}
      subtitle={live}
      breadcrumbs={[
        { label: t('authoring.list.title'), to: '/partner/papers' },
        { label: title, to: `/partner/papers/${paperId}` },
        { label: live },
      ]}
      nav={<PaperNav paperId={paperId} published />}
      action={<EveryoneMenu paperId={paperId} hall={hall.data} />}
      tabs={
        <Tabs
          label={live}
          value={search.view ?? 'hall'}
          panelId="live-panel"
          items={[
            { value: 'hall', label: t('assessments.invigilation.views.hall') },
            { value: 'similar', label: t('assessments.invigilation.views.similar') },
          ]}
          onChange={(view) => onSearch({ view: view === 'similar' ? view : undefined })}
        />
      }
    >
      <div id="live-panel" role="tabpanel">
        {search.view === 'similar' ? (
          <SimilarPairs
            paperId={paperId}
            batches={hall.data?.batches ?? []}
            batchId={search.batchId}
            onBatch={(batchId) => onSearch({ batchId })}
          />
        ) : (
          <LiveHall paperId={paperId} hall={hall} search={search} onSearch={onSearch} />
        )}
      </div>
    </Page>
  );
}
