import { createCodes } from './accounts/codes.ts'
import { sweepWindows } from './accounts/limits.ts'
import { sweepChallenges } from './accounts/secondFactor/challenges.ts'
import { createScenes } from './accounts/scenes.ts'
import { sweepSessions } from './accounts/sessions.ts'
import type { AppConfig } from './shared/config.ts'
import { sweepJobs } from './jobs/jobs.ts'
import {
  sweepHostEntries,
  sweepLiveOrders,
  sweepOutbox,
  sweepSheets,
  sweepSimilarityChecks,
  sweepStudentProofs,
} from './db/sweep.ts'
import type { Db, Log } from './db/types.ts'
import type { Sender } from './senders/sender.ts'

export interface SweepTools {
  readonly db: Db
  readonly config: AppConfig
  readonly sender: Sender
  readonly log: Log
  readonly now: () => number
}

/** Removes the rows that have had their time. A table whose rows come with traffic is swept here, or is a record to keep. */
export const sweep = async ({ db, config, sender, log, now }: SweepTools): Promise<void> => {
  const sweeps = [
    () => sweepWindows(db, now()),
    () => sweepSessions(db, now()),
    () => sweepChallenges(db, now()),
    () => createCodes(db, config, sender, log, now).sweep(),
    () => createScenes(db, config.key, null, now).sweep(),
    () => sweepOutbox(db, now()),
    () => sweepJobs(db, now()),
    () => sweepLiveOrders(db, now()),
    () => sweepSimilarityChecks(db, now()),
    () => sweepSheets(db, now()),
    () => sweepHostEntries(db, now()),
    () => sweepStudentProofs(db, now()),
  ]
  const faults: unknown[] = []
  // A table that cannot be swept keeps no other one from it; the clock reports it.
  for (const each of sweeps)
    try {
      await each()
    } catch (fault) {
      faults.push(fault)
    }
  if (faults.length > 0) throw new AggregateError(faults, 'some tables could not be swept')
}
