import type { LossCode } from '@abhyas/contract/questions/formats';
import type { RowProblem } from '@abhyas/contract/questions/imports';
import { rowProblem, type RowProblemCode } from '../../reading/row-problems.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Picture } from '../exchange.ts';

/** Where a picture's bytes are found: undefined where the file does not hold it. */
export type FindPicture = (source: string) => { readonly bytes: Uint8Array; readonly fileName: string } | undefined;

/** What is noted while one question is read: problems, losses, pictures. */
export class Reading {
  readonly problems: RowProblem[] = [];
  readonly losses = new Set<LossCode>();
  readonly pictures: Picture[] = [];
  readonly #find: FindPicture;
  readonly #taken = new Map<string, string>();
  /** Some text of the question stands there in Hindi too. */
  hindi = false;
  #column = '';

  constructor(find: FindPicture = () => undefined) {
    this.#find = find;
  }

  /** What follows belongs to this column of spec §3. */
  at(column: string): this {
    this.#column = column;
    return this;
  }

  problem(code: RowProblemCode, values: Readonly<Record<string, string | number>> = {}): void {
    if (this.problems.some((one) => one.code === code && one.column === this.#column)) return;
    this.problems.push(rowProblem(this.#column, code, values));
  }

  lose(code: LossCode): void {
    this.losses.add(code);
  }

  /** Takes a picture in and answers the id by which documents name it. */
  picture(source: string, alt: string): string | undefined {
    const taken = this.#taken.get(source);
    if (taken !== undefined) return taken;
    const inline = DATA_ADDRESS.exec(source);
    if (!inline && /^\s*data:image\//i.test(source)) {
      this.problem('PICTURE_REFUSED', { found: source.slice(0, 40) });
      return undefined;
    }
    if (!inline && /^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(source)) {
      this.problem(/^\s*(?:https?:|\/\/)/i.test(source) ? 'PICTURE_ELSEWHERE' : 'PICTURE_ADDRESS', { found: source });
      return undefined;
    }
    const found = inline
      ? { bytes: Buffer.from(inline[2] ?? '', 'base64'), fileName: `picture.${inline[1]?.replace('svg+xml', 'svg')}` }
      : this.#find(source);
    if (!found || found.bytes.length === 0) {
      this.problem('PICTURE_MISSING', { found: source });
      return undefined;
    }
    if (this.pictures.length === MOST_PICTURES) {
      this.problem('PICTURE_REFUSED', { found: `${found.fileName}: > ${MOST_PICTURES}` });
      return undefined;
    }
    const id = newId();
    this.#taken.set(source, id);
    this.pictures.push({ id, alt: alt.slice(0, 500).toWellFormed(), ...found });
    return id;
  }
}

/** More pictures has no question. */
const MOST_PICTURES = 60;

const DATA_ADDRESS =
  /^\s*data:image\/(png|jpe?g|webp|avif|svg\+xml|gif);(?:charset=[\w-]+;)?base64,([A-Za-z0-9+/=\s]*)$/i;
