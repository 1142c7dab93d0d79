// Without zod: the browser reads it too. Server and pages ask it in the same way.

/** Which change of an element it is, as Excalidraw counts. */
interface ElementVersion {
  readonly version: number;
  /** Drawn at random with each change. */
  readonly versionNonce: number;
}

/**
 * Whether one change of an element holds against another: the later one does, and of two with one version that with the smaller nonce. So
 * two who draw at once see the same in the end, in whatever order they hear of it. The rule is that of Excalidraw. Pure.
 */
export const isNewer = (one: ElementVersion, than: ElementVersion | undefined): boolean =>
  !than || one.version > than.version || (one.version === than.version && one.versionNonce < than.versionNonce);
