/** Why a backup could not be made or restored: one sentence, and the remedy. */
export class BackupError extends Error {
  readonly remedy: string
  constructor(says: string, remedy: string, options?: ErrorOptions) {
    super(`${says} ${remedy}`, options)
    this.name = 'BackupError'
    this.remedy = remedy
  }
}

/** The same for what the system says while files are written. Anything else stays what it is. */
export const ofTheDisk = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const { code, path } = error as NodeJS.ErrnoException
  const at = path === undefined ? '' : ` at ${path}`
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupError(
      `The disk is full (${code}${at}); what was written is removed.`,
      'Make room, or name a folder on another disk.',
      { cause: error },
    )
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new BackupError(
      `This user may not read or write there (${code}${at}).`,
      'Run the command as the user of the server, or name another folder.',
      { cause: error },
    )
  return error
}
