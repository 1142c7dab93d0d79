import { createHash, randomBytes } from 'node:crypto';

const INVITATION_DAYS = 14;

/** 256 random bits; only their hash is stored. */
export const newInvitationToken = (): string => randomBytes(32).toString('base64url');
export const hashInvitationToken = (token: string): Buffer => createHash('sha256').update(token).digest();
export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * 86_400_000);
