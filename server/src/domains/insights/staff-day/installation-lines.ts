import { cached } from '../../../kernel/cached.ts';
import type { Context } from '../../../kernel/context.ts';
import { endingCertificates } from '../../../kernel/health/certificate-ends.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { countStudents } from '../../identity/index.ts';
import { usedBytes } from '../../media/index.ts';
import { hostsOf, type Institute, listAllInstitutes } from '../../tenancy/index.ts';

/** From so much of what its plan holds an institute is near its limit. */
const NEAR = 0.9;
/** A certificate is made anew thirty days before its end: fifteen days later somebody has to look why it was not. */
const CERTIFICATE_DAYS = 15;
const MINUTE_MS = 60_000;

/** What an operator wants to know of the whole installation before it hurts. */
export interface InstallationLines {
  /** Names of institutes that have used nine tenths of the students or bytes of their plan. */
  readonly nearLimits: readonly string[];
  /** Hosts whose certificate ends soon, where the installation is a real one. */
  readonly endingCertificates: readonly string[];
}

const nearLimits = cached({ ttl: 5 * MINUTE_MS, load: loadNearLimits });
const ending = cached({ ttl: 60 * MINUTE_MS, key: (_now: Date) => 'certificates', load: loadEnding });

/** Looked for anew every few minutes, certificates every hour. */
export async function installationLines(now: Date): Promise<InstallationLines> {
  return { nearLimits: await nearLimits(), endingCertificates: await ending(now) };
}

/** The same in words, for the log. */
export async function installationTroubles(now: Date): Promise<string[]> {
  const lines = await installationLines(now);
  return [
    ...lines.nearLimits.map((name) => `the institute ${name} is near the limit of its plan`),
    ...lines.endingCertificates.map((host) => `the certificate of ${host} ends within ${CERTIFICATE_DAYS} days`),
  ];
}

async function loadNearLimits(): Promise<string[]> {
  const near: string[] = [];
  for (const institute of await listAllInstitutes())
    if (await isNear(institute)) near.push(institute.subdomain ?? String(institute.id));
  return near;
}

async function isNear({ id, studentLimit, storageLimit }: Institute): Promise<boolean> {
  const there = { instituteId: id, db: runtime().database.forInstitute(id) } as Context;
  const isFull = async (limit: number | null, used: (ctx: Context) => Promise<number>) =>
    limit !== null && limit > 0 && (await used(there)) >= limit * NEAR;
  return (await isFull(studentLimit, countStudents)) || isFull(storageLimit, usedBytes);
}

async function loadEnding(now: Date): Promise<string[]> {
  const { production, rootHosts, loginHosts } = runtime().config;
  if (!production) return [];
  const own = await Promise.all((await listAllInstitutes()).map(({ id }) => hostsOf(id)));
  const hosts = [...new Set([...rootHosts, ...loginHosts, ...own.flat()])];
  return endingCertificates(hosts, { now, days: CERTIFICATE_DAYS });
}
