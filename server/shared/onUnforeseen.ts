import { describeFault, type FaultLog } from './faults.ts'

/** Stopping in order takes ten seconds at most for requests, and what the clock does now. */
const mostMs = 30_000

/**
 * Handles errors that were not caught: the state of the process is unknown. It logs the error, finishes running work as at
 * SIGTERM, and ends with 1, so that the supervisor starts it again.
 */
export const onUnforeseen = (log: FaultLog, stop: (why: string) => Promise<void>): void => {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.error({ event, fault: describeFault(error) }, 'an unforeseen fault: the server stops')
      setTimeout(() => process.exit(1), mostMs).unref()
      void stop(event).then(
        () => process.exit(1),
        () => process.exit(1),
      )
    })
  }
}
