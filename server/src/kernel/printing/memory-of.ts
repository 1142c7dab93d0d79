import { readdir, readFile } from 'node:fs/promises';

/** So large is a page of memory in the figures of the system. */
const PAGE_BYTES = 4096;

/**
 * Bytes of memory that a group of processes holds together, shared parts counted once for each. Undefined where the system does not tell
 * (it does under Linux).
 */
export async function memoryOf(groupId: number): Promise<number | undefined> {
  const ids = await readdir('/proc').catch(() => undefined);
  if (!ids) return undefined;
  const each = await Promise.all(ids.filter((name) => /^\d+$/.test(name)).map((id) => residentOf(id, groupId)));
  return each.reduce((sum, bytes) => sum + bytes, 0);
}

/** Of one process: what is resident and not shared, 0 where it is not of the group or gone by now. */
async function residentOf(id: string, groupId: number): Promise<number> {
  try {
    const stat = await readFile(`/proc/${id}/stat`, 'utf8');
    // The name of the program stands in brackets and may hold anything.
    const [, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(group) !== groupId) return 0;
    const [, resident = '0', shared = '0'] = (await readFile(`/proc/${id}/statm`, 'utf8')).split(' ');
    return (Number(resident) - Number(shared)) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
