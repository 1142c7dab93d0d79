import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { useBuilding } from '../builder/building.ts';
import { CheckLine } from '../builder/checks/check-line.tsx';
import type { Missing } from './missing-of.ts';
import { useAvailable } from './use-available.ts';
import { usePicking } from './use-picking.ts';

/** So many sections stand there one by one; a test that is just begun lacks questions everywhere. */
const SHOWN = 4;

interface Props {
  readonly missing: readonly Missing[];
  /** Whether the test cannot be published because of this section; fewer questions than its pattern has are no hindrance. */
  readonly hinders: (missing: Missing) => boolean;
}

/** The sections that lack questions, each with what the bank has for it and the way to fill it at once. */
export function MissingLines({ missing, hinders }: Props) {
  const { t } = useTranslation();
  const { openTab } = useBuilding();
  const shown = missing.slice(0, SHOWN);
  const available = useAvailable(shown);
  const { busy, pick } = usePicking();
  const more = missing.length - shown.length;
  return (
    <>
      {shown.map((one, at) => (
        <MissingLine
          key={one.section.id}
          missing={one}
          hinders={hinders(one)}
          available={available[at]}
          busy={busy === one.section.id}
          disabled={busy !== undefined}
          onPick={() => void pick(one)}
        />
      ))}
      {more > 0 && (
        <CheckLine tone="info" onOpen={() => openTab('questions', missing[SHOWN]?.section.id)}>
          {t('authoring.building.fill.more', { count: more })}
        </CheckLine>
      )}
    </>
  );
}

interface LineProps {
  readonly missing: Missing;
  readonly hinders: boolean;
  readonly available: number | undefined;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onPick: () => void;
}

function MissingLine({ missing: { section, count }, hinders, available, busy, disabled, onPick }: LineProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { readOnly } = useBuilding();
  const able = Math.min(count, available ?? 0);
  return (
    <li data-tone={hinders ? 'warn' : 'info'}>
      <Icon of={hinders ? IconAlertTriangle : IconInfoCircle} size={16} />
      <span>
        {t('authoring.building.fill.missing', { count, shown: number(count), section: section.title })}
        {available !== undefined && (
          <small>{t('authoring.building.fill.available', { count: available, shown: number(available) })}</small>
        )}
      </span>
      {!readOnly && able > 0 && (
        <Button
          size="sm"
          variant="soft"
          loading={busy}
          disabled={disabled}
          onClick={onPick}
          aria-label={t('authoring.building.fill.pickFor', {
            count: able,
            shown: number(able),
            section: section.title,
          })}
        >
          {t('authoring.building.fill.pick', { shown: number(able) })}
        </Button>
      )}
    </li>
  );
}
