import { useQuery } from '@tanstack/react-query';
import { api, query } from '../../../lib/api.ts';

/** The roles of staff that the signed-in person may give: nobody gives what they do not have. */
export function useGrantableRoles(): readonly string[] {
  const { data } = useQuery(query(api.identity.listRoles));
  const mine = new Set<string>(data?.mine);
  return (data?.roles ?? [])
    .filter(({ audience, capabilities }) => audience === 'staff' && capabilities.every((one) => mine.has(one)))
    .map(({ name }) => name);
}
