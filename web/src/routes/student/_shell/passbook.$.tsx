import { createFileRoute } from '@tanstack/react-router';
import { type PassbookSearch, passbookSearch } from '../../../features/commerce/addresses.ts';
import { PassbookScreen } from '../../../features/commerce/wallet/passbook-screen.tsx';
import { InvitedScreen } from '../../../features/engagement/referrals/invited-screen.tsx';
import { ReferScreen } from '../../../features/engagement/referrals/refer-screen.tsx';

/** The wallet, and what belongs to it: one route for all, since each is 130 bytes of what every visitor fetches. */
export const Route = createFileRoute('/student/_shell/passbook/$')({
  // What is malformed is left out below: here it would be fetched by every visitor.
  validateSearch: (raw: PassbookSearch) => raw,
  component: Passbook,
});

function Passbook() {
  const { _splat: what = '' } = Route.useParams();
  const [kind, code = ''] = what.split('/');
  const search = passbookSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  if (kind === 'refer') return <ReferScreen />;
  if (kind === 'invited') return <InvitedScreen key={code} code={code} />;
  return (
    <PassbookScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => passbookSearch.patch(before, patch), replace: true })}
    />
  );
}
