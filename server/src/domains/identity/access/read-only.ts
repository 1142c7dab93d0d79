import type { Access } from '@abhyas/contract/access';
import type { Actor } from '../../../kernel/context.ts';
import type { Called } from '../../../kernel/http/implement.ts';
import { guardianWrites, isGuardian } from './guardian-calls.ts';

/** What may be called while one looks at a student's pages, though it is no reading: leaving altogether. */
const viewWrites: ReadonlySet<string> = new Set(['identity.logout']);
/** What is given out to the person alone: whoever looks at a student's pages does not read it. */
const ownEyesOnly: ReadonlySet<string> = new Set(['identity.downloadExportJson', 'identity.downloadExportHtml']);

/**
 * The one rule about who only reads. Whoever looks at a student's pages as that student writes nothing at all, whatever is added
 * later. A guardian writes the own account and consents, and nothing of the child's.
 */
export function mayCall(actor: Actor, access: Access, { endpoint, method }: Called): boolean {
  if (actor.viewedBy) return method === 'GET' ? !ownEyesOnly.has(endpoint) : viewWrites.has(endpoint);
  if (isGuardian(actor) && access !== 'public') return method === 'GET' || guardianWrites.has(endpoint);
  return true;
}
