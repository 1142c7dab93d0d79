import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Icon, type TablerIcon } from '../../../ui/controls/icon.tsx';
import { toast } from '../../../ui/status/toast.tsx';

interface Way {
  readonly label: string;
  readonly icon: TablerIcon;
  /** Fetches and saves; a refusal is said to the person. */
  readonly take: () => Promise<void>;
}

/** The ways to take what a screen shows away as a file. */
export function TakeMenu({ ways, disabled = false }: { readonly ways: readonly Way[]; readonly disabled?: boolean }) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const [busy, setBusy] = useState(false);
  const take = async (way: Way) => {
    setBusy(true);
    try {
      await way.take();
    } catch (error) {
      toast.bad(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="filled"
          loading={busy}
          disabled={disabled}
          leftSection={<Icon of={IconDownload} size={16} />}
          rightSection={<Icon of={IconChevronDown} size={14} />}
        >
          {t('authoring.analysis.take.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {ways.map((way) => (
          <Menu.Item key={way.label} leftSection={<Icon of={way.icon} size={16} />} onClick={() => void take(way)}>
            {way.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
