import { ConfigError } from './config.ts'

/** Reason why a port cannot be opened, in words for the operator. */
export const cannotListen = (
  error: NodeJS.ErrnoException,
  { port, hostname }: { readonly port: number; readonly hostname: string },
): Error => {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError('PORT', `${port} is in use; stop the other program or choose another port`)
    case 'EACCES':
      return new ConfigError(
        'PORT',
        `this user may not open ${port}; choose one from 1024 on, and let the proxy keep 443`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new ConfigError(
        'HOST',
        `${hostname} is no address of this machine (${error.code}); leave it out, or use 127.0.0.1 behind a proxy`,
      )
    case undefined:
    default:
      return error
  }
}

/** One sentence for the operator; the trace only without a sentence. */
export const whyNotStarted = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { code, path, syscall } = error as NodeJS.ErrnoException
  if (code !== undefined && path !== undefined)
    return `${path}: the system refuses (${code}, ${syscall ?? 'unknown'}); check that the disk has room and that this user may read and write there.`
  const isKnown = error.name !== 'Error' && error.name !== 'TypeError'
  return isKnown ? error.message : (error.stack ?? error.message)
}
