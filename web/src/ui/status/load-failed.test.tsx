import { fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import errors from '../../i18n/errors.en.json';
import { ApiError } from '../../lib/api-error.ts';
import { someInstitute } from '../../lib/testing/some-institute.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { LoadFailed } from './load-failed.tsx';

beforeAll(() => {
  i18next.addResourceBundle('en', 'translation', { errors }, true, true);
  someInstitute();
});

afterEach(() => vi.useRealTimers());

it('says a refusal in its own words, with the number of the log, and tries again when asked', () => {
  let tries = 0;
  const error = new ApiError(404, 'NOT_FOUND', { messageKey: 'errors.NOT_FOUND', errorId: 'a1b2' });
  renderUi(<LoadFailed error={error} onRetry={() => tries++} />);
  expect(screen.getByRole('alert').textContent).toContain(errors.NOT_FOUND);
  expect(screen.getByRole('alert').textContent).toContain('a1b2');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
});

it('says of what is no refusal that something went wrong, and offers nothing where nothing can be tried', () => {
  renderUi(<LoadFailed card error={new TypeError('undefined is no function')} />);
  expect(screen.getByRole('alert').textContent).toContain(errors.UNEXPECTED);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  new ApiError(503, 'DATABASE_AWAY', { details: { seconds: 5 } }),
  new ApiError(503, 'STORAGE_AWAY'),
  new ApiError(502, 'UNREADABLE'),
])('says that we are back in a moment and tries again by itself, until it is gone (%o)', (error) => {
  vi.useFakeTimers();
  let tries = 0;
  const { unmount } = renderUi(<LoadFailed error={error} onRetry={() => tries++} />);
  expect(screen.getByRole('alert').textContent).toContain('We are back in a moment');
  vi.advanceTimersByTime(30_000);
  expect(tries).toBeGreaterThanOrEqual(2);
  unmount();
  const before = tries;
  vi.advanceTimersByTime(60_000);
  expect(tries).toBe(before);
});

it('does not repeat what was refused for good', () => {
  vi.useFakeTimers();
  let tries = 0;
  renderUi(<LoadFailed error={new ApiError(404, 'NOT_FOUND')} onRetry={() => tries++} />);
  vi.advanceTimersByTime(60_000);
  expect(tries).toBe(0);
});
