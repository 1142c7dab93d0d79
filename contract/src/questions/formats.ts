import { z } from 'zod';
import { whole } from '../shapes.ts';
import { exportFormats, fileFormats, formatRefusals, keyRefusals, lossCodes } from './format-support.ts';

export * from './format-support.ts';

export const fileFormat = z.enum(fileFormats);
export const exportFormat = z.enum(exportFormats);
export const lossCode = z.enum(lossCodes);
export const exportRefusal = z.enum([...formatRefusals, ...keyRefusals]);
export const losses = z.array(z.object({ code: lossCode, count: whole }));
export type Losses = z.infer<typeof losses>;
