import { workInChild } from '../../../../kernel/child-process/work-in-child.ts';
import { PackageError } from './package-error.ts';
import { type PackageManifest, readManifest } from './read-manifest.ts';

/** What the process says of a manifest: what stands in it, or why it is none. */
export type ManifestMessage = { readonly manifest: PackageManifest } | { readonly problem: PackageError['problem'] };

workInChild<{ readonly bytes: Uint8Array }, ManifestMessage>(async ({ bytes }, send) => {
  try {
    await send({ manifest: readManifest(bytes) });
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    await send({ problem: error.problem });
  }
});
