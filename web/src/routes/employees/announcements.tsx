import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementsScreen } from '../../features/tenancy/employees/announcements-screen.tsx';

export const Route = createFileRoute('/employees/announcements')({ component: AnnouncementsScreen });
