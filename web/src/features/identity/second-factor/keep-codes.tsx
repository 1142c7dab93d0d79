import { Button } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../lib/institute.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './second-factor.module.css';

/** The recovery codes, shown this once. */
export function KeepCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const { name } = useInstitute();
  const text = `${name}\n${t('identity.secondFactor.codes.title')}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.good(t('identity.secondFactor.codes.copied'));
  };
  return (
    <Card title={t('identity.secondFactor.codes.title')} note={t('identity.secondFactor.codes.text')}>
      <div className={classes['form']}>
        <ol className={classes['codes']}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={classes['row']}>
          <Button variant="outline" leftSection={<Icon of={IconCopy} />} onClick={() => void copy()}>
            {t('identity.secondFactor.codes.copy')}
          </Button>
          <Button
            variant="outline"
            leftSection={<Icon of={IconDownload} />}
            onClick={() => saveFile('recovery-codes.txt', text, 'text/plain')}
          >
            {t('identity.secondFactor.codes.save')}
          </Button>
          <Button variant="action" onClick={onDone}>
            {t('identity.secondFactor.codes.done')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
