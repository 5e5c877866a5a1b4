import { describeFault, type FaultLog } from './faults.ts'

/** Stopping in order takes ten seconds at most for requests, and what the clock does now. */
const mostMs = 30_000

/**
 * What nobody caught: after it nobody knows what state the process is in. It is written down, what runs is finished as at
 * SIGTERM, and the process ends with 1, for whoever supervises it to start it again.
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
