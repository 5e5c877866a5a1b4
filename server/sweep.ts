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
  await sweepWindows(db, now())
  await sweepSessions(db, now())
  await sweepChallenges(db, now())
  await createCodes(db, config, sender, log, now).sweep()
  await createScenes(db, config.key, null, now).sweep()
  await sweepOutbox(db, now())
  await sweepJobs(db, now())
  await sweepLiveOrders(db, now())
  await sweepSimilarityChecks(db, now())
  await sweepSheets(db, now())
  await sweepHostEntries(db, now())
  await sweepStudentProofs(db, now())
}
