import { z } from 'zod';
import { command } from '../../channel.ts';
import { get } from '../../endpoint.ts';
import { id } from '../../shapes.ts';

/** Nothing stands farther from the middle of the board than this, and nothing is larger: what fills a shape with lines takes time for each. */
const FAR = 100_000;
const LARGE = 20_000;
const MOST_POINTS = 5000;

const place = z.number().min(-FAR).max(FAR);
const length = z.number().min(-LARGE).max(LARGE);
const name = z.string().min(1).max(64);
const word = z.string().max(40);
const point = z.tuple([length, length]);
/** A name of a colour or its numbers. */
const colour = z.string().regex(/^[#\w(),.%\s-]{1,40}$/);
const wellFormed = (text: string) => text.isWellFormed() && !text.includes('\0');
const words = z.string().max(5000).refine(wellFormed);
const bound = z.object({
  elementId: name,
  focus: z.number().min(-FAR).max(FAR),
  gap: z.number().min(-FAR).max(FAR),
  fixedPoint: z.tuple([z.number(), z.number()]).nullish(),
});
const arrowhead = word.nullish();

/** What every element of a drawing has. */
const stamp = {
  id: name,
  /** Grows with each change of the element; of two changes with one version that with the smaller nonce holds. */
  version: z.int().min(1).max(1_000_000_000),
  versionNonce: z.int().min(0),
};

/**
 * An element of a drawing as Excalidraw describes it. What is not named here is dropped at the door: pictures, frames of other sites, links
 * and what belongs to programs.
 */
const element = z.object({
  ...stamp,
  type: z.enum(['rectangle', 'diamond', 'ellipse', 'arrow', 'line', 'freedraw', 'text', 'frame']),
  isDeleted: z.boolean(),
  /** Where it stands among the others, from back to front. */
  index: name.nullish(),
  x: place,
  y: place,
  width: length,
  height: length,
  angle: z.number().min(-FAR).max(FAR),
  strokeColor: colour,
  backgroundColor: colour,
  fillStyle: word,
  strokeWidth: z.number().min(0).max(100),
  strokeStyle: word,
  roughness: z.number().min(0).max(10),
  opacity: z.number().min(0).max(100),
  seed: z.number().min(-4_294_967_296).max(4_294_967_296),
  roundness: z.object({ type: z.int().min(1).max(9), value: length.optional() }).nullish(),
  groupIds: z.array(name).max(50),
  frameId: name.nullish(),
  boundElements: z
    .array(z.object({ id: name, type: word }))
    .max(200)
    .nullish(),
  locked: z.boolean(),
  // Words.
  name: z.string().max(200).refine(wellFormed).nullish(),
  text: words.optional(),
  originalText: words.optional(),
  fontSize: z.number().min(1).max(1000).optional(),
  fontFamily: z.int().min(1).max(99).optional(),
  textAlign: word.optional(),
  verticalAlign: word.optional(),
  containerId: name.nullish(),
  autoResize: z.boolean().optional(),
  lineHeight: z.number().min(0.1).max(10).optional(),
  // Lines.
  points: z.array(point).max(MOST_POINTS).optional(),
  pressures: z.array(z.number().min(0).max(1)).max(MOST_POINTS).optional(),
  simulatePressure: z.boolean().optional(),
  lastCommittedPoint: point.nullish(),
  startBinding: bound.nullish(),
  endBinding: bound.nullish(),
  startArrowhead: arrowhead,
  endArrowhead: arrowhead,
  elbowed: z.boolean().optional(),
  polygon: z.boolean().optional(),
  fixedSegments: z
    .array(z.object({ start: point, end: point, index: z.int() }))
    .max(100)
    .nullish(),
  startIsSpecial: z.boolean().nullish(),
  endIsSpecial: z.boolean().nullish(),
});
export type BoardElement = z.infer<typeof element>;

/** What part of the board the teacher looks at. */
const view = z.object({
  x: place,
  y: place,
  width: z.number().min(1).max(FAR),
  height: z.number().min(1).max(FAR),
});
export type BoardView = z.infer<typeof view>;

export const boardState = z.object({
  /** Everybody looks at it. */
  shown: z.boolean(),
  /** Every student may draw; else those alone who are let speak. */
  everybody: z.boolean(),
  /** Null before the teacher has looked at it. */
  view: view.nullable(),
});
export type BoardState = z.infer<typeof boardState>;

/** A drawing on its way to everybody: the text of its elements in pieces that fit between servers. */
export interface DrawnPiece {
  readonly kind: 'drawn';
  readonly drawingId: string;
  readonly place: number;
  readonly of: number;
  readonly piece: string;
}

const elements = z.array(element);

/** What can be said of the board of a room. */
export const boardCommands = {
  setBoard: command({
    summary: 'Shows the board to everybody or puts it away, and says whether every student may draw',
    access: 'host',
    body: z.object({ shown: z.boolean(), everybody: z.boolean() }),
    reply: z.object({}),
    limit: [10, 10],
  }),
  drawBoard: command({
    summary: 'Draws: elements that are new or newer than those of the board. The teacher says what they look at too',
    access: 'anyone',
    body: z.object({ elements: elements.max(150), view: view.nullable().default(null) }),
    reply: z.object({}),
    limit: [40, 10],
  }),
  readBoard: command({
    summary: 'The whole board, with what was rubbed out',
    access: 'anyone',
    body: z.object({}),
    reply: z.object({ elements }),
    limit: [10, 10],
  }),
};

export const board = {
  showClassBoard: get('/api/live/classes/:classId/board', {
    summary: 'The board of a class, for its teacher and for whom it was held; nothing where nobody drew',
    access: 'signedIn',
    params: z.object({ classId: id }),
    reply: z.object({ elements }),
    errors: ['LIVE_NOT_YOURS'],
  }),
};
