import { createFileRoute, redirect } from '@tanstack/react-router';
import { StaffDayScreen } from '../../features/insights/staff-day/staff-day-screen.tsx';
import { api, query } from '../../lib/api.ts';
import { institute } from '../../lib/institute.ts';

export const Route = createFileRoute('/partner/')({
  staticData: { title: 'insights.staffDay.title' },
  beforeLoad: () => {
    // Staff of a suspended or closed institute read why.
    if (institute.find()?.standing) throw redirect({ to: '/partner/settings/standing', replace: true });
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(query(api.insights.showStaffDay));
    void context.queryClient.prefetchQuery(query(api.insights.showStaffLearning));
  },
  component: StaffDayScreen,
});
