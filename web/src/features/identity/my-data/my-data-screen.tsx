import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { IconDownload, IconFileZip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { whileMaking } from '../../../ui/made-files/making.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Stacked } from '../../../ui/page/page.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { AccountFrame } from '../account/account-frame.tsx';
import classes from '../account/account.module.css';
import { ReceiptList } from '../guardians/receipt-list.tsx';
import { DeleteAccount } from './delete-account.tsx';

type MyData = Reply<typeof contract.identity.showMyData>;

/** What is kept about me: to take along, to read what was agreed to, and to delete. */
export function MyDataScreen({ area }: { readonly area: 'student' | 'partner' | 'guardian' }) {
  const { data, error, refetch } = useQuery({
    ...query(api.identity.showMyData),
    staleTime: 0,
    refetchInterval: whileMaking((mine) => mine.exports.some(({ state }) => state === 'running')),
  });
  return (
    <AccountFrame area={area} open="my-data">
      {data ? (
        <Columns kind="two">
          <Stacked>
            <Exports exports={data.exports} />
            <DeleteAccount typed={data.typed} graceDays={data.graceDays} />
          </Stacked>
          <Consents data={data} />
        </Columns>
      ) : error ? (
        <LoadFailed card error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton lines={6} />
      )}
    </AccountFrame>
  );
}

function Exports({ exports }: { readonly exports: MyData['exports'] }) {
  const { t } = useTranslation();
  const ask = useChange(() => api.identity.askExport(), {
    stale: [api.identity.showMyData],
  });
  const isRunning = exports.some(({ state }) => state === 'running');
  const button = (
    <Button variant="action" loading={ask.busy} disabled={isRunning} onClick={() => ask.send()}>
      {t('identity.myData.exports.ask')}
    </Button>
  );
  return (
    <Card title={t('identity.myData.exports.title')} note={t('identity.myData.exports.note')} aside={button} flush>
      {exports.length === 0 ? (
        <EmptyState icon={IconFileZip} title={t('identity.myData.exports.none')}>
          {t('identity.myData.exports.noneText')}
        </EmptyState>
      ) : (
        <ul className={classes['rows']}>
          {exports.map((one) => (
            <ExportRow key={one.exportId} one={one} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ExportRow({ one }: { readonly one: MyData['exports'][number] }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const format = useFormat();
  const save = async (kind: 'json' | 'html') => {
    const call = kind === 'json' ? api.identity.downloadExportJson : api.identity.downloadExportHtml;
    try {
      const text = await call({ params: { exportId: one.exportId } });
      saveFile(`my-data.${kind}`, text, kind === 'json' ? 'application/json' : 'text/html;charset=utf-8');
    } catch (error) {
      toast.bad(say(error));
    }
  };
  return (
    <li className={classes['row']}>
      <span className={classes['words']}>
        <b>{format.dateTime(one.askedAt)}</b>
        {one.expiresAt && one.state === 'ready' && (
          <span>{t('identity.myData.exports.until', { date: format.date(one.expiresAt) })}</span>
        )}
      </span>
      {one.state === 'ready' ? (
        <>
          <Button
            variant="outline"
            size="sm"
            leftSection={<Icon of={IconDownload} size={16} />}
            onClick={() => void save('html')}
          >
            {t('identity.myData.exports.html')}
          </Button>
          <Button
            variant="outline"
            size="sm"
            leftSection={<Icon of={IconDownload} size={16} />}
            onClick={() => void save('json')}
          >
            {t('identity.myData.exports.json')}
          </Button>
        </>
      ) : (
        <Badge tone={one.state === 'running' ? 'info' : 'neutral'}>
          {t(`identity.myData.exports.states.${one.state}`)}
        </Badge>
      )}
    </li>
  );
}

function Consents({ data }: { readonly data: MyData }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card title={t('identity.myData.consents.title')} note={t('identity.myData.consents.note')} flush>
      {data.termsAgreedAt && (
        <div className={classes['row']}>
          <span className={classes['words']}>
            <b>{t('identity.myData.consents.terms')}</b>
            <span>{t('identity.myData.consents.agreedOn', { date: format.date(data.termsAgreedAt) })}</span>
          </span>
        </div>
      )}
      <ReceiptList receipts={data.receipts} />
    </Card>
  );
}
