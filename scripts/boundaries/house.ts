import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@abhyas/contract';
import type { Endpoint } from '@abhyas/contract/endpoint';
import { readSources, type SourceFile } from './imports.ts';

/** The repository as the laws see it. */
export interface House {
  /** Where it lies on the disk. */
  readonly root: string;
  readonly files: readonly SourceFile[];
  /** Names of the files and folders directly in each folder that holds sources, by the folder's path. */
  readonly folders: ReadonlyMap<string, readonly string[]>;
  /** Endpoints of the contract by domain. */
  readonly endpoints: Readonly<Record<string, readonly string[]>>;
  /** Their addresses by domain and name, e.g. `cohorts.showBatch`: `/api/batches/:batchId`. */
  readonly addresses: ReadonlyMap<string, string>;
}

/** A place that breaks a law. */
export interface Finding {
  /** The part of the repository that counts it, for example `server/courses`. */
  readonly group: string;
  readonly what: string;
}

/** Reads the whole repository. */
export function readHouse(root: string): House {
  const files = readSources(root, ['contract/src', 'server', 'web/src', 'scripts', 'e2e', 'bench', 'chaos']);
  const folders = new Map(foldersOf(files).map((folder) => [folder, readdirSync(join(root, folder))] as const));
  const endpoints = Object.fromEntries(Object.entries(api).map(([domain, all]) => [domain, Object.keys(all)]));
  const addresses = new Map(
    Object.entries(api).flatMap(([domain, all]) =>
      Object.entries<Endpoint>(all).map(([name, { path }]) => [`${domain}.${name}`, path] as const),
    ),
  );
  return { root, files, folders, endpoints, addresses };
}

/** Every folder that holds one of the files, at any depth. */
export function foldersOf(files: readonly SourceFile[]): string[] {
  const parents = files.flatMap(({ path }) => {
    const parts = path.split('/');
    return parts.slice(1).map((_, depth) => parts.slice(0, depth + 1).join('/'));
  });
  return [...new Set(parents)].sort();
}

/** `server/src/domains/courses/packs/x.ts` → `server/courses`, `web/src/ui/x.ts` → `web/ui`, `e2e/x.ts` → `e2e`. */
export function groupOf(path: string): string {
  const [, room, rest] = /^(\w+)\/(?:src\/(?:domains\/|features\/)?)?(.*)$/.exec(path) ?? [];
  const inner = rest?.includes('/') && /\/src\//.test(path) ? `/${rest.split('/')[0]}` : '';
  return `${room ?? path}${inner}`;
}

export const isTest = (path: string): boolean => /\.(test|spec|stories)\.tsx?$/.test(path);

/** `listBatches` → `list-batches`. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
