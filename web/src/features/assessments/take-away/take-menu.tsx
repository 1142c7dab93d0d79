import { Button, Menu, Modal } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Icon, type TablerIcon } from '../../../ui/controls/icon.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { PdfMaking } from './pdf-making.tsx';
import { type Pdf, usePdf } from './use-pdf.ts';

interface Way {
  readonly label: string;
  readonly icon: TablerIcon;
  /** Fetches and saves; a refusal is said to the person. */
  readonly take: () => Promise<void>;
}

interface Props {
  readonly ways: readonly Way[];
  /** Made by the server in its turn: a dialog tells how far it is. */
  readonly pdf?: Pdf | undefined;
  readonly disabled?: boolean;
  readonly variant?: 'filled' | 'outline';
}

/** The ways to take what a screen shows away as a file. */
export function TakeMenu({ ways, pdf, disabled = false, variant = 'filled' }: Props) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const [busy, setBusy] = useState(false);
  const printed = usePdf(pdf);
  const take = async (way: Pick<Way, 'take'>) => {
    setBusy(true);
    try {
      await way.take();
    } catch (error) {
      toast.bad(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  const all = pdf ? [...ways, { label: pdf.label, icon: IconFileTypePdf, take: printed.take }] : ways;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant={variant}
            loading={busy}
            disabled={disabled}
            leftSection={<Icon of={IconDownload} size={16} />}
            rightSection={<Icon of={IconChevronDown} size={14} />}
          >
            {t('authoring.analysis.take.title')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {all.map((way) => (
            <Menu.Item key={way.label} leftSection={<Icon of={way.icon} size={16} />} onClick={() => void take(way)}>
              {way.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {pdf && <PdfDialog pdf={pdf} printed={printed} busy={busy} onAgain={() => void take(printed)} />}
    </>
  );
}

interface DialogProps {
  readonly pdf: Pdf;
  readonly printed: ReturnType<typeof usePdf>;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

function PdfDialog({ pdf, printed: { made, opened, close }, busy, onAgain }: DialogProps) {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={close} title={pdf.label} closeButtonProps={{ 'aria-label': t('ui.close') }}>
      {made.data ? (
        <PdfMaking print={made.data} fileName={pdf.fileName} busy={busy} onAgain={onAgain} />
      ) : made.isError ? (
        <LoadFailed error={made.error} onRetry={() => void made.refetch()} />
      ) : (
        <CardSkeleton lines={2} />
      )}
    </Modal>
  );
}
