import { createFileRoute, Outlet } from '@tanstack/react-router';
import { HomeScreen } from '../features/discovery/home/home-screen.tsx';
import { homeFilterOf } from '../features/discovery/home/paper-filter.ts';

/** Login and sign-up slide in over the home, which stays where it was. */
export const Route = createFileRoute('/_home')({
  validateSearch: homeFilterOf,
  component: () => (
    <>
      <HomeScreen />
      <Outlet />
    </>
  ),
});
