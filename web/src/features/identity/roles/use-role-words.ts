import type { Capability } from '@abhyas/contract/access';
import { useTranslation } from 'react-i18next';

/** Names of roles and rights as people say them; an own role is called what the institute calls it. */
export function useRoleWords() {
  const { t } = useTranslation();
  return {
    roleName: (name: string) => t(`identity.roles.names.${name}`, { defaultValue: name }),
    rightName: (right: Capability) => t(`identity.roles.rights.${right}`, { defaultValue: right }),
  };
}
