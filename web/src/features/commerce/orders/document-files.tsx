import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';

interface Props {
  readonly numbers: readonly string[];
  /** What they are called: "Credit note {{number}}". */
  readonly label: string;
  readonly take: (number: string) => Promise<unknown>;
}

/** Documents of an order, each a file to keep. */
export function DocumentFiles({ numbers, label, take }: Props) {
  const { t } = useTranslation();
  const file = useChange(async (number: string) => ({ number, content: await take(number) }), {
    after: ({ number, content }) => saveFile(`${number.replaceAll('/', '-')}.pdf`, content as Blob),
  });
  return numbers.map((number) => (
    <Button
      key={number}
      variant="subtle"
      size="compact-sm"
      leftSection={<Icon of={IconDownload} size={16} />}
      loading={file.busy && file.given === number}
      onClick={() => file.send(number)}
    >
      {t(label, { number })}
    </Button>
  ));
}
