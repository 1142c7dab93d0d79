import { describe, expect, it } from 'vitest';
import { testWorld } from '../testing/index.ts';
import { port } from './port.ts';
import { StartError } from './start-error.ts';

describe('a port', () => {
  it('that nobody provided fails the start, which names it', async () => {
    const planted = port<() => string>('testing.planted');
    expect(() => planted()).toThrow('nobody provided the port testing.planted');
    const failed = await testWorld({}).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(StartError);
    expect(String(failed)).toContain('testing.planted');
    planted.provide(() => 'an answer');
    const { app } = await testWorld({});
    expect((await app.server.inject('/livez')).statusCode).toBe(200);
    expect(planted()()).toBe('an answer');
  });
});
