import { IconAlertTriangle, IconCloudCheck, IconCloudUp, IconLock, IconPencil, IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TablerIcon } from '../../../../../ui/controls/icon.tsx';
import { Pill } from '../../../../../ui/status/pill.tsx';
import type { Tone } from '../../../../../ui/tone.ts';
import type { OutboxStatus } from '../../outbox.ts';

export type Link = 'saved' | 'saving' | 'draft' | 'offline' | 'signedOut' | 'refused' | 'unkept';
const looks: Readonly<Record<Link, { tone?: Tone; icon: TablerIcon }>> = {
  saved: { tone: 'good', icon: IconCloudCheck },
  saving: { icon: IconCloudUp },
  draft: { icon: IconPencil },
  offline: { tone: 'warn', icon: IconWifiOff },
  signedOut: { tone: 'warn', icon: IconLock },
  refused: { tone: 'bad', icon: IconAlertTriangle },
  unkept: { tone: 'bad', icon: IconAlertTriangle },
};

interface Facts {
  readonly outbox: OutboxStatus | undefined;
  readonly online: boolean;
  /** This browser could not keep something. */
  readonly unkept: boolean;
  /** The screen shows something that is only a draft. */
  readonly unsaved: boolean;
}

/** What the pill says: the gravest first. "Saved" is said of acknowledged answers alone. */
export function linkOf({ outbox, online, unkept, unsaved }: Facts): Link {
  if (unkept) return 'unkept';
  if (!outbox) return 'saved';
  if (outbox.state === 'signedOut') return 'signedOut';
  if (outbox.state === 'waiting' || !online) return 'offline';
  if (outbox.refused > 0) return 'refused';
  if (outbox.answers > 0) return 'saving';
  return unsaved ? 'draft' : 'saved';
}

/** exams: console behaviour. Saved · Saving… · Draft kept · Offline, so many answers kept on this device. */
export function ConnectionPill(facts: Facts) {
  const { t } = useTranslation();
  const link = linkOf(facts);
  const count = link === 'refused' ? facts.outbox?.refused : facts.outbox?.answers;
  const { tone, icon } = looks[link];
  return (
    <span role="status" data-link={link}>
      <Pill tone={tone} icon={icon}>
        {t(`assessments.console.link.${link}`, { count: count ?? 0 })}
      </Pill>
    </span>
  );
}
