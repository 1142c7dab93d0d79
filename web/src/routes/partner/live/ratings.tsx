import { createFileRoute } from '@tanstack/react-router';
import { TeacherRatingsScreen } from '../../../features/live/feedback/teacher-ratings-screen.tsx';

export const Route = createFileRoute('/partner/live/ratings')({ component: TeacherRatingsScreen });
