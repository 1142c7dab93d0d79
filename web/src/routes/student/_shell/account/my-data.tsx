import { createFileRoute } from '@tanstack/react-router';
import { MyDataScreen } from '../../../../features/identity/my-data/my-data-screen.tsx';

export const Route = createFileRoute('/student/_shell/account/my-data')({
  component: () => <MyDataScreen area="student" />,
});
