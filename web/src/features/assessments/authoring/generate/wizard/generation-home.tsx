import type { SavedBlueprint } from '@abhyas/contract/assessments/blueprints';
import { Button } from '@mantine/core';
import { IconStack2, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../../lib/api.ts';
import { useFormat } from '../../../../../lib/format.ts';
import { useRefusalText } from '../../../../../lib/refusal-text.ts';
import { IconButton } from '../../../../../ui/controls/icon-button.tsx';
import { ConfirmModal } from '../../../../../ui/overlays/confirm-modal.tsx';
import { Card } from '../../../../../ui/page/card.tsx';
import { EmptyState } from '../../../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../../../ui/status/skeletons.tsx';
import { toast } from '../../../../../ui/status/toast.tsx';
import { useBlueprints } from '../saved/saved-rules.tsx';
import { PaperWizard } from './paper-wizard.tsx';
import classes from './wizard.module.css';

/** Where people of the area begin: a paper in three steps, and the rules that were saved. */
export function GenerationHome() {
  const [begin, setBegin] = useState<SavedBlueprint>();
  return (
    <div className={classes['home']}>
      <PaperWizard key={begin ? `${begin.id} ${begin.savedAt}` : 'new'} begin={begin} />
      <Blueprints onUse={setBegin} />
    </div>
  );
}

function Blueprints({ onUse }: { readonly onUse: (blueprint: SavedBlueprint) => void }) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useBlueprints();
  const [leaving, setLeaving] = useState<SavedBlueprint>();
  return (
    <Card title={t('authoring.generating.recent')} note={t('authoring.generating.recentNote')}>
      {isPending && <ListSkeleton rows={3} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && (
        <EmptyState icon={IconStack2} title={t('authoring.generating.noneSaved')}>
          {t('authoring.generating.noneSavedText')}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <ul className={classes['blueprints']}>
          {data.rows.map((row) => (
            <Row key={row.id} row={row} onUse={() => onUse(row)} onRemove={() => setLeaving(row)} />
          ))}
        </ul>
      )}
      {leaving && <Removing row={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  );
}

interface RowProps {
  readonly row: SavedBlueprint;
  readonly onUse: () => void;
  readonly onRemove: () => void;
}

function Row({ row: { name, blueprint, savedBy, savedAt, usedAt }, onUse, onRemove }: RowProps) {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const questions = blueprint.sections.reduce((sum, { count }) => sum + count, 0);
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          {t('authoring.generating.size', { count: blueprint.sections.length, questions: number(questions) })}
          {' · '}
          {usedAt
            ? t('authoring.generating.usedAt', { date: date(usedAt) })
            : t('authoring.generating.savedAt', { date: date(savedAt), name: savedBy })}
        </small>
      </span>
      <Button size="sm" variant="outline" onClick={onUse} aria-label={t('authoring.generating.useNamed', { name })}>
        {t('authoring.generating.use')}
      </Button>
      <IconButton icon={IconTrash} label={t('authoring.generating.remove', { name })} onClick={onRemove} />
    </li>
  );
}

function Removing({ row, onClose }: { readonly row: SavedBlueprint; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const textOf = useRefusalText();
  const remove = async () => {
    try {
      await api.assessments.removeBlueprint({ params: { blueprintId: row.id } });
      await client.invalidateQueries({ queryKey: api.assessments.listBlueprints.key });
    } catch (error) {
      toast.bad(textOf(error));
    } finally {
      onClose();
    }
  };
  return (
    <ConfirmModal
      opened
      title={t('authoring.generating.removeTitle', { name: row.name })}
      confirmLabel={t('authoring.generating.removeConfirm')}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t('authoring.generating.removeText')}
    </ConfirmModal>
  );
}
