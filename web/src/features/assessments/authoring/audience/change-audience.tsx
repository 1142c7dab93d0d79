import type { PaperAudience } from '@abhyas/contract/assessments/audience';
import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { Notice } from '../../../../ui/status/notice.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { useBuilding } from '../builder/building.ts';
import classes from './audience.module.css';
import { type Audience, choiceOf, ChooseAudience, isNobody } from './choose-audience.tsx';

interface Props {
  readonly audience: PaperAudience;
  readonly onClose: () => void;
}

/** Assigns a published test to others: it applies at once, and who sits it goes on. */
export function ChangeAudience({ audience, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const textOf = useRefusalText();
  const { paper } = useBuilding();
  const params = { paperId: paper.id };
  const [value, setValue] = useState<Audience>({
    everyone: audience.everyone,
    batchIds: audience.batches.map(({ id }) => id),
    students: audience.students,
  });
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const changed = await api.assessments.changeAudience({ params, body: choiceOf(value) });
      client.setQueryData(query(api.assessments.showAudience, { params }).queryKey, changed);
      void client.invalidateQueries({ queryKey: api.assessments.listAbsent.key });
      toast.good(t('authoring.audience.saved'));
      onClose();
    } catch (error) {
      toast.bad(textOf(error));
      setBusy(false);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('authoring.audience.changeTitle')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <div className={classes['dialog']}>
        <p className={classes['quiet']}>{t('authoring.audience.changeText')}</p>
        <ChooseAudience paperId={paper.id} value={value} onChange={setValue} />
        {isNobody(value) && <Notice tone="warn">{t('authoring.audience.nobody')}</Notice>}
        <div className={classes['buttons']}>
          <Button variant="ghost" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button variant="action" loading={busy} onClick={() => void save()}>
            {t('authoring.audience.save')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
