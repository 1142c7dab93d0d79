import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import classes from './audit.module.css';

interface Props {
  readonly institute: number | undefined;
  readonly onInstitute: (id: number | undefined) => void;
}

const MOST = 200;

/** Which log an employee of the provider reads: an institute's, or the provider's own. */
export function WhoseLog({ institute, onInstitute }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(query(api.identity.listInstitutes, { query: { size: MOST } }));
  const known = (data?.rows ?? []).map(({ id, name, subdomain }) => ({
    value: String(id),
    label: `${name} · ${subdomain}`,
  }));
  const chosen = institute === undefined ? '' : String(institute);
  const missing = chosen !== '' && !known.some(({ value }) => value === chosen);
  return (
    <div className={classes['whose']}>
      <Select
        label={t('insights.audit.institute')}
        searchable
        allowDeselect={false}
        data={[
          { value: '', label: t('insights.audit.home') },
          ...known,
          ...(missing ? [{ value: chosen, label: chosen }] : []),
        ]}
        value={chosen}
        onChange={(value) => onInstitute(value ? Number(value) : undefined)}
      />
      {institute !== undefined && (
        <Link to="/employees/institutes/$instituteId" params={{ instituteId: String(institute) }}>
          {t('insights.audit.openInstitute')}
        </Link>
      )}
    </div>
  );
}
