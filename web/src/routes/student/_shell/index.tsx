import { createFileRoute } from '@tanstack/react-router';
import { TodayScreen } from '../../../features/discovery/today/today-screen.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/student/_shell/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.discovery.showToday)),
  component: TodayScreen,
});
