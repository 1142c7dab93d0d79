import { createFileRoute } from '@tanstack/react-router';
import { landWithNotice } from '../app/land.ts';

export const Route = createFileRoute('/callback')({ beforeLoad: landWithNotice('app.landed.signInElsewhere') });
