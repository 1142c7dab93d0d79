import { deferred } from '../../../ui/deferred.tsx';

export interface PackageProps {
  readonly courseId: string;
  readonly lessonId: string;
  /** Of the lesson: what the frame is called. */
  readonly title?: string;
  /** For its authors: nothing that it says is kept. */
  readonly preview?: boolean;
  /** What it said made the lesson done. */
  readonly onDone?: () => void;
}

/** A lesson that is a package (SCORM). Its code comes when one is shown: most lessons are none. */
export const PackageFrame = deferred<PackageProps>(async () => (await import('./package-view.tsx')).PackageView);
