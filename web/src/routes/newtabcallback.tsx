import { createFileRoute } from '@tanstack/react-router';
import { landWithNotice } from '../app/land.ts';

export const Route = createFileRoute('/newtabcallback')({ beforeLoad: landWithNotice('app.landed.signInElsewhere') });
