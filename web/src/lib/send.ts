import { accessToken, clientAuthorization, endSession, hasSession, isFatal, renewAccess } from './access.ts';
import { ApiError } from './api-error.ts';
import { exchange, type Request } from './exchange.ts';

/** No bearer goes with sign-in and with a forgotten password (spec §7). */
const withoutBearer: Readonly<Record<string, string | undefined>> = {
  '/api/oauth/token': clientAuthorization,
  '/api/forgot-password': undefined,
};

/**
 * Sends a call as the signed-in person. An expired token, or a 401 with an empty body, is renewed once and the call sent
 * again; the four fatal refusals end the session; everything else is passed on (spec §8).
 */
export async function send(request: Request): Promise<unknown> {
  if (request.route.path in withoutBearer) {
    return exchange({ ...request, authorization: withoutBearer[request.route.path] });
  }
  const token = await accessToken();
  try {
    return await sendOnce(request, token);
  } catch (error) {
    if (!asksForRenewal(error) || !(token || hasSession())) throw error;
    const fresh = await renewAccess(token);
    if (!fresh) throw error;
    return sendOnce(request, fresh);
  }
}

async function sendOnce(request: Request, token: string | undefined): Promise<unknown> {
  try {
    return await exchange({ ...request, authorization: token && `Bearer ${token}` });
  } catch (error) {
    if (error instanceof ApiError && isFatal(error)) endSession();
    throw error;
  }
}

const asksForRenewal = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && (error.empty || error.name === 'ACCESS_TOKEN_EXPIRED');
