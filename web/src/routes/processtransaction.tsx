import { createFileRoute } from '@tanstack/react-router';
import { backFromGateway } from '../app/back-from-gateway.ts';
import { returnSearch } from '../features/commerce/addresses.ts';

export const Route = createFileRoute('/processtransaction')({
  validateSearch: returnSearch.read,
  beforeLoad: backFromGateway,
});
