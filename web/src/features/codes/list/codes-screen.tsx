import { useTranslation } from 'react-i18next';
import { Page } from '../../../ui/page/page.tsx';
import type { CodesPatch, CodesSearch } from '../addresses.ts';
import { CodeTabs } from '../code-tabs.tsx';
import { CodesList } from './codes-list.tsx';

interface Props {
  readonly search: CodesSearch;
  readonly onSearch: (patch: CodesPatch) => void;
}

/** The codes of all batches: who redeemed what, and when. */
export function CodesScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  return (
    <Page title={t('codes.batches.title')} subtitle={t('codes.batches.subtitle')} tabs={<CodeTabs />}>
      <CodesList search={search} onSearch={onSearch} />
    </Page>
  );
}
