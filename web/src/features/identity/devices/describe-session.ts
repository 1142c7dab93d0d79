import { api } from '../../../lib/api.ts';

const LOGIN = /(?:^|;\s*)login=([0-9a-f-]{36})(?:;|$)/;

/**
 * Tells the session log, once, what screen and time zone a new session has: under the id of the login cookie, which lives for 60 seconds
 * (spec §9) and is taken away here. Nobody waits for it, and nothing is lost where it fails.
 */
export function describeSession(): void {
  const id = LOGIN.exec(document.cookie)?.[1];
  if (id === undefined) return;
  document.cookie = 'login=; Max-Age=0; Path=/; Secure; SameSite=Strict';
  const { width, height } = screen;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  void api.identity
    .describeSession({ body: { id, screenWidth: width, screenHeight: height, timeZone } }, { quiet: true })
    .catch(() => undefined);
}
