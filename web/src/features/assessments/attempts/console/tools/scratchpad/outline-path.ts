/** The side of the field on which strokes are kept, whatever its size on the screen. */
export const fieldSize = 1000;

/** The outline of a stroke as the path of an SVG, through the middles between its points. */
export function outlinePath(outline: readonly (readonly number[])[]): string {
  const [first] = outline;
  if (!first) return '';
  const near = (value: number) => Math.round(value * 10) / 10;
  const steps = outline.map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = outline[(index + 1) % outline.length]!;
    return `Q${near(x)} ${near(y)} ${near((x + nextX) / 2)} ${near((y + nextY) / 2)}`;
  });
  return `M${near(first[0] ?? 0)} ${near(first[1] ?? 0)}${steps.join('')}Z`;
}
