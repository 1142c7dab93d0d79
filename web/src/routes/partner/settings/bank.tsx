import { createFileRoute } from '@tanstack/react-router';
import { BankSection } from '../../../features/tenancy/bank/bank-details.tsx';

export const Route = createFileRoute('/partner/settings/bank')({ component: BankSection });
