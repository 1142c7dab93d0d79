import type { memberImport } from '@abhyas/contract/cohorts/member-imports';
import type { SheetCheck, SheetCheckRow } from '@abhyas/contract/sheet-checks/sheet-kind';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderScreen, WithSearch } from '../../features/questions/testing/render-screen.tsx';
import sheets from '../../i18n/sheets.en.json';
import { api } from '../../lib/api.ts';
import { envelope, fakeServer, refusal } from '../../lib/testing/fake-server.ts';
import { type CheckSearch, checkSearch } from './check-search.ts';
import { SheetCheckScreen } from './sheet-check-screen.tsx';
import { SheetUpload } from './sheet-upload.tsx';

type Kind = typeof memberImport;
const id = '0190a5b0-0000-7000-8000-0000000000aa';
const at = `/api/member-imports/${id}`;
const calls = {
  show: api.cohorts.showMemberImport,
  rows: api.cohorts.listMemberImportRows,
  match: api.cohorts.matchMemberImportColumns,
  commit: api.cohorts.commitMemberImport,
  cancel: api.cohorts.cancelMemberImport,
};

function check(status: SheetCheck['status'], counts: Partial<SheetCheck['counts']> = {}): SheetCheck<Kind> {
  const all = { rows: 3, ready: 2, already: 0, refused: 1, written: 0, ...counts };
  const isOpen = status === 'checked' || status === 'matching';
  return {
    id,
    about: { batchId: id },
    fileName: 'members.csv',
    status,
    createdAt: '2026-11-20T10:00:00.000Z',
    headers: { read: ['Student', 'E-mail'], unread: ['Roll'] },
    columns: [
      { heading: 'Student', samples: ['Asha', 'Ravi'], filled: 3, is: 'name', because: 'heading' },
      {
        heading: 'Post',
        samples: ['a@b.test'],
        filled: 2,
        is: status === 'matching' ? 'undecided' : 'email',
        because: 'unknown',
      },
    ],
    counts: all,
    can: { commit: status === 'checked' && all.ready > 0, cancel: isOpen, undo: false },
  };
}
const row = (line: number, name: string, problem?: 'ROW_TWICE'): SheetCheckRow<Kind> => ({
  row: line - 1,
  line,
  state: problem ? 'refused' : 'ready',
  given: { name, email: `${name}@a.test`, mobile: '' },
  means: { student: problem ? null : { id, name } },
  problems: problem ? [{ code: problem }] : [],
});
const rows = (...list: readonly SheetCheckRow<Kind>[]) =>
  envelope({ rows: list, total: list.length, page: 1, size: 25 });

const onStep = vi.fn();
const show = () =>
  renderScreen(
    <WithSearch<CheckSearch> initial={{}}>
      {(search, set) => (
        <SheetCheckScreen
          importId={id}
          search={search}
          onSearch={(patch) => set(checkSearch.patch(search, patch))}
          calls={calls}
          texts="zoo"
          columns={['name', 'email', 'mobile']}
          title="Check"
          breadcrumbs={[]}
          cells={[{ key: 'given', lines: ({ given }) => [given.name, given.email] }]}
          changes={['cohorts']}
          onStep={onStep}
        />
      )}
    </WithSearch>,
  );

beforeAll(async () => {
  const zoo = { confirm_one: 'Take one in', confirm_other: 'Take {{count}} in', states: { ready: 'Will come' } };
  i18next.addResourceBundle('en', 'translation', { sheets, zoo }, true, true);
  // The first call loads the table of endpoints, which is no part of what the first test waits for.
  fakeServer({ [`GET ${at}`]: () => envelope(check('checked')) });
  await calls.show({ params: { importId: id } });
});

describe('the check of a spreadsheet', () => {
  it('says what each row would do, what is wrong, and which columns were read', async () => {
    fakeServer({
      [`GET ${at}`]: () => envelope(check('checked')),
      [`GET ${at}/rows`]: () => rows(row(2, 'Asha'), row(3, 'Ravi', 'ROW_TWICE')),
    });
    show();
    const second = (await screen.findByText('Ravi')).closest('tr')!;
    expect(within(second).getByText('An earlier row says the same.')).toBeTruthy();
    expect(within(second).getByText('Ravi@a.test')).toBeTruthy();
    expect(within(screen.getByText('Asha').closest('tr')!).getByText('Will come')).toBeTruthy();
    expect(screen.getByText(/Columns read: Student and E-mail\. Not read: Roll\./)).toBeTruthy();
    expect(screen.getByText('members.csv')).toBeTruthy();
  });

  it('is narrowed to the rows of one outcome', async () => {
    const { asked } = fakeServer({
      [`GET ${at}`]: () => envelope(check('checked')),
      [`GET ${at}/rows`]: () => rows(row(2, 'Asha')),
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: /^Refused/ }));
    await waitFor(() => expect(asked(`${at}/rows`).at(-1)?.url).toContain('state=refused'));
  });

  it('is written when it is confirmed, and then shows that it was', async () => {
    let status: SheetCheck['status'] = 'checked';
    fakeServer({
      [`GET ${at}`]: () => envelope(check(status)),
      [`GET ${at}/rows`]: () => rows(row(2, 'Asha')),
      [`POST ${at}/commit`]: () => envelope(check((status = 'committed'))),
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Take 2 in' }));
    expect(await screen.findByText('Written.')).toBeTruthy();
    expect(onStep).toHaveBeenCalledWith('committed', expect.objectContaining({ status: 'checked' }));
    expect(screen.queryByRole('button', { name: 'Take 2 in' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Drop' })).toBeNull();
  });

  it('waits until somebody has said what each column is', async () => {
    const matched: unknown[] = [];
    const decided = { ...check('matching'), columns: check('checked').columns };
    let now = check('matching');
    fakeServer({
      [`GET ${at}`]: () => envelope(now),
      [`GET ${at}/rows`]: () => rows(row(2, 'Asha')),
      [`POST ${at}/columns`]: ({ body }) => {
        matched.push(JSON.parse(body));
        return envelope((now = decided));
      },
    });
    show();
    const confirm = await screen.findByRole('button', { name: 'Check 3 rows' });
    expect(confirm.hasAttribute('disabled')).toBe(true);
    expect(await screen.findByText('Choose or leave out')).toBeTruthy();
    fireEvent.click(screen.getByRole('combobox', { name: 'What is in Post' }));
    fireEvent.click((await screen.findAllByRole('option', { name: 'E-mail', hidden: true })).at(-1)!);
    await waitFor(() => expect(matched).toEqual([{ choices: ['name', 'email'], confirm: false }]));
    await waitFor(() => expect(confirm.hasAttribute('disabled')).toBe(false));
    fireEvent.click(confirm);
    await waitFor(() => expect(matched.at(-1)).toEqual({ choices: ['name', 'email'], confirm: true }));
  });

  it('without a ready row can only be dropped', async () => {
    fakeServer({ [`GET ${at}`]: () => envelope(check('checked', { ready: 0 })), [`GET ${at}/rows`]: () => rows() });
    show();
    expect(await screen.findByRole('button', { name: 'Drop' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
    expect(await screen.findByText('No such row')).toBeTruthy();
  });

  it('that cannot be loaded says why, and is asked for again', async () => {
    const answers = [refusal(503, 'UNAVAILABLE'), envelope(check('checked'))];
    fakeServer({ [`GET ${at}`]: () => answers.shift()!, [`GET ${at}/rows`]: () => rows(row(2, 'Asha')) });
    show();
    fireEvent.click(await screen.findByRole('button', { name: /again/i }));
    expect(await screen.findByText('Asha')).toBeTruthy();
  });
});

describe('the upload of a spreadsheet', () => {
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
  const showUpload = (answer: () => Promise<{ id: string }>) => {
    const [upload, onChecked] = [vi.fn(answer), vi.fn()];
    renderScreen(
      <SheetUpload texts="zoo" maxBytes={100} upload={upload} onChecked={onChecked}>
        {'A list of animals'}
      </SheetUpload>,
    );
    return { upload, onChecked };
  };

  it('goes on to the check', async () => {
    const { upload, onChecked } = showUpload(async () => ({ id }));
    await screen.findByText('A list of animals');
    choose(new File(['name\nLion'], `${'x'.repeat(250)}.csv`));
    await waitFor(() => expect(onChecked).toHaveBeenCalledWith(id));
    expect(upload).toHaveBeenCalledWith(expect.any(File), 'x'.repeat(200));
  });

  it('does not send a file that is too large', async () => {
    const { upload } = showUpload(async () => ({ id }));
    await screen.findByText('A list of animals');
    choose(new File(['x'.repeat(101)], 'large.csv'));
    expect(await screen.findByText('The file is larger than 0 MB.')).toBeTruthy();
    expect(upload).not.toHaveBeenCalled();
  });

  it('says why a file cannot be read', async () => {
    fakeServer({
      'POST /api/batches/b/member-imports': () =>
        refusal(422, 'SHEET_UNREADABLE', { details: { problem: 'SHEET_TOO_MANY_ROWS' } }),
    });
    showUpload(() =>
      api.cohorts.uploadMemberImport({ params: { batchId: 'b' }, query: { fileName: 'a' }, body: new Blob(['x']) }),
    );
    await screen.findByText('A list of animals');
    choose(new File(['name\nLion'], 'many.csv'));
    expect(await screen.findByText('The file has more than 5,000 rows.')).toBeTruthy();
  });
});
