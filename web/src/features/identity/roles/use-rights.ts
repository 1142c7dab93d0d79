import type { Role, StaffCapability } from '@abhyas/contract/identity/roles';
import { useState } from 'react';

type Changes = Readonly<Record<string, readonly StaffCapability[]>>;

/** The rights of the roles as they are changed here, until they are saved or discarded. */
export function useRights(roles: readonly Role[]) {
  const [changes, setChanges] = useState<Changes>({});
  const rightsOf = (role: Role) => changes[role.name] ?? (role.capabilities as readonly StaffCapability[]);
  const has = (role: Role, right: StaffCapability) => rightsOf(role).includes(right);
  const toggle = (role: Role, right: StaffCapability) => {
    const next = has(role, right) ? rightsOf(role).filter((one) => one !== right) : [...rightsOf(role), right];
    const isAsSaved = next.length === role.capabilities.length && next.every((one) => role.capabilities.includes(one));
    setChanges(({ [role.name]: _before, ...others }) => (isAsSaved ? others : { ...others, [role.name]: next }));
  };
  const differing = roles.reduce((sum, role) => {
    const now = rightsOf(role);
    const added = now.filter((one) => !role.capabilities.includes(one)).length;
    return sum + added + role.capabilities.filter((one) => !now.includes(one as StaffCapability)).length;
  }, 0);
  return { changes, has, toggle, differing, discard: () => setChanges({}) };
}
export type Rights = ReturnType<typeof useRights>;
