import { accessToken } from '../../../lib/access.ts';
import { ApiError } from '../../../lib/api.ts';
import { refusalOf } from '../../../lib/api-error.ts';

/** Fetches a file that is no text and gives it to the browser to keep, under the name that the server gave it. */
export async function downloadFile(url: string, fallback: string): Promise<void> {
  const token = await accessToken();
  const reply = await fetch(url, { headers: { Authorization: `Bearer ${token ?? ''}` } }).catch(() => {
    throw new ApiError(0, 'NETWORK');
  });
  if (!reply.ok) throw refusalOf(reply.status, await reply.json().catch(() => null), false);
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(reply.headers.get('content-disposition') ?? '') ?? [];
  const address = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name ? decodeURIComponent(name) : fallback;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
