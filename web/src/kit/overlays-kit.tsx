import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { IconClipboardCheck, IconCloudCheck, IconLock, IconMail, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../ui/controls/icon.tsx';
import { BrandSide } from '../ui/overlays/brand-side.tsx';
import { ConfirmModal } from '../ui/overlays/confirm-modal.tsx';
import { Sheet } from '../ui/overlays/sheet.tsx';
import { ShortcutsModal } from '../ui/overlays/shortcuts-modal.tsx';
import { SidePanel } from '../ui/overlays/side-panel.tsx';
import { PaletteGrid, PaletteTile, paletteStates } from '../ui/palette-tile/palette-tile.tsx';
import { Logo } from './logo.tsx';

export function Overlays() {
  const [open, setOpen] = useState<string>();
  const close = () => setOpen(undefined);
  return (
    <>
      {['Panel', 'Sheet', 'Confirm', 'Shortcuts'].map((name) => (
        <Button key={name} variant="outline" onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <SidePanel
        opened={open === 'Panel'}
        onClose={close}
        size="login"
        title="Log in"
        subtitle="New here? Create an account"
        brandSide={
          <BrandSide
            logo={<Logo />}
            name="Meridian Academy"
            tagline="JEE and NEET"
            title="Your tests, notes and streak are where you left them."
            points={[
              { icon: IconClipboardCheck, text: 'An unfinished test reopens on the same question' },
              { icon: IconPlayerPlay, text: 'Videos resume at the second you stopped' },
              { icon: IconCloudCheck, text: 'Answers saved offline are sent when you log in' },
            ]}
          />
        }
      >
        <TextInput
          size="lg"
          label="Email"
          defaultValue="ananya.s@example.in"
          error={true}
          leftSection={<Icon of={IconMail} />}
        />
        <PasswordInput
          size="lg"
          label="Password"
          defaultValue="somepassword"
          error="That email and password do not match. 4 tries left."
          leftSection={<Icon of={IconLock} />}
        />
        <Checkbox label="I agree to the terms and the privacy policy" defaultChecked />
        <Button size="lg" variant="action" fullWidth>
          Log in
        </Button>
      </SidePanel>
      <Sheet
        opened={open === 'Sheet'}
        onClose={close}
        title="All questions"
        footer={
          <>
            <Button size="lg" variant="outline">
              Question paper
            </Button>
            <Button size="lg">Submit test</Button>
          </>
        }
      >
        <PaletteGrid label="Section A" size="lg">
          {Array.from({ length: 20 }, (_, index) => (
            <PaletteTile
              key={index}
              size="lg"
              number={index + 1}
              state={paletteStates[(index * 3) % 5]!}
              current={index === 13}
            />
          ))}
        </PaletteGrid>
      </Sheet>
      <ConfirmModal
        opened={open === 'Confirm'}
        onClose={close}
        title="End the test for all?"
        typed="Full Mock Test 9"
        confirmLabel="End the test for all"
        onConfirm={close}
      >
        31 students are writing. Their saved answers count. This cannot be taken back.
      </ConfirmModal>
      <ShortcutsModal
        opened={open === 'Shortcuts'}
        onClose={close}
        groups={[
          {
            title: 'Everywhere',
            shortcuts: [
              { keys: ['/'], label: 'Search' },
              { keys: ['Ctrl', 'K'], label: 'Commands' },
            ],
          },
        ]}
      />
    </>
  );
}
