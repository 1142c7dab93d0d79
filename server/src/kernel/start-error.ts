/** A reason why the server cannot start that a person can act on; `message` is the one sentence to print, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Turns what the file system answered into one sentence about `place`; anything unknown is returned as it came. */
export function explainFileError(error: unknown, place: string): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return new StartError(
      `The folder ${place} cannot be written (${code}): make it writable, or set DATA_DIR to another one.`,
    );
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartError(
      `There is no space left on the disk of ${place}: free some, or set DATA_DIR to another disk.`,
    );
  return error;
}
