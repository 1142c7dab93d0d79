import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { handlers } from './routes.ts';

export const coursesDomain = domain({ name: 'courses', contract: api.courses, handlers });
