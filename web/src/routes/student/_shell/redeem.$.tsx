import { createFileRoute } from '@tanstack/react-router';
import { RedeemScreen } from '../../../features/codes/redeeming/redeem-screen.tsx';

/** Where codes of cards are redeemed; a link or a QR code brings the code along. */
export const Route = createFileRoute('/student/_shell/redeem/$')({
  validateSearch: (raw: { readonly code?: unknown }) => raw,
  component: Redeem,
});

function Redeem() {
  return <RedeemScreen code={String(Route.useSearch().code ?? '')} />;
}
