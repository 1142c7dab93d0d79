import { createFileRoute } from '@tanstack/react-router';
import { landWithNotice } from '../app/land.ts';

export const Route = createFileRoute('/processsubscription')({ beforeLoad: landWithNotice('app.landed.payment') });
