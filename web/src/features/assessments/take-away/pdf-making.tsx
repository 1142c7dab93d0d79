import type { MadeFile } from '@abhyas/contract/made-files/made-file';
import { Button } from '@mantine/core';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { fileSize } from '../../../ui/made-files/making.ts';
import classes from './take-away.module.css';

interface Props {
  readonly print: MadeFile;
  readonly fileName: string;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

/** How far a file is; when it is made, where to get it, and when it is not, why. */
export function PdfMaking({ print, fileName, busy, onAgain }: Props) {
  const { t } = useTranslation();
  if (print.state === 'failed')
    return (
      <div className={classes['making']}>
        <Notice tone="bad" live title={t('authoring.analysis.making.failed')}>
          {t(`authoring.analysis.making.failures.${print.failure ?? 'broken'}`)}
        </Notice>
        <Button variant="outline" loading={busy} leftSection={<Icon of={IconRefresh} size={16} />} onClick={onAgain}>
          {t('authoring.analysis.making.again')}
        </Button>
      </div>
    );
  if (print.url !== null) return <Made print={print} url={print.url} fileName={fileName} />;
  return (
    <div className={classes['making']}>
      <p role="status">{t(`authoring.analysis.making.${print.state === 'waiting' ? 'waiting' : 'running'}`)}</p>
      <ProgressBar value={print.progress} label={t('authoring.analysis.making.progress', { name: fileName })} />
      <p className={classes['quiet']}>{t('authoring.analysis.making.close')}</p>
    </div>
  );
}

function Made({ print, url, fileName }: Pick<Props, 'print' | 'fileName'> & { readonly url: string }) {
  const { t } = useTranslation();
  const { number, dateTime } = useFormat();
  const { pages, bytes, expiresAt } = print;
  return (
    <div className={classes['making']}>
      <Notice tone="good" live title={t('authoring.analysis.making.ready')}>
        {pages !== null &&
          bytes !== null &&
          t('assessments.print.files.size', { count: pages, shown: number(pages), size: fileSize(bytes, number) })}
      </Notice>
      <Button
        component="a"
        href={url}
        download={fileName}
        leftSection={<Icon of={IconDownload} size={16} />}
        className={classes['file']}
      >
        {t('assessments.print.files.download')}
      </Button>
      {expiresAt && (
        <p className={classes['quiet']}>{t('authoring.analysis.making.kept', { at: dateTime(expiresAt) })}</p>
      )}
    </div>
  );
}
