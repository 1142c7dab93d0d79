declare module 'subset-font' {
  /**
   * The font with these letters alone; `variationAxes` narrows an axis of a variable font, `keepFeatures` names the OpenType
   * features that stay.
   */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly noHinting?: boolean;
      readonly keepFeatures?: readonly string[];
      readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}
