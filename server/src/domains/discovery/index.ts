import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { handlers } from './routes.ts';
import { subscribers } from './subscribers.ts';

export { lastStudied } from './today/study-week.ts';
export { describePage } from './pages/describe-page.ts';
export { registerSitemap } from './pages/serve-sitemap.ts';

export const discoveryDomain = domain({ name: 'discovery', contract: api.discovery, handlers, subscribers });
