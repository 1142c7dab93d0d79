import { createFileRoute } from '@tanstack/react-router';
import { PaymentsScreen } from '../../../features/commerce/seller/payments-screen.tsx';

export const Route = createFileRoute('/partner/settings/payments')({ component: PaymentsScreen });
