import { DetailedError, type HttpRequest, Upload } from 'tus-js-client';
import { accessToken, renewAccess } from '../../../lib/access.ts';
import { ApiError, refusalOf } from '../../../lib/api-error.ts';
import { headersOf } from '../../../lib/exchange.ts';

/** Small enough that a proxy lets it pass and that a disguised file is noticed soon. */
const PIECE_BYTES = 8 * 1024 * 1024;
const RETRY_MS = [0, 1000, 3000];

export interface Sending {
  /** Keeps what has arrived; nothing is sent any more. */
  readonly stop: () => void;
}
interface Hear {
  readonly onSent: (bytes: number) => void;
  readonly onDone: () => void;
  /** `NETWORK` where there was no answer, after a few tries. */
  readonly onFailed: (error: ApiError) => void;
}

/** Sends the rest of a file to its address by tus, in pieces, as the signed-in person. */
export function sendFile(file: File, url: string, hear: Hear): Sending {
  let token: string | undefined;
  // The server did not take it any more, though it had not run out by this device's clock.
  let stale: string | undefined;
  const upload = new Upload(file, {
    uploadUrl: url,
    chunkSize: PIECE_BYTES,
    retryDelays: RETRY_MS,
    storeFingerprintForResuming: false,
    onBeforeRequest: async (request: HttpRequest) => {
      token = stale === undefined ? await accessToken() : await renewAccess(stale);
      const headers = headersOf({ authorization: token && `Bearer ${token}`, quiet: true });
      for (const [name, value] of headers) request.setHeader(name, value);
    },
    onShouldRetry: (error) => {
      const status = error.originalResponse?.getStatus() ?? 0;
      stale = status === 401 ? token : undefined;
      return status === 0 || status === 401 || status === 409 || status === 423 || status >= 500;
    },
    onProgress: (sent) => hear.onSent(sent),
    onSuccess: () => hear.onDone(),
    onError: (error) => hear.onFailed(refusalIn(error)),
  });
  upload.start();
  return { stop: () => void upload.abort() };
}

function refusalIn(error: Error): ApiError {
  const answer = error instanceof DetailedError ? error.originalResponse : undefined;
  const status = answer?.getStatus() ?? 0;
  if (!answer || status === 0) return new ApiError(0, 'NETWORK');
  const text = answer.getBody();
  try {
    return refusalOf(status, JSON.parse(text), text === '');
  } catch {
    return new ApiError(status, status === 404 ? 'NOT_FOUND' : 'UNREADABLE');
  }
}
