import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { AreaSelect } from '../area-select.tsx';
import { type ShownArea, useDesk } from './area-desk.ts';
import { idsWithin } from './questions-within.ts';

interface Props {
  readonly area: ShownArea;
  readonly rows: readonly ShownArea[];
  readonly onClose: () => void;
}

/** What was sent went well: whatever shows areas or questions asks anew, and a toast says it. */
function useSaid(): (words: string) => void {
  const client = useQueryClient();
  return (words) => {
    for (const queryKey of [['taxonomy'], ['questions']]) void client.invalidateQueries({ queryKey });
    toast.good(words);
  };
}

/** Where an area can be put: neither into itself nor below, nor into what is retired. */
function placesFor(rows: readonly ShownArea[], area?: ShownArea): ShownArea[] {
  const within = area ? idsWithin(rows, area.id) : new Set<string>();
  return rows.filter(({ id, retiredAt }) => retiredAt === null && !within.has(id));
}

interface AddProps extends Omit<Props, 'area'> {
  readonly subject: SubjectName;
  readonly parentId: string | null;
  readonly onAdded: (areaId: string) => void;
}

/** Asks for the name of a new area and where it hangs. */
export function AddArea({ subject, rows, parentId, onClose, onAdded }: AddProps) {
  const { t } = useTranslation();
  const say = useSaid();
  const desk = useDesk();
  return (
    <FormDialog
      onClose={onClose}
      title={t('taxonomy.desk.add.title')}
      submit={t('taxonomy.desk.add.submit')}
      initial={{ name: '', parentId }}
      isEmpty={({ name }) => name.trim().length < 2}
      fieldOf={{ KNOWLEDGE_AREA_EXISTS: 'name' }}
      send={async (values) => {
        const name = values.name.trim();
        const made = await desk.add({ name, subject, parentId: values.parentId });
        say(t('taxonomy.desk.add.done', { name }));
        onAdded(made.id);
      }}
    >
      {(fields) => (
        <>
          <TextInput {...fields.text('name')} label={t('taxonomy.desk.add.name')} maxLength={120} data-autofocus />
          <AreaSelect
            {...fields.choice('parentId')}
            areas={placesFor(rows)}
            label={t('taxonomy.desk.add.parent')}
            placeholder={t('taxonomy.desk.add.top', { subject: t(`questions.subjects.${subject}`) })}
            clearable
          />
        </>
      )}
    </FormDialog>
  );
}

/** Asks for another name. */
export function RenameArea({ area, onClose }: Props) {
  const { t } = useTranslation();
  const say = useSaid();
  const desk = useDesk();
  return (
    <FormDialog
      onClose={onClose}
      title={t('taxonomy.desk.rename.title', { name: area.name })}
      submit={t('taxonomy.desk.rename.submit')}
      initial={{ name: area.name }}
      isEmpty={({ name }) => name.trim().length < 2 || name.trim() === area.name}
      fieldOf={{ KNOWLEDGE_AREA_EXISTS: 'name' }}
      send={async (values) => {
        const name = values.name.trim();
        await desk.rename(area.id, name);
        say(t('taxonomy.desk.rename.done', { name }));
      }}
    >
      {(fields) => (
        <TextInput {...fields.text('name')} label={t('taxonomy.desk.add.name')} maxLength={120} data-autofocus />
      )}
    </FormDialog>
  );
}

/** Asks under which area it hangs from now on. */
export function MoveArea({ area, rows, onClose }: Props) {
  const { t } = useTranslation();
  const say = useSaid();
  const desk = useDesk();
  return (
    <FormDialog
      onClose={onClose}
      title={t('taxonomy.desk.move.title', { name: area.name })}
      submit={t('taxonomy.desk.move.submit')}
      initial={{ parentId: area.parentId }}
      isEmpty={({ parentId }) => parentId === area.parentId}
      fieldOf={{ KNOWLEDGE_AREA_EXISTS: 'parentId' }}
      send={async ({ parentId }) => {
        await desk.move(area.id, { parentId });
        say(t('taxonomy.desk.move.done', { name: area.name }));
      }}
    >
      {(fields) => (
        <>
          <p>{t('taxonomy.desk.move.text')}</p>
          <AreaSelect
            {...fields.choice('parentId')}
            areas={placesFor(rows, area)}
            label={t('taxonomy.desk.add.parent')}
            placeholder={t('taxonomy.desk.add.top', { subject: t(`questions.subjects.${area.subject}`) })}
            clearable
          />
        </>
      )}
    </FormDialog>
  );
}

/** Asks of which area it becomes a part, and says what that means. */
export function MergeArea({ area, rows, onClose, onMerged }: Props & { readonly onMerged: (areaId: string) => void }) {
  const { t } = useTranslation();
  const say = useSaid();
  const desk = useDesk();
  const initial: { intoId: string | null } = { intoId: null };
  return (
    <FormDialog
      onClose={onClose}
      title={t('taxonomy.desk.merge.title', { name: area.name })}
      submit={t('taxonomy.desk.merge.submit', { count: area.questions ?? 0 })}
      tone="danger"
      initial={initial}
      check={({ intoId }) => (intoId === null ? { intoId: t('taxonomy.desk.merge.needed') } : {})}
      fieldOf={{ KNOWLEDGE_AREA_EXISTS: 'intoId' }}
      send={async ({ intoId }) => {
        if (intoId === null) return;
        const count = await desk.merge(area.id, intoId);
        say(t(`taxonomy.desk.merge.${desk.kind === 'own' ? 'done' : 'following'}`, { count }));
        onMerged(intoId);
      }}
    >
      {(fields) => (
        <>
          <ul>
            {([desk.kind === 'own' ? 'moves' : 'movesAll', 'finds', 'keeps', 'forGood'] as const).map((one) => (
              <li key={one}>{t(`taxonomy.desk.merge.${one}`)}</li>
            ))}
          </ul>
          <AreaSelect
            {...fields.choice('intoId')}
            areas={placesFor(rows, area)}
            label={t('taxonomy.desk.merge.into')}
            required
          />
        </>
      )}
    </FormDialog>
  );
}
