import { createFileRoute } from '@tanstack/react-router';
import { AfterClassScreen } from '../app/after-class-screen.tsx';

export const Route = createFileRoute('/afterliveclassroom')({
  staticData: { title: 'app.afterClass.title' },
  component: AfterClassScreen,
});
