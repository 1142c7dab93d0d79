import type { LibraryItem } from '@abhyas/contract/media/library';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import files from '../../../i18n/media.files.en.json';
import uploads from '../../../i18n/media.uploads.en.json';
import { envelope, fakeServer, refusal } from '../../../lib/testing/fake-server.ts';
import { renderScreen } from '../../questions/testing/render-screen.tsx';
import type { sendFile } from '../sending/tus-sender.ts';
import { uploadEntries } from '../sending/upload-entries.ts';
import { MediaField } from './media-field.tsx';

type Hear = Parameters<typeof sendFile>[2];

// How bytes travel by tus is shown by the journeys: here the test says how far they are.
const sending = vi.hoisted(() => ({ hear: undefined as unknown, file: undefined as unknown, url: '' }));
vi.mock('../sending/tus-sender.ts', () => ({
  sendFile: (file: File, url: string, hear: Hear) => {
    Object.assign(sending, { file, url, hear });
    return { stop: () => undefined };
  },
}));
beforeAll(() => i18next.addResourceBundle('en', 'translation', { media: { files, uploads } }, true, true));
beforeEach(() => uploadEntries.clear());

const ids = { kept: '0190a5b0-0000-7000-8000-0000000000a1', other: '0190a5b0-0000-7000-8000-0000000000a2' };
const item = (mediaId: string, fileName: string): LibraryItem => ({
  mediaId,
  fileName,
  kind: 'document',
  state: 'ready',
  percent: 100,
  problem: null,
  type: 'application/pdf',
  bytes: 12_000,
  derivedBytes: 0,
  seconds: null,
  pages: 3,
  posterUrl: null,
  uploadedAt: '2026-11-20T10:00:00.000Z',
  uploadedBy: 'Asha',
  uses: 0,
  mayRemove: true,
});
const known = [item(ids.kept, 'Gauss.pdf'), item(ids.other, 'Faraday.pdf')];
const library = {
  'GET /api/media/files': ({ url }: { url: string }) =>
    envelope({ files: known.filter(({ mediaId }) => url.includes(mediaId)) }),
  'GET /api/media/library': () =>
    envelope({
      rows: known,
      total: known.length,
      page: 1,
      size: 30,
      storage: { usedBytes: 24_000, derivedBytes: 0, limitBytes: null },
    }),
};
const open = {
  'POST /api/media/uploads': () =>
    envelope({
      uploadId: ids.other,
      url: `/api/media/uploads/${ids.other}`,
      fileName: 'Faraday.pdf',
      kind: 'document',
      bytes: 7,
      received: 0,
      fingerprint: '',
      expiresAt: '2026-11-22T10:00:00.000Z',
    }),
};

/** The field in a form that holds its value. */
function show(first: string | null, props: Partial<Parameters<typeof MediaField>[0]> = {}) {
  const chosen = vi.fn();
  const Form = () => {
    const [value, setValue] = useState(first);
    const change = (mediaId: string | null) => {
      chosen(mediaId);
      setValue(mediaId);
    };
    return <MediaField kind="document" label="PDF of the lesson" value={value} onChange={change} {...props} />;
  };
  renderScreen(<Form />);
  return chosen;
}
const field = () => screen.findByRole('group', { name: 'PDF of the lesson' });
const upload = async (fileName: string, label: 'Upload' | 'Replace') => {
  const input = within(await field()).getByLabelText(label, { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['%PDF-1.'], fileName)] } });
};

it('takes a file of the library, of its own kind alone', async () => {
  const { asked } = fakeServer(library);
  const chosen = show(null);
  await screen.findByText('Nothing chosen yet. Drop a file here or choose one.');
  fireEvent.click(screen.getByRole('button', { name: 'Choose from the library' }));
  fireEvent.click(await screen.findByRole('button', { name: /Faraday\.pdf/ }));
  expect(chosen.mock.calls).toEqual([[ids.other]]);
  expect(asked('/api/media/library')[0]?.url).toContain('kind=document');
  expect(await within(await field()).findByText('Faraday.pdf')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('uploads in place, says how far it is, and takes the file when it has arrived', async () => {
  fakeServer({ ...library, ...open });
  const chosen = show(null);
  await upload('Faraday.pdf', 'Upload');
  await waitFor(() => expect(sending.url).toBe(`/api/media/uploads/${ids.other}`));
  (sending.hear as Hear).onSent(3);
  const bar = await screen.findByRole('progressbar', { name: 'Faraday.pdf: how much has arrived' });
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('3'));
  expect(screen.queryByRole('button', { name: 'Choose from the library' })).toBeNull();
  expect(chosen).not.toHaveBeenCalled();
  (sending.hear as Hear).onDone();
  await waitFor(() => expect(chosen.mock.calls).toEqual([[ids.other]]));
  expect(await within(await field()).findByText('PDF · 3 pages · 12 kB')).toBeTruthy();
});

it.each([
  ['the browser knows that it is of another kind', 'Film.mp4', 'Files of the kind “mp4” are not accepted here.'],
  ['the server has no room', 'Faraday.pdf', /^The plan of this institute holds/],
])('says beside itself why a file is refused, and keeps what was chosen: %s', async (_why, fileName, text) => {
  fakeServer({
    ...library,
    'POST /api/media/uploads': () => refusal(409, 'STORAGE_LIMIT', { details: { maxBytes: 1000 } }),
  });
  const chosen = show(ids.kept);
  await screen.findByText('Gauss.pdf');
  await upload(fileName, 'Replace');
  const alert = await within(await field()).findByRole('alert');
  expect(alert.textContent).toMatch(text);
  expect(await within(await field()).findByText('Gauss.pdf')).toBeTruthy();
  expect(chosen).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: `Take ${fileName} out of the list` }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByText('Gauss.pdf')).toBeTruthy();
});

it('shows what the form says of it, and lets go of its file', async () => {
  fakeServer(library);
  const chosen = show(ids.kept, { error: 'A lesson needs its PDF.' });
  expect(within(await field()).getByText('A lesson needs its PDF.')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Take out Gauss.pdf' }));
  expect(chosen.mock.calls).toEqual([[null]]);
});

it('can be looked at only, where nothing may be changed, and says when its file is gone', async () => {
  fakeServer(library);
  show('0190a5b0-0000-7000-8000-0000000000a9', { readOnly: true });
  expect(await screen.findByText('This file does not exist any more.')).toBeTruthy();
  expect(within(await field()).queryByRole('button')).toBeNull();
});
