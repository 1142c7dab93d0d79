import { describe, expect, it } from 'vitest';
import { createLog, redactAddress } from './log.ts';

describe('the log', () => {
  it('keeps no secret, however deep it stands', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    log.info(
      {
        password: 'p1',
        body: { refresh_token: 'p2', username: 'asha' },
        req: { headers: { authorization: 'p3', cookie: 'p4' } },
        form: { otp: 'p1', idTokenString: 'p2', logintoken: 'p3' },
      },
      'called',
    );
    expect(lines.join()).toContain('asha');
    expect(lines.join()).not.toMatch(/p[1-4]/);
  });

  it('takes tokens out of addresses', () => {
    expect(redactAddress('/x?logintoken=abc&page=2&signature=s')).toBe(
      '/x?logintoken=[redacted]&page=2&signature=[redacted]',
    );
    // Not our addresses; but whoever calls them so by mistake must not find a secret in the log.
    expect(redactAddress('/api/oauth/token?username=asha&password=abc&otp=123456&refresh_token=abc')).toBe(
      '/api/oauth/token?username=asha&password=[redacted]&otp=[redacted]&refresh_token=[redacted]',
    );
    expect(redactAddress('/shared-login?id_token=abc&state=abc')).not.toContain('abc');
    expect(redactAddress('/api/live/calendar/abc.ics?x=1')).toBe('/api/live/calendar/[redacted]?x=1');
    expect(redactAddress('/api/login-by-token?token=abc')).toBe('/api/login-by-token?token=[redacted]');
    expect(redactAddress('/api/join-now?mobileNumber=98&countryCode=91')).toBe(
      '/api/join-now?mobileNumber=[redacted]&countryCode=91',
    );
  });
});
