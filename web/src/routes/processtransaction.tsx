import { createFileRoute } from '@tanstack/react-router';
import { landWithNotice } from '../app/land.ts';

export const Route = createFileRoute('/processtransaction')({ beforeLoad: landWithNotice('app.landed.payment') });
