import { fromSource } from '@abhyas/contract/rich-text';
import type { Question } from '@abhyas/contract/questions/shapes';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { envelope, fakeServer } from '../../../../lib/testing/fake-server.ts';
import { renderScreen, WithSearch } from '../../testing/render-screen.tsx';
import { HistoryPanel, type ShownVersions } from './history-panel.tsx';

const id = '0190a5b0-0000-7000-8000-0000000000aa';
const at = '2026-11-20T10:00:00.000Z';
const question = { id, number: 120, can: { edit: true, archive: true } } as Question;
const entry = (version: number, keys: readonly number[] = [1]) => ({
  version,
  type: 'SINGLE',
  languages: ['en'],
  createdAt: at,
  createdBy: 'Farida',
  keys: keys.map((keyVersion) => ({ keyVersion, createdAt: at, createdBy: 'Farida' })),
});
const words = ['First words', 'Second words', 'Third words'];
const past = (version: number, keyVersion: number) => ({
  version,
  keyVersion,
  type: 'SINGLE',
  content: {
    en: {
      stem: fromSource(words[version - 1]!),
      options: ['a', 'b'].map(fromSource),
      explanation: fromSource('Because.'),
    },
  },
  key: { kind: 'choice', accepted: [[keyVersion]] },
  images: {},
});
const server = () =>
  fakeServer({
    [`GET /api/questions/${id}/versions`]: () =>
      envelope({ current: { version: 3, keyVersion: 1 }, versions: [entry(3), entry(2, [2, 1]), entry(1)] }),
    ...Object.fromEntries(
      [1, 2, 3].map((version) => [
        `GET /api/questions/${id}/versions/${version}`,
        ({ url }: { readonly url: string }) =>
          envelope(past(version, Number(new URL(url, 'http://x').searchParams.get('keyVersion') ?? 1))),
      ]),
    ),
  });
const show = (initial: ShownVersions) =>
  renderScreen(
    <WithSearch<{ readonly shown: ShownVersions | undefined }> initial={{ shown: initial }}>
      {({ shown }, set) => (
        <HistoryPanel
          question={question}
          shown={shown}
          onShow={(shown) => set({ shown })}
          onRestored={() => undefined}
        />
      )}
    </WithSearch>,
  );
const changed = (mark: 'ins' | 'del') =>
  [...document.querySelectorAll(mark)].map((one) => one.textContent?.replace(/^(?:Added|Removed): /, '').trim());
const pick = async (side: string, option: RegExp) => {
  fireEvent.click(screen.getByRole('combobox', { name: side }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};

it('begins with what the newest version changed, and shows the rest when asked', async () => {
  server();
  show({ from: 0 });
  await waitFor(() => expect(changed('ins')).toContain('Third'));
  expect(screen.queryByText('Because.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Show \d fields? that/ }));
  expect(await screen.findByText('Because.')).toBeTruthy();
});

it('compares any two versions, both chosen', async () => {
  server();
  show({ from: 1 });
  await waitFor(() => expect(changed('del')).toContain('First'));
  await pick('To', /^Version 2 · Answer key 1/);
  await waitFor(() => expect(changed('ins')).toEqual(['Second']));
  expect(screen.getByRole('button', { name: 'Restore version 1' })).toBeTruthy();
});

it('compares the keys of one version', async () => {
  server();
  show({ from: 2, to: 2 });
  await screen.findByRole('heading', { name: 'The whole version' });
  await pick('From', /^Version 2 · Answer key 1/);
  await waitFor(() => expect([changed('del'), changed('ins')]).toEqual([['A'], ['B']]));
});
