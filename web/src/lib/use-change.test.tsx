import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import errors from '../i18n/errors.en.json';
import { renderUi } from '../ui/testing/render-ui.tsx';
import { api, query } from './api.ts';
import { showChangesBy } from './say-change.ts';
import { envelope, fakeServer, refusal } from './testing/fake-server.ts';
import { someInstitute } from './testing/some-institute.ts';
import { useChange } from './use-change.ts';

const toasts: string[][] = [];
beforeAll(() => {
  i18next.addResourceBundle('en', 'translation', { errors }, true, true);
  someInstitute();
  showChangesBy((tone, sentence) => void toasts.push([tone, sentence]));
});
beforeEach(() => void toasts.splice(0));
afterEach(() => vi.unstubAllGlobals());

const list = 'GET /api/notices/unread';
const mark = 'POST /api/notices/n1/read';

function Marked({ inline, onDone }: { readonly inline: boolean; readonly onDone?: () => void }) {
  const { data } = useQuery(query(api.notices.countUnread, {}));
  const [shown, setShown] = useState('unread');
  const change = useChange((noticeId: string) => api.notices.markNoticeRead({ params: { noticeId } }), {
    stale: [api.notices.countUnread],
    said: ({ unread }, given) => `${given} read, ${unread} left`,
    inline,
    ahead: () => {
      setShown('read');
      return () => setShown('unread');
    },
  });
  return (
    <>
      <p data-testid="server">{data?.unread}</p>
      <p data-testid="shown">{shown}</p>
      <p data-testid="problem">{change.problem}</p>
      <button type="button" disabled={change.busy} onClick={() => change.send('n1', onDone)}>
        {change.given ?? 'Mark'}
      </button>
    </>
  );
}

function show(inline: boolean, onDone?: () => void) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderUi(
    <QueryClientProvider client={client}>
      <Marked inline={inline} {...(onDone && { onDone })} />
    </QueryClientProvider>,
  );
}
const said = (name: string) => screen.getByTestId(name).textContent;
const send = async () => {
  await waitFor(() => expect(said('server')).not.toBe(''), { timeout: 10_000 });
  fireEvent.click(screen.getByRole('button'));
};

it('shows itself at once, says that it went well and asks anew for what became stale', async () => {
  let unread = 2;
  let answer: () => void = () => undefined;
  fakeServer({
    [list]: () => envelope({ unread }),
    [mark]: async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      unread = 1;
      return envelope({ unread });
    },
  });
  const onDone = vi.fn();
  show(false, onDone);
  await send();
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('n1'));
  expect([said('shown'), screen.getByRole<HTMLButtonElement>('button').disabled]).toEqual(['read', true]);
  answer();
  await waitFor(() => expect(said('server')).toBe('1'));
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Mark'));
  expect(toasts).toEqual([['good', 'n1 read, 1 left']]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it.each([
  [false, [['bad', errors.NOT_FOUND]]],
  [true, []],
])('takes itself back when it is refused, and says why (beside the button: %s)', async (inline, expected) => {
  let unread = 2;
  fakeServer({
    [list]: () => envelope({ unread }),
    [mark]: () => {
      unread = 0; // it was removed elsewhere meanwhile
      return refusal(404, 'NOT_FOUND');
    },
  });
  const onDone = vi.fn();
  show(inline, onDone);
  await send();
  await waitFor(() => expect(said('problem')).toBe(errors.NOT_FOUND));
  await waitFor(() => expect(said('server')).toBe('0'));
  expect(said('shown')).toBe('unread');
  expect(toasts).toEqual(expected);
  expect(onDone).not.toHaveBeenCalled();
});
