import type { PaperBlueprint } from '@abhyas/contract/assessments/generation';
import { Button, Select, TextInput } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../../../lib/api.ts';
import { useRefusalText } from '../../../../../lib/refusal-text.ts';
import { Icon } from '../../../../../ui/controls/icon.tsx';
import { toast } from '../../../../../ui/status/toast.tsx';
import classes from '../generate.module.css';

/** Blueprints that the institute keeps under names. */
export const useBlueprints = () => useQuery({ ...query(api.assessments.listBlueprints), staleTime: 30_000 });

interface Props {
  /** The rules as they stand in the form. */
  readonly rules: () => PaperBlueprint;
  readonly onUse: (blueprint: PaperBlueprint, id: string) => void;
}

/** Takes rules that were saved, and saves those of the form under a name. */
export function SavedRules({ rules, onUse }: Props) {
  const { t } = useTranslation();
  const { data } = useBlueprints();
  const [naming, setNaming] = useState(false);
  const rows = data?.rows ?? [];
  return (
    <div className={classes['saved']}>
      {rows.length > 0 && (
        <Select
          size="sm"
          label={t('authoring.generating.useSaved')}
          placeholder={t('authoring.generating.chooseSaved')}
          value={null}
          data={rows.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            const found = rows.find((row) => row.id === id);
            if (found) onUse(found.blueprint, found.id);
          }}
        />
      )}
      {naming ? (
        <SaveUnderName rules={rules} onDone={() => setNaming(false)} />
      ) : (
        <Button
          size="sm"
          variant="outline"
          leftSection={<Icon of={IconDeviceFloppy} size={16} />}
          onClick={() => setNaming(true)}
        >
          {t('authoring.generating.saveRules')}
        </Button>
      )}
    </div>
  );
}

function SaveUnderName({ rules, onDone }: Pick<Props, 'rules'> & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const textOf = useRefusalText();
  const [name, setName] = useState('');
  const [taken, setTaken] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (name.trim() === '') return setProblem(t('authoring.generating.nameMissing'));
    setBusy(true);
    try {
      await api.assessments.saveBlueprint({ body: { name: name.trim(), blueprint: rules(), replace: taken } });
      await client.invalidateQueries({ queryKey: api.assessments.listBlueprints.key });
      toast.good(t('authoring.generating.saved', { name: name.trim() }));
      onDone();
    } catch (error) {
      setTaken(isRefusal(error, 'BLUEPRINT_NAME_TAKEN'));
      setProblem(textOf(error));
      setBusy(false);
    }
  };
  return (
    <div className={classes['naming']}>
      <TextInput
        size="sm"
        data-autofocus
        label={t('authoring.generating.name')}
        maxLength={80}
        value={name}
        error={problem}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void save();
        }}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(undefined);
          setTaken(false);
        }}
      />
      <Button size="sm" variant="outline" loading={busy} onClick={() => void save()}>
        {t(taken ? 'authoring.generating.replace' : 'authoring.generating.keep')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onDone}>
        {t('ui.cancel')}
      </Button>
    </div>
  );
}
