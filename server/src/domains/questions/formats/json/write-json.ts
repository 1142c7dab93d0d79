import { imagesOf } from '@abhyas/contract/rich-text';
import { docsIn } from '../docs-in.ts';
import type { PictureOf, WholeParts, Written } from '../exchange.ts';
import { OWN_FORMAT } from './own-json.ts';

export const jsonStart = `{"format":"${OWN_FORMAT}","version":1,"questions":[\n`;

/** One question as our own format has it. */
export function writeJsonQuestion({ type, difficulty, pastExams, tags, areaName, content, key }: WholeParts): Written {
  return {
    item: JSON.stringify({ type, difficulty, pastExams, tags, knowledgeArea: areaName, content, key }),
    losses: [],
  };
}

/** What ends the file: the pictures that its questions name. */
export function jsonEnd(questions: readonly WholeParts[], pictureOf: PictureOf): string {
  const ids = new Set(
    questions.flatMap(({ content, key }) => docsIn(content, key).flatMap(imagesOf)).map(({ attrs }) => attrs.mediaId),
  );
  const held = [...ids].flatMap((id) => {
    const picture = pictureOf(id);
    if (!picture) return [];
    const { alt, fileName, bytes } = picture;
    return [
      `${JSON.stringify(id)}:${JSON.stringify({ alt, fileName, base64: Buffer.from(bytes).toString('base64') })}`,
    ];
  });
  return `\n],"pictures":{${held.join(',\n')}}}\n`;
}
