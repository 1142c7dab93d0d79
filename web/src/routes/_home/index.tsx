import { createFileRoute } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { homeGuard } from '../../app/guards.ts';

export const Route = createFileRoute('/_home/')({
  beforeLoad: enter(homeGuard),
  staticData: { title: 'discovery.home.title' },
});
