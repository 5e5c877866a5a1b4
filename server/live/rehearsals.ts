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

/** Host, funder, and those of the team who make lives. For everybody else there is no rehearsal. */
export const mayRehearse = async (
  db: Db,
  { anchorId, funderId, conferenceId }: Pick<Live, 'anchorId' | 'funderId' | 'conferenceId'>,
  userId: number,
): Promise<boolean> => {
  if (userId === anchorId || userId === funderId) return true
  if (conferenceId === null) return false
  const parts = (await grantsOf(db, { userId })).filter((grant) => grant.conferenceId === conferenceId)
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
