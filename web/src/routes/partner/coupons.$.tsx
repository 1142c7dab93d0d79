import { createFileRoute } from '@tanstack/react-router';
import { CodeBatchScreen } from '../../features/codes/batches/code-batch-screen.tsx';
import { CodeBatchesScreen } from '../../features/codes/batches/code-batches-screen.tsx';
import { CodeTabs } from '../../features/codes/code-tabs.tsx';
import { type CodesPatch, type CodesSearch, codesSearch } from '../../features/codes/addresses.ts';
import { CodesScreen } from '../../features/codes/list/codes-screen.tsx';
import { CouponsScreen } from '../../features/commerce/coupons/coupons-screen.tsx';
import { type CouponsPatch, type CouponsSearch, couponsSearch } from '../../features/commerce/staff-addresses.ts';

/** Coupons; under `codes` batches of activation codes, one of them, and the codes of all. One route, as each is bytes for every visitor. */
export const Route = createFileRoute('/partner/coupons/$')({
  validateSearch: (raw: CodesSearch | CouponsSearch) => raw,
  component: CouponsAndCodes,
});

function CouponsAndCodes() {
  const { _splat: what = '' } = Route.useParams();
  const [kind, batchId] = what.split('/');
  return kind === 'codes' ? <Codes batchId={batchId ?? ''} /> : <Coupons />;
}

function Coupons() {
  const search = couponsSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  const onSearch = (patch: CouponsPatch) =>
    void navigate({ search: (before) => couponsSearch.patch(before, patch), replace: 'search' in patch });
  return <CouponsScreen search={search} onSearch={onSearch} tabs={<CodeTabs />} />;
}

function Codes({ batchId }: { readonly batchId: string }) {
  const search = codesSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  const onSearch = (patch: CodesPatch) =>
    void navigate({ search: (before) => codesSearch.patch(before, patch), replace: 'search' in patch });
  if (batchId === '') return <CodeBatchesScreen search={search} onSearch={onSearch} />;
  if (batchId === 'all') return <CodesScreen search={search} onSearch={onSearch} />;
  return <CodeBatchScreen key={batchId} batchId={batchId} search={search} onSearch={onSearch} />;
}
