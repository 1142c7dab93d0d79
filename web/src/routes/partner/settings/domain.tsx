import { createFileRoute } from '@tanstack/react-router';
import { DomainSection } from '../../../features/tenancy/domain/domain-section.tsx';

export const Route = createFileRoute('/partner/settings/domain')({ component: DomainSection });
