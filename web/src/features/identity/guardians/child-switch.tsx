import type { GuardianChild } from '@abhyas/contract/identity/guardians';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/controls/segmented.tsx';

interface Props {
  readonly children: readonly GuardianChild[];
  readonly open: string;
  readonly onOpen: (childId: string) => void;
}

/** Which child the pages are about; nothing where there is only one. */
export function ChildSwitch({ children, open, onOpen }: Props) {
  const { t } = useTranslation();
  if (children.length < 2) return null;
  return (
    <Segmented
      label={t('identity.guardians.children')}
      options={children.map(({ childId, name }) => ({ value: childId, label: name }))}
      value={open}
      onChange={onOpen}
    />
  );
}
