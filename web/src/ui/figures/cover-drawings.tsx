import type { ReactNode } from 'react';

const A = 'var(--line-a)';
const B = 'var(--line-b)';
const SPOT = 'var(--spot)';
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const path = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** A packet of waves of slightly different length; one stands out. */
function Waves() {
  const line = (wave: number) =>
    path(
      range(42).map((step) => {
        const x = step * 8 - 4;
        const envelope = Math.exp(-(((x - 205) / 95) ** 2));
        return [x, 92 + envelope * (12 + wave * 5) * Math.sin((x - 40) / (24 + wave * 1.6)) + (wave - 4) * 0.8];
      }),
    );
  return range(8).map((wave) => (
    <path
      key={wave}
      d={line(wave)}
      stroke={wave === 5 ? SPOT : wave % 2 ? A : B}
      strokeWidth={wave === 5 ? 2.2 : 1.2}
      opacity={0.85}
    />
  ));
}

/** A lattice of hexagons with one ring alive. */
function Lattice() {
  const hexagon = (x: number, y: number) =>
    `${path(range(6).map((corner) => [x + 21 * Math.sin((corner * Math.PI) / 3), y - 21 * Math.cos((corner * Math.PI) / 3)]))}z`;
  const cells = range(6).flatMap((column) =>
    range(5).map((row) => ({
      x: 150 + column * 36.6 + (row % 2 ? 18.3 : 0),
      y: 6 + row * 31.5,
      key: `${column}-${row}`,
    })),
  );
  return cells.map(({ x, y, key }) => (
    <g key={key} stroke={key === '2-2' ? SPOT : A} strokeWidth={key === '2-2' ? 2.2 : 1.2}>
      <path d={hexagon(x, y)} />
      {(key === '2-2' || key === '0-0' || key === '3-3' || key === '1-4') && (
        <circle cx={x} cy={y} r="11" stroke={key === '2-2' ? SPOT : B} />
      )}
    </g>
  ));
}

/** Straight lines that together draw a curve; one tangent stands out. */
function Envelope() {
  return (
    <>
      {range(16).map((step) => (
        <path
          key={step}
          d={`M${(132 + step * 11.8).toFixed(1)} 136L310 ${136 - step * 8}`}
          stroke={step === 9 ? SPOT : A}
          strokeWidth={step === 9 ? 2.2 : 1}
          opacity={step === 9 ? 1 : 0.7}
        />
      ))}
      <path d="M112 136H316M310 4V150" stroke={B} strokeWidth="1.2" opacity="0.7" />
    </>
  );
}

/** An answer sheet with its bubbles. */
function Sheet() {
  const filled = new Set(['0-2', '0-5', '1-3', '1-6', '2-5', '3-2', '3-7', '4-3', '4-6', '5-2', '5-7']);
  const spots = new Set(['2-1', '4-5']);
  return range(6).flatMap((row) =>
    range(8).map((column) => {
      const key = `${row}-${column}`;
      const x = 132 + column * 21 + (column > 3 ? 14 : 0);
      const fill = spots.has(key) ? SPOT : filled.has(key) ? B : undefined;
      return (
        <circle key={key} cx={x} cy={26 + row * 25} r="7" {...(fill ? { fill } : { stroke: A, strokeWidth: 1.3 })} />
      );
    }),
  );
}

/** The field between two charges. */
function Field() {
  const lines = [-150, -112, -80, -52, -26, 26, 52, 80, 112, 150];
  return (
    <>
      <path d="M-10 90H62M62 90H258M258 90H330" stroke={A} strokeWidth="1.3" />
      {lines.map((height) => (
        <path key={height} d={`M62 90C100 ${90 + height} 220 ${90 + height} 258 90`} stroke={A} strokeWidth="1.3" />
      ))}
      {[-90, -40, 40, 90].map((height) => (
        <path key={height} d={`M62 90L-30 ${90 + height}M258 90L350 ${90 + height}`} stroke={A} strokeWidth="1.3" />
      ))}
      <circle cx="62" cy="90" r="13" fill={SPOT} />
      <circle cx="258" cy="90" r="13" fill={B} />
      <path d="M56 90h12M62 84v12M252 90h12" stroke="var(--from)" strokeWidth="2" />
    </>
  );
}

/** Two strands wound about each other. */
function Helix() {
  const at = (step: number, phase: number) => 88 + 42 * Math.sin(step / 4.4 + phase);
  const strand = (phase: number) => path(range(56).map((step) => [128 + step * 4, at(step, phase)]));
  return (
    <>
      {range(18).map((rung) => {
        const step = rung * 3 + 1;
        const x = 128 + step * 4;
        return (
          <path
            key={rung}
            d={`M${x} ${at(step, 0).toFixed(1)}V${at(step, Math.PI).toFixed(1)}`}
            stroke={rung === 7 ? SPOT : A}
            strokeWidth={rung === 7 ? 2.4 : 1.2}
          />
        );
      })}
      <path d={strand(0)} stroke={B} strokeWidth="2" />
      <path d={strand(Math.PI)} stroke={B} strokeWidth="2" opacity="0.7" />
    </>
  );
}

/** The drawings by name: physics, chemistry, mathematics, mock papers, fields, biology. */
export const drawings = {
  waves: Waves,
  lattice: Lattice,
  envelope: Envelope,
  sheet: Sheet,
  field: Field,
  helix: Helix,
} satisfies Record<string, () => ReactNode>;
export type Drawing = keyof typeof drawings;
