import { Button, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { AddLink } from './add-link.tsx';
import classes from './links.module.css';

interface LinkFieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (linkId: string | null) => void;
  readonly error?: string | undefined;
}

/** Chooses a video at another host among the links of the institute, or adds one. */
export function LinkField({ label, value, onChange, error }: LinkFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [adding, setAdding] = useState(false);
  const { data } = useQuery({
    ...query(api.media.listLinks, { query: { search: typed, size: 50 } }),
    placeholderData: keepPreviousData,
  });
  const { data: chosen } = useQuery({
    ...query(api.media.showLink, { params: { linkId: value ?? '' } }),
    enabled: value !== null,
  });
  const rows = data?.rows.filter(({ allowed }) => allowed) ?? [];
  const all = chosen && !rows.some(({ linkId }) => linkId === chosen.linkId) ? [chosen, ...rows] : rows;
  return (
    <div className={classes['field']}>
      <Select
        label={label}
        placeholder={t('media.links.field.choose')}
        nothingFoundMessage={t(typed ? 'media.links.noMatch' : 'media.links.none')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('media.links.field.clear') }}
        filter={({ options }) => options}
        data={all.map(({ linkId, title, provider }) => ({
          value: linkId,
          label: `${title} (${t(`media.links.providers.${provider}`)})`,
        }))}
        value={value}
        error={error}
        onChange={onChange}
        onSearchChange={(words) => setTyped(all.some(({ title }) => words.startsWith(title)) ? '' : words.trim())}
      />
      <Button variant="outline" leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
        {t('media.links.add')}
      </Button>
      <AddLink opened={adding} onClose={() => setAdding(false)} onAdded={({ linkId }) => onChange(linkId)} />
    </div>
  );
}
