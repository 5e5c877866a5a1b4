import { eq, sql } from 'drizzle-orm'

import { graceEnd, papersAt } from '../../../src/contract/papersOf.ts'
import { outer } from '../../db/outer.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { paperSettings } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'

export type PaperSettings = Omit<typeof paperSettings.$inferSelect, 'conferenceId' | 'updatedAt' | 'version'>

/** Defaults of a conference without settings. */
export const paperDefaults: PaperSettings = {
  rounds: 1,
  maxRounds: 3,
  graceMinutes: 30,
  reviewsNeeded: 2,
  responseDays: 7,
  reviewDays: 21,
  revisionDays: 21,
  fee: 0,
  anonymity: 'double',
  // Reviewers did not know at the invitation that the other reviewers would read theirs.
  discussion: 'off',
  rebuttal: false,
  rebuttalDays: 7,
  rebuttalLength: 5000,
  finalDueAt: null,
}

/** How a conference takes papers. */
export const settingsOf = async (tx: Db | Tx, conferenceId: number): Promise<PaperSettings> => {
  const [row] = await tx.select().from(paperSettings).where(eq(paperSettings.conferenceId, conferenceId))
  return row ?? paperDefaults
}

type Taking = Pick<typeof conferences.$inferSelect, 'submissionDeadline' | 'state' | 'isCancelled' | 'endsAt'>

/** Deadline of the final files of accepted papers, of a row of `conferences` in the query around it. */
export const finalDueOf = sql<Date | null>`(select ${paperSettings.finalDueAt} from ${paperSettings}
  where ${paperSettings.conferenceId} = ${outer(conferences.id)})`.mapWith(paperSettings.finalDueAt)

/** The minutes of grace of a row of `conferences` in the query around it. */
export const graceOf = sql<number>`coalesce((select ${paperSettings.graceMinutes} from ${paperSettings}
  where ${paperSettings.conferenceId} = ${outer(conferences.id)}), ${paperDefaults.graceMinutes}::int)`.mapWith(
  Number,
)

/** Whether a conference takes papers at this instant, its grace included (PAP-01). */
export const takesPapers = async (
  tx: Db | Tx,
  { id, ...conference }: Taking & { readonly id: number },
  at: Date,
): Promise<boolean> => takesPapersBy(await settingsOf(tx, id), conference, at)

/** The same where the settings are known. */
export const takesPapersBy = (
  settings: Pick<PaperSettings, 'graceMinutes'>,
  { submissionDeadline, state, isCancelled, endsAt }: Taking,
  at: Date,
): boolean =>
  papersAt(
    {
      deadline: submissionDeadline?.getTime() ?? null,
      graceMinutes: settings.graceMinutes,
      status: state,
      endsAt: endsAt.getTime(),
      isCancelled,
    },
    at.getTime(),
  ) === 'open'

/** Whether the final files of accepted papers can still come: there is no date, or it and its grace are ahead. */
export const isFinalOpen = (
  settings: Pick<PaperSettings, 'graceMinutes' | 'finalDueAt'>,
  at: Date,
): boolean => isBefore(at, settings.finalDueAt, settings)

const dayMs = 86_400_000

/** The instant that many days later. */
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs)

/** Whether a date and its grace are still ahead. */
export const isBefore = (
  at: Date,
  due: Date | null,
  { graceMinutes }: Pick<PaperSettings, 'graceMinutes'>,
): boolean => due === null || at.getTime() <= graceEnd(due.getTime(), graceMinutes)
