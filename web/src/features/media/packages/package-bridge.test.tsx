import { afterEach, describe, expect, it, vi } from 'vitest';
import { listenToPackage } from './package-bridge.ts';

const origin = 'http://meridian.content.localhost:3000';
const token = 'sitting.signature';
const frame = document.createElement('iframe');
document.body.append(frame);
const target = frame.contentWindow!;
const start = vi.fn();
const said = vi.fn();
const stop = listenToPackage({ origin, token }, () => target, { start, said });
afterEach(() => vi.clearAllMocks());

const commit = { unitId: 'I0', sequence: 1, values: { 'cmi.core.lesson_status': 'completed' } };
const message = { abhyas: 'package', token, kind: 'said', ...commit };
const hear = (data: unknown, from: { origin?: string; source?: Window } = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', { data, origin: from.origin ?? origin, source: from.source ?? target }),
  );

describe('the page around a package', () => {
  it('hears what the player says, and answers it when it is ready', () => {
    hear({ abhyas: 'package', token, kind: 'ready' });
    hear(message);
    expect(start).toHaveBeenCalledWith(target);
    expect(said).toHaveBeenCalledWith(commit);
  });

  it.each([
    ['of another origin', message, { origin: 'http://meridian.localhost:3000' }],
    ['of another window of the same origin', message, { source: window }],
    ['with another token', { ...message, token: 'other.signature' }, {}],
    ['without a token', { ...message, token: undefined }, {}],
    ['of another sender', { ...message, abhyas: 'x' }, {}],
    ['that is a text', JSON.stringify(message), {}],
    ['that is nothing', null, {}],
    ['with a number that is none', { ...message, sequence: '1' }, {}],
    ['with values that are no values', { ...message, values: { a: { b: 1 } } }, {}],
    ['with a value that is too long', { ...message, values: { a: 'x'.repeat(70_000) } }, {}],
  ])('does not hear a message %s', (_what, data, from) => {
    hear(data, from);
    expect(said).not.toHaveBeenCalled();
  });

  it('hears nothing any more once it has left', () => {
    stop();
    hear(message);
    expect(said).not.toHaveBeenCalled();
  });
});
