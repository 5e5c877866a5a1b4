import { doesWork } from '../../src/contract/teamParts.ts'
import type { lives } from '../db/schema/catalogue.ts'
import type { Db } from '../db/types.ts'
import { rehearsalEnd } from '../lifecycles/lives/initialState.ts'
import { grantsOf } from '../lifecycles/rolesOf.ts'
import { Refused } from '../shared/refused.ts'
import { mustNotHaveBegun } from './plan/savePlan.ts'

type Live = typeof lives.$inferSelect

export const canBeRehearsed = (live: Pick<Live, 'publication' | 'status'> | undefined): boolean =>
  live !== undefined && live.publication !== 'cancelled' && live.status === 'not_started'

/**
 * Host, funder, and those of the team who make lives. For everybody else there is no rehearsal, and the database is asked the
 * same for a live that does not exist.
 */
export const mayRehearse = async (
  db: Db,
  live: Pick<Live, 'anchorId' | 'funderId' | 'conferenceId'> | undefined,
  userId: number,
): Promise<boolean> => {
  const grants = await grantsOf(db, { userId })
  if (live === undefined) return false
  const { anchorId, funderId, conferenceId } = live
  if (userId === anchorId || userId === funderId) return true
  const parts = grants.filter((grant) => conferenceId !== null && grant.conferenceId === conferenceId)
  return doesWork(
    'lives',
    parts.map(({ role }) => role),
  )
}

/** @throws Refused why a live cannot be rehearsed now */
export const mustBeRehearsable = (live: Live, now: number): void => {
  if (live.publication === 'cancelled') throw new Refused('liveCancelled')
  mustNotHaveBegun(live)
  if (live.anchorId === null) throw new Refused('hostNotConfirmed')
  if (rehearsalEnd(live) <= now) throw new Refused('rehearsalOver')
}
