import type { CodeFile, ShownCodeBatch } from '@abhyas/contract/codes/shapes';
import { Button } from '@mantine/core';
import { IconDownload, IconQrcode } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon, type TablerIcon } from '../../../ui/controls/icon.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Notice } from '../../../ui/status/notice.tsx';

interface Props {
  readonly batch: ShownCodeBatch;
}

/** The list and the cards of a batch. Each is downloaded once, because codes are not kept in plain text. */
export function CodeFiles({ batch }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { state, sheets, list, printed, progress, filesUntil, can } = batch;
  const waits = (list.takenAt === null && list.state === 'ready') || (sheets && isWaiting(printed));
  return (
    <Card title={t('codes.batches.files.title')}>
      <Stack gap={4}>
        {state === 'making' || list.state === 'running' || list.state === 'waiting' ? (
          <>
            <Quiet>{t('codes.batches.files.making')}</Quiet>
            <ProgressBar value={progress} label={t('codes.batches.files.making')} />
          </>
        ) : (
          <>
            {state === 'gone' && <Notice tone="bad">{t('errors.CODES_GONE')}</Notice>}
            {waits && (
              <Notice tone="warn" title={t('codes.batches.files.once')}>
                {filesUntil !== null && t('codes.batches.files.until', { at: dateTime(filesUntil) })}
              </Notice>
            )}
            {waits && !can.take && <Quiet>{t('errors.CODES_OF_OTHERS')}</Quiet>}
            <TakeList batch={batch} />
            {sheets && <TakeSheets batch={batch} />}
          </>
        )}
      </Stack>
    </Card>
  );
}

const isWaiting = ({ takenAt, state }: CodeFile) => takenAt === null && state === 'ready';

function TakeList({ batch: { batchId, name, list, can, madeBy } }: Props) {
  const { t } = useTranslation();
  const take = useChange(() => api.codes.takeCodeList({ body: { batchId } }), {
    stale: [api.codes.showCodeBatch],
    after: (text) => saveFile(`${name}.csv`, text),
  });
  const say = (key: string) => t(`codes.batches.files.${key}`);
  const button = { label: say('list'), icon: IconDownload, busy: take.busy, onTake: () => take.send() };
  return <Take file={list} mayTake={can.take} taken="listTaken" by={madeBy} {...button} />;
}

function TakeSheets({ batch: { batchId, name, printed, can, madeBy } }: Props) {
  const { t } = useTranslation();
  const take = useChange(() => api.codes.takeCodeSheets({ body: { batchId } }), {
    stale: [api.codes.showCodeBatch],
    after: (bytes) => saveFile(`${name}.pdf`, bytes as Blob),
  });
  const say = (key: string) => t(`codes.batches.files.${key}`);
  const button = { label: say('sheets'), icon: IconQrcode, busy: take.busy, onTake: () => take.send() };
  return <Take file={printed} mayTake={can.take} taken="sheetsTaken" by={madeBy} {...button} />;
}

interface TakeProps {
  readonly file: CodeFile;
  readonly mayTake: boolean;
  readonly taken: 'listTaken' | 'sheetsTaken';
  readonly by: string;
  readonly label: string;
  readonly icon: TablerIcon;
  readonly busy: boolean;
  readonly onTake: () => void;
}
function Take({ file, mayTake, taken, by, label, icon, busy, onTake }: TakeProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  if (file.takenAt !== null)
    return <Quiet>{t(`codes.batches.files.${taken}`, { at: dateTime(file.takenAt), name: by })}</Quiet>;
  if (!isWaiting(file)) return null;
  return (
    <Button
      variant="outline"
      disabled={!mayTake}
      loading={busy}
      leftSection={<Icon of={icon} size={16} />}
      onClick={onTake}
    >
      {label}
    </Button>
  );
}
