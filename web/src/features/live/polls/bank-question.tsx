import type { QuestionRow } from '@abhyas/contract/questions/shapes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { MemberPicker, QuestionPreview } from '../../questions/index.ts';
import { useCommand } from '../room/use-room.ts';

const none: ReadonlySet<string> = new Set();

/** Takes a question of the bank, shows it as students will see it, and asks everybody. */
export function BankQuestion({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<QuestionRow>();
  if (chosen) return <AskIt row={chosen} onBack={() => setChosen(undefined)} onClose={onClose} />;
  return (
    <MemberPicker
      title={t('live.polls.fromBankTitle')}
      type="SINGLE"
      opened
      onClose={onClose}
      taken={none}
      full={false}
      onAdd={setChosen}
    />
  );
}

interface AskProps {
  readonly row: QuestionRow;
  readonly onBack: () => void;
  readonly onClose: () => void;
}
function AskIt({ row, onBack, onClose }: AskProps) {
  const { t } = useTranslation();
  const shown = useQuery(query(api.questions.showQuestion, { params: { questionId: row.id } }));
  const ask = useCommand('askQuestion');
  return (
    <Dialog opened onClose={onClose} title={t('questions.number', { number: row.number })} size="lg">
      <Loaded query={shown} skeleton={<CardSkeleton lines={4} />}>
        {({ type, content, images }) => (
          <Stack gap={4}>
            <QuestionPreview type={type} content={content.en} imageOf={(mediaId) => images[mediaId]} />
            <Row justify="end">
              <Button variant="ghost" onClick={onBack}>
                {t('live.polls.another')}
              </Button>
              <Button variant="action" loading={ask.busy} onClick={() => ask.send({ questionId: row.id }, onClose)}>
                {t('live.polls.ask')}
              </Button>
            </Row>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}
