import { createFileRoute } from '@tanstack/react-router';
import { newBroadcastSearch } from '../../../features/engagement/addresses.ts';
import { BroadcastScreen } from '../../../features/engagement/broadcasts/broadcast-screen.tsx';

export const Route = createFileRoute('/partner/broadcasts/$broadcastId')({
  validateSearch: newBroadcastSearch.read,
  component: Broadcast,
});

function Broadcast() {
  const { broadcastId } = Route.useParams();
  const { batchId } = Route.useSearch();
  return <BroadcastScreen key={broadcastId} broadcastId={broadcastId} batchId={batchId} />;
}
