import { TextInput } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import errors from '../../i18n/errors.en.json';
import { ApiError } from '../../lib/api-error.ts';
import { someInstitute } from '../../lib/testing/some-institute.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { FormDialog } from './form-dialog.tsx';

beforeAll(() => {
  someInstitute();
  i18next.addResourceBundle('en', 'translation', { errors }, true, true);
});

const refused = (name: 'BATCH_NAME_TAKEN' | 'BATCH_ARCHIVED') =>
  new ApiError(409, name, { details: { name: 'Evening' } });

function Screen({ send }: { readonly send: (values: { name: string }) => Promise<unknown> }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button onClick={() => setOpened(true)}>New batch</button>
      <FormDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="A new batch"
        submit={({ name }) => `Create ${name}`.trim()}
        initial={{ name: '' }}
        isEmpty={({ name }) => name === ''}
        check={({ name }) => (name.trim() === '' ? { name: 'Give it a name' } : {})}
        fieldOf={{ BATCH_NAME_TAKEN: 'name' }}
        send={send}
      >
        {(fields) => <TextInput label="Name" {...fields.text('name')} />}
      </FormDialog>
    </>
  );
}

async function open(send: (values: { name: string }) => Promise<unknown>) {
  renderUi(<Screen send={send} />);
  const opener = screen.getByRole('button', { name: 'New batch' });
  opener.focus();
  fireEvent.click(opener);
  const name = (await screen.findByLabelText('Name')) as HTMLInputElement;
  return { opener, name, write: (text: string) => fireEvent.change(name, { target: { value: text } }) };
}
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;

describe('a dialog with a form', () => {
  it('takes the focus into its first field, and its button waits until there is something to send', async () => {
    const { name, write } = await open(async () => undefined);
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(button('Create').disabled).toBe(true);
    write('Evening');
    expect(button('Create Evening').disabled).toBe(false);
  });

  it('sends what was typed once, closes, and gives the focus back', async () => {
    const sent: unknown[] = [];
    let finish: () => void = () => undefined;
    const { opener, write } = await open((values) => {
      sent.push(values);
      return new Promise<void>((resolve) => (finish = resolve));
    });
    write('Evening');
    fireEvent.click(button('Create Evening'));
    fireEvent.submit(button('Create Evening').form!);
    finish();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ name: 'Evening' }]);
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('says what is wrong before anything is sent', async () => {
    const sent: unknown[] = [];
    const { name, write } = await open(async (values) => sent.push(values));
    write('  ');
    fireEvent.click(button('Create'));
    expect(await screen.findByText('Give it a name')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(sent).toEqual([]);
  });

  it('says a refusal beside its field and keeps what was typed', async () => {
    const { name, write } = await open(() => Promise.reject(refused('BATCH_NAME_TAKEN')));
    write('Evening');
    fireEvent.click(button('Create Evening'));
    expect(await screen.findByText(errors.BATCH_NAME_TAKEN)).toBeDefined();
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(name.value).toBe('Evening');
    write('Morning');
    expect(screen.queryByText(errors.BATCH_NAME_TAKEN)).toBeNull();
  });

  it('says above the fields what belongs to none of them', async () => {
    const { write } = await open(() => Promise.reject(refused('BATCH_ARCHIVED')));
    write('Evening');
    fireEvent.click(button('Create Evening'));
    expect((await screen.findByRole('alert')).textContent).toContain('Evening');
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('begins anew when it opens again', async () => {
    const { opener, write } = await open(async () => undefined);
    write('Evening');
    fireEvent.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(opener);
    expect(((await screen.findByLabelText('Name')) as HTMLInputElement).value).toBe('');
  });
});
