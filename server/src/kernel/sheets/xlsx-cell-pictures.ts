import { childrenNamed, findAll, readXml, textOf, type XmlNode } from '../xml/read-xml.ts';

/*
 * Pictures that Excel places in cells. Such a cell names a value (`vm`); the value leads through three lists to what a picture is, and that to
 * a place in the list of the files (ECMA-376, valueMetadata; MS-XLSX 2.3.6 rich values).
 */

/** The part that lists the files of such pictures. */
export const VALUES = 'xl/richData/richValueRel.xml';

export interface CellPicture {
  /** The id under which `VALUES` names its file. */
  readonly relation: string;
  readonly alt: string;
}

/** What each value of a workbook shows, in their order; undefined for what is no picture. Empty where the workbook has no such values. */
export function cellPictures(text: (part: string) => string): readonly (CellPicture | undefined)[] {
  const [metadata, relations, structures, written] = [
    text('xl/metadata.xml'),
    text(VALUES),
    text('xl/richData/rdrichvaluestructure.xml'),
    text('xl/richData/rdrichvalue.xml'),
  ].map((xml) => (xml === '' ? undefined : readXml(xml)));
  if (!metadata || !relations || !structures || !written) return [];
  const files = childrenNamed(relations, 'rel').map(({ attributes }) => attributes['r:id'] ?? '');
  const kinds = childrenNamed(structures, 's').map((kind) =>
    childrenNamed(kind, 'k').map((key) => key.attributes['n']),
  );
  const pictures = childrenNamed(written, 'rv').map((value): CellPicture | undefined => {
    const keys = kinds[Number(value.attributes['s'])] ?? [];
    const said = childrenNamed(value, 'v').map((one) => textOf(one));
    const relation = files[Number(said[keys.indexOf('_rvRel:LocalImageIdentifier')] ?? -1)];
    return relation === undefined ? undefined : { relation, alt: said[keys.indexOf('Text')] ?? '' };
  });
  const meant = richValues(metadata);
  const [values] = findAll(metadata, 'valueMetadata');
  return (values ? childrenNamed(values, 'bk') : []).map((block) => {
    const [record] = childrenNamed(block, 'rc');
    return pictures[meant[Number(record?.attributes['v'] ?? -1)] ?? -1];
  });
}

/** Places of rich values, in the order in which values of cells name them. */
function richValues(metadata: XmlNode): number[] {
  const rich = findAll(metadata, 'futureMetadata').find(({ attributes }) => attributes['name'] === 'XLRICHVALUE');
  return (rich ? childrenNamed(rich, 'bk') : []).map((block) =>
    Number(findAll(block, 'rvb')[0]?.attributes['i'] ?? -1),
  );
}

const CELL = /<(?:\w+:)?c\b([^>]*\bvm\s*=\s*["'](\d+)["'][^>]*)>/g;
const PLACE = /\br\s*=\s*["']([A-Z]{1,3})(\d{1,7})["']/;

/** The cells of a sheet that hold a picture; rows from 1, columns from 0. */
export function valueCells(sheet: string, values: readonly (CellPicture | undefined)[]) {
  return [...sheet.matchAll(CELL)].flatMap(([, attributes = '', value]) => {
    const [, letters, row] = PLACE.exec(attributes) ?? [];
    const picture = values[Number(value) - 1];
    if (letters === undefined || !picture) return [];
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    return [{ row: Number(row), column, picture }];
  });
}
