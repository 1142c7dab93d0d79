import type { PaperKeys } from '@abhyas/contract/assessments/keys';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './keys.module.css';
import { PreviewFigures } from './preview-figures.tsx';
import { useVerdictWords } from './verdict-words.ts';

/** The verdicts that wait: what they would change, and bringing them into force. Without any, what a running rescore has done. */
export function RescoreCard({ keys }: { readonly keys: PaperKeys }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const running = keys.rounds.find(({ state }) => state === 'running');
  const open = keys.rounds.find(({ state }) => state === 'open');
  return (
    <>
      {running && (
        <Notice tone="info" live title={t('assessments.keys.rescore.running')}>
          {t('assessments.keys.rescore.progress', { seen: number(running.seen), changed: number(running.changed) })}
        </Notice>
      )}
      {open && <Waiting key={open.round} keys={keys} round={open.round} />}
    </>
  );
}

function Waiting({ keys, round }: { readonly keys: PaperKeys; readonly round: number }) {
  const { t } = useTranslation();
  const say = useVerdictWords();
  const [previewed, setPreviewed] = useState(false);
  const waiting = keys.questions.filter((question) => question.waiting);
  const running = keys.rounds.some(({ state }) => state === 'running');
  return (
    <Card title={t('assessments.keys.rescore.title')} note={t('assessments.keys.rescore.note')}>
      <div className={classes['waiting']}>
        <ul className={classes['list']}>
          {waiting.map(({ questionId, number, waiting: verdict }) => (
            <li key={questionId} className={classes['line']}>
              <b>{t('assessments.keys.question', { number })}</b>
              {verdict && say(verdict)}
            </li>
          ))}
        </ul>
        {previewed && <Preview paperId={keys.paper.id} verdicts={JSON.stringify(waiting)} />}
        <div className={classes['buttons']}>
          {!previewed && (
            <Button variant="outline" onClick={() => setPreviewed(true)}>
              {t('assessments.keys.rescore.preview')}
            </Button>
          )}
          {keys.can.decide && <Apply paperId={keys.paper.id} round={round} disabled={!previewed || running} />}
        </div>
      </div>
    </Card>
  );
}

/** `verdicts`: other ones need another preview. */
function Preview({ paperId, verdicts }: { readonly paperId: string; readonly verdicts: string }) {
  const asked = query(api.assessments.previewRescore, { params: { paperId } });
  const preview = useQuery({ ...asked, queryKey: [...asked.queryKey, verdicts], staleTime: 0 });
  if (preview.data) return <PreviewFigures preview={preview.data} />;
  if (preview.isError) return <LoadFailed card error={preview.error} onRetry={() => void preview.refetch()} />;
  return <CardSkeleton lines={5} />;
}

interface ApplyProps {
  readonly paperId: string;
  readonly round: number;
  readonly disabled: boolean;
}

function Apply({ paperId, round, disabled }: ApplyProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const apply = useChange(() => api.assessments.applyRescore({ params: { paperId }, body: { round } }), {
    said: t('assessments.keys.rescore.begun'),
    stale: [api.assessments.showPaperKeys],
    after: () => setAsking(false),
    refused: () => setAsking(false),
  });
  return (
    <>
      <Button variant="action" disabled={disabled} onClick={() => setAsking(true)}>
        {t('assessments.keys.rescore.apply')}
      </Button>
      <ConfirmModal
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('assessments.keys.rescore.sure')}
        confirmLabel={t('assessments.keys.rescore.confirm')}
        tone="action"
        busy={apply.busy}
        onConfirm={() => apply.send()}
      >
        {t('assessments.keys.rescore.sureText')}
      </ConfirmModal>
    </>
  );
}
