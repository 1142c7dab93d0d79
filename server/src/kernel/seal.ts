import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { runtime } from './runtime.ts';

const NONCE = 12;
const TAG = 16;

/** A key for each purpose, so that what was sealed for one cannot be opened for another; whoever seals many keeps it. */
export const keyFor = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', runtime().config.secrets.data, '', `abhyas:${purpose}`, 32));

/** Encrypts a text for storage: AES-256-GCM, base64url of nonce, tag and cipher text. */
export const seal = (text: string, purpose: string): string => sealWith(keyFor(purpose), text);

/** The text that `seal` was given. Throws when it was changed, sealed for another purpose, or with another DATA_SECRET. */
export const unseal = (sealed: string, purpose: string): string => unsealWith(keyFor(purpose), sealed);

/** As `seal`, with a key of 32 bytes that is kept elsewhere. */
export function sealWith(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text that `sealWith` was given. Throws when it was changed or sealed with another key. */
export function unsealWith(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}
