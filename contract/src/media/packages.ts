import { z } from 'zod';
import { whole } from '../shapes.ts';

export const packageLimits = {
  /** Names that one unit keeps: SCORM allows 250 interactions with about 15 names each. */
  values: 5000,
  /** Characters of one value; `suspend_data` of SCORM 2004 has 64,000. */
  value: 65_536,
  units: 300,
} as const;

export const packageStandard = z.enum(['scorm12', 'scorm2004']);
export type PackageStandard = z.infer<typeof packageStandard>;

/** What a unit of a package said with SCORM's names, e.g. `cmi.core.lesson_location`. */
export const packageValues = z
  .record(z.string().min(1).max(250), z.union([z.string().max(packageLimits.value), z.number(), z.boolean(), z.null()]))
  .refine((values) => Object.keys(values).length <= packageLimits.values);
export type PackageValues = z.infer<typeof packageValues>;

/** One part of a package that is opened by itself (SCO or asset). */
export const packageUnit = z.object({
  unitId: z.string().min(1).max(200),
  title: z.string(),
  /** Path inside the package, with its query. */
  launch: z.string(),
  /** False: it never speaks, and is done when it was opened. */
  speaks: z.boolean(),
  /** `cmi.launch_data`, and what marks it as passed; empty and null where the package says nothing. */
  launchData: z.string(),
  masteryScore: z.number().nullable(),
});
export type PackageUnit = z.infer<typeof packageUnit>;

/** What a package says with one commit; commits are numbered, so that an older one never overwrites a newer one. */
export const packageCommit = z.object({
  unitId: z.string().min(1).max(200),
  sequence: whole.min(1),
  values: packageValues,
});
