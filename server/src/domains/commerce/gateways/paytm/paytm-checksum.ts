import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const IV = '@@@@&&&&####$$$$';
const SALT_CHARACTERS = 4;

/** What is signed of a form: its values by name, joined by `|`; nothing stands for "null", and the signature itself is left out. */
export const signedText = (fields: Readonly<Record<string, string>>): string =>
  Object.keys(fields)
    .filter((name) => name !== 'CHECKSUMHASH')
    .toSorted()
    .map((name) => (fields[name] === 'null' ? '' : fields[name]))
    .join('|');

const newSalt = () => randomBytes((SALT_CHARACTERS * 3) / 4).toString('base64');
const digest = (text: string, salt: string) => createHash('sha256').update(`${text}|${salt}`).digest('hex') + salt;

/**
 * Paytm's signature of a text: base64(AES-128-CBC(sha256hex(text | salt) + salt)) with the merchant key of sixteen bytes (the checksum that
 * Paytm's own libraries write).
 */
export function paytmChecksum(text: string, merchantKey: string, salt: string = newSalt()): string {
  const cipher = createCipheriv('aes-128-cbc', merchantKey, IV);
  return cipher.update(digest(text, salt), 'utf8', 'base64') + cipher.final('base64');
}

/** Whether a signature is of this text and key; one that cannot even be decrypted is not. */
export function isPaytmChecksum(text: string, merchantKey: string, checksum: string | undefined): boolean {
  if (checksum === undefined) return false;
  try {
    const decipher = createDecipheriv('aes-128-cbc', merchantKey, IV);
    const signed = decipher.update(checksum, 'base64', 'utf8') + decipher.final('utf8');
    const [ours, theirs] = [Buffer.from(digest(text, signed.slice(-SALT_CHARACTERS))), Buffer.from(signed)];
    return ours.length === theirs.length && timingSafeEqual(ours, theirs);
  } catch {
    return false;
  }
}
