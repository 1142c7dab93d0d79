import type { Picture, WholeParts } from '../exchange.ts';
import { OWN_FORMAT } from './own-json.ts';

export const jsonStart = `{"format":"${OWN_FORMAT}","version":1,"questions":[\n`;
/** What stands between the questions and the pictures that they name. */
export const jsonPictures = '\n],"pictures":{';
export const jsonEnd = '}}\n';

/** One question as our own format has it: everything that the bank keeps of its words, its key and its classification. */
export function writeJsonQuestion({ areaName, ...parts }: WholeParts): string {
  const { type, difficulty, pastExams, tags, content, variables, key, expectedSeconds, group } = parts;
  const question = { type, difficulty, pastExams, tags, knowledgeArea: areaName, expectedSeconds, group };
  return JSON.stringify({ ...question, content, variables, key });
}

/** One picture, by the id in the documents. */
export const writeJsonPicture = (id: string, { alt, fileName, bytes }: Omit<Picture, 'id'>): string =>
  `${JSON.stringify(id)}:${JSON.stringify({ alt, fileName, base64: Buffer.from(bytes).toString('base64') })}`;
