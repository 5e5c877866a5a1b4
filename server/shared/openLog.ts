import { pino } from 'pino'

/** Bytes that wait while they cannot be written; what comes beyond is lost. */
const mostWaiting = 4 * 1024 * 1024

/**
 * The log on standard output, one JSON line each. Output that cannot be written (the disk is full, the reader has gone) is
 * lost and ends nothing.
 */
export const openLog = (level: string) => {
  const destination = pino.destination({ dest: 1, sync: true, maxLength: mostWaiting })
  destination.on('error', () => undefined)
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
}
