import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Dialog } from './dialog.tsx';
import { SidePanel } from './side-panel.tsx';

function Screen({ onClose }: { readonly onClose: () => void }) {
  const [opened, setOpened] = useState(false);
  const close = () => {
    setOpened(false);
    onClose();
  };
  return (
    <>
      <button onClick={() => setOpened(true)}>Log in</button>
      <SidePanel opened={opened} onClose={close} title="Welcome back" size="login">
        <input aria-label="Email" data-autofocus />
      </SidePanel>
    </>
  );
}

async function open() {
  const onClose = vi.fn();
  renderUi(<Screen onClose={onClose} />);
  const opener = screen.getByRole('button', { name: 'Log in' });
  opener.focus();
  fireEvent.click(opener);
  const panel = await screen.findByRole('dialog', { name: 'Welcome back' });
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  return { onClose, opener, panel };
}

describe('a side panel', () => {
  it('takes the focus into its first field', async () => {
    await open();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  });

  it('keeps the focus inside: after the last control comes the first', async () => {
    const { panel } = await open();
    const controls = [...panel.querySelectorAll<HTMLElement>('button, input')];
    controls.at(-1)!.focus();
    fireEvent.keyDown(controls.at(-1)!, { key: 'Tab' });
    expect(document.activeElement).toBe(controls[0]);
    fireEvent.keyDown(controls[0]!, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(controls.at(-1));
  });

  it('closes with Esc and gives the focus back', async () => {
    const { onClose, opener } = await open();
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('stays open when Esc closes a window over it', async () => {
    const { onClose } = await open();
    renderUi(
      <Dialog opened onClose={() => undefined} title="A question">
        <button>Yes</button>
      </Dialog>,
    );
    await screen.findByRole('dialog', { name: 'A question' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes with its button', async () => {
    const { onClose } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
