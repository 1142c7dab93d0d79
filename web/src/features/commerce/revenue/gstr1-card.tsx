import type { Gstr1Section } from '@abhyas/contract/commerce/revenue';
import { Button, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';

const sections = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'exemp', 'hsn'] as const satisfies readonly Gstr1Section[];
/** The month that is over: GSTR-1 is filed after it. */
const lastMonth = () => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1)).toISOString().slice(0, 7);
};

/** The tax return of a month, section by section, as the government’s tool reads it. */
export function Gstr1Card() {
  const { t } = useTranslation();
  const [month, setMonth] = useState(lastMonth);
  const file = useChange(
    async (section: Gstr1Section) => ({
      section,
      text: await api.commerce.exportGstr1({ params: { section }, query: { month } }),
    }),
    { after: ({ section, text }) => saveFile(`gstr1-${month}-${section}.csv`, text) },
  );
  return (
    <Card title={t('commerce.gstr1.title')} note={t('commerce.gstr1.note')}>
      <Stack gap={4}>
        <TextInput
          type="month"
          label={t('commerce.gstr1.month')}
          value={month}
          w={220}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        />
        <Row gap={3}>
          {sections.map((section) => (
            <Button
              key={section}
              variant="outline"
              leftSection={<Icon of={IconDownload} size={16} />}
              loading={file.busy && file.given === section}
              disabled={month === ''}
              onClick={() => file.send(section)}
            >
              {t(`commerce.gstr1.sections.${section}`)}
            </Button>
          ))}
        </Row>
      </Stack>
    </Card>
  );
}
