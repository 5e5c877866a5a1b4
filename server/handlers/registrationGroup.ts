import { audit } from '../accounts/audit.ts'
import { takeHit } from '../accounts/limits.ts'
import type { Db, Tx } from '../db/types.ts'
import {
  createGroup,
  groupCard,
  invitationOf,
  joinGroup,
  leaveGroup,
  removeMember,
} from '../orders/groups.ts'
import { lockAccount } from '../orders/place.ts'
import { Refused } from '../shared/refused.ts'
import type { Deps, HandlerTable, MemberCall } from './table.ts'

/** Groups of members who register together (CONF-03). */
export const registrationGroupHandlers = ({ db, now }: Deps) => {
  const limited = async (what: 'create' | 'act', userId: number) => {
    const hits = { create: 20, act: 200 }[what]
    const wait = await takeHit(db, { key: `group ${what}:${userId}`, hits, seconds: 3600 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
  }
  /** In one transaction of the account. */
  const acting = (
    { member, exchange }: MemberCall,
    event: string,
    act: (tx: Tx, at: Date) => Promise<{ conferenceId: number; isChanged: boolean }>,
  ) =>
    db.transaction(async (tx) => {
      await lockAccount(tx, member.userId)
      // Read under the lock: what waited until the registration was over is too late.
      const at = new Date(now())
      const { conferenceId, isChanged } = await act(tx, at)
      if (isChanged) await audit(tx, exchange, at, 'conference', conferenceId, event, member.userId, {})
      return conferenceId
    })
  const cardOf = async (tx: Db, userId: number, conferenceId: number) => {
    const card = await groupCard(tx, { userId, conferenceId })
    if (card === null) throw new Refused('notFound', { field: 'conference_id' })
    return card
  }
  return {
    createGroup: async ({ conference_id: conferenceId, name, key }, call) => {
      const { userId } = call.member
      await limited('create', userId)
      const create = (tx: Tx, at: Date) => createGroup(tx, { userId, conferenceId, name, key, at })
      await acting(call, 'group.created', create)
      return cardOf(db, userId, conferenceId)
    },

    getGroupInvitation: async ({ code }, { member }) => {
      await limited('act', member.userId)
      return invitationOf(db, code, member.userId)
    },

    joinGroup: async ({ code }, call) => {
      const { userId } = call.member
      await limited('act', userId)
      const join = (tx: Tx, at: Date) => joinGroup(tx, { userId, code, at })
      return cardOf(db, userId, await acting(call, 'group.joined', join))
    },

    leaveGroup: async ({ conference_id: conferenceId }, call) => {
      const { userId } = call.member
      await limited('act', userId)
      const leave = (tx: Tx) => leaveGroup(tx, { userId, conferenceId })
      await acting(call, 'group.left', leave)
      return { left: true }
    },

    removeGroupMember: async ({ conference_id: conferenceId, member_id: memberId }, call) => {
      const { userId } = call.member
      await limited('act', userId)
      const remove = (tx: Tx) => removeMember(tx, { userId, conferenceId, memberId })
      await acting(call, 'group.memberRemoved', remove)
      return cardOf(db, userId, conferenceId)
    },
  } satisfies Partial<HandlerTable>
}
