import { createFileRoute } from '@tanstack/react-router';
import { thingToGive } from '../../../features/codes/addresses.ts';
import { GiftsScreen } from '../../../features/codes/gifts/gifts-screen.tsx';
import { RedeemScreen } from '../../../features/codes/redeeming/redeem-screen.tsx';

/** Where codes of cards are redeemed, with the code of a link or a QR code; and beside it, gifts for others. */
export const Route = createFileRoute('/student/_shell/redeem/$')({
  validateSearch: (raw: { readonly code?: unknown; readonly give?: unknown }) => raw,
  component: Redeem,
});

function Redeem() {
  const { code, give } = Route.useSearch();
  const { _splat: what = '' } = Route.useParams();
  if (what === 'gifts') return <GiftsScreen give={thingToGive(give)} />;
  return <RedeemScreen code={String(code ?? '')} />;
}
