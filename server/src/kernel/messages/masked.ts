import { createHmac } from 'node:crypto';
import { runtime } from '../runtime.ts';

/** `r•••@example.com`, `••••••5678`: enough to recognise one's own, too little to learn another's. */
export function masked(contact: string): string {
  const at = contact.lastIndexOf('@');
  return at > 0 ? `${contact[0]}•••${contact.slice(at)}` : `••••••${contact.slice(-4)}`;
}

/** Finds what went to a contact that is known, without the contact: keyed, and another one in each institute. */
export const contactHash = (instituteId: number, contact: string): Buffer =>
  createHmac('sha256', runtime().config.secrets.data).update(`contact\n${instituteId}\n${contact}`).digest();
