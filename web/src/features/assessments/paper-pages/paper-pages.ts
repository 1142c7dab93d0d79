import type { Capability } from '@abhyas/contract/access';

/** A page of one paper; its name is `authoring.pages.<key>`. */
interface PaperPage {
  readonly key: string;
  /** Behind `/partner/papers/<id>`. */
  readonly path: string;
  readonly can: Capability;
  /** It says something only of a paper that was published. */
  readonly published: boolean;
}

/** The pages of a paper, in the order of its life. */
export const paperPages: readonly PaperPage[] = [
  { key: 'builder', path: '', can: 'papers.write', published: false },
  { key: 'sets', path: '/sets', can: 'papers.write', published: false },
  { key: 'print', path: '/print', can: 'papers.write', published: false },
  { key: 'live', path: '/live', can: 'attempts.invigilate', published: true },
  { key: 'attempts', path: '/attempts', can: 'results.read', published: true },
  { key: 'analysis', path: '/analysis', can: 'results.read', published: true },
  { key: 'keys', path: '/keys', can: 'results.read', published: true },
  { key: 'absent', path: '/absent', can: 'results.read', published: true },
];
