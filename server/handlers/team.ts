import { eq } from 'drizzle-orm'

import type { InvitedRow } from '../../src/contract/team.ts'
import { teamContact } from '../../src/contract/teamContact.ts'
import { takeHit } from '../accounts/limits.ts'
import { digest } from '../accounts/secrets.ts'
import { teamInvitations } from '../db/schema/team.ts'
import { isApproved } from '../lifecycles/isApproved.ts'
import { conferenceOf } from '../lifecycles/team/conferenceOf.ts'
import { answerOpened, readOpened } from '../lifecycles/team/answer.ts'
import { columnsOf } from '../lifecycles/team/contacts.ts'
import { inviteOne, tellInvited, type TeamWish } from '../lifecycles/team/invite.ts'
import { enqueueLink, newLink } from '../lifecycles/team/link.ts'
import { endMembership } from '../lifecycles/team/membership.ts'
import { invitationCard, openLink, readTeam } from '../lifecycles/team/readTeam.ts'
import { wasDone, writeDown, type Act } from '../operators/acts.ts'
import { Refused } from '../shared/refused.ts'
import { messageOf } from '../shared/sentences/messages.ts'
import { actorOf } from './record.ts'
import { isRowId, pick, type AnyCall, type Deps, type HandlerTable, type MemberCall } from './table.ts'

/** The team of a conference: who belongs to it, who is invited, and how an invitation is answered (CONF-03). */
export const teamHandlers = ({ db, engine, config, now }: Deps) => {
  const { key: linkKey } = config
  /** Limits mails sent by way of a conference. */
  const limit = async (key: string, hits: number) => {
    const wait = await takeHit(db, { key, hits, seconds: 3600 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
  }
  const inviteOnce = (call: MemberCall, wish: TeamWish, key: string) =>
    engine.run(async (scope) => {
      const act: Act = {
        actorId: call.member.userId,
        requestId: call.exchange.id,
        key: `${key}:${digest(`${wish.role} ${wish.contact}`)}`,
        entity: 'conference',
        entityId: String(wish.conferenceId),
        event: 'team.invited',
        at: scope.now(),
      }
      if (await wasDone(scope.tx, act)) return
      await inviteOne(scope, wish, linkKey)
      await writeDown(scope.tx, act, { role: wish.role })
    })
  const readerOf = async ({ exchange, identify }: AnyCall) => {
    const identity = await identify()
    return {
      userId: identity.kind === 'member' ? identity.member.userId : null,
      language: exchange.language,
      at: new Date(now()),
    }
  }

  return {
    getTeam: async ({ conference_id }, call) => {
      const conference = await conferenceOf(db, actorOf(call), conference_id, 'know')
      const { userId } = call.member
      const wish = { conferenceId: conference_id, userId, key: linkKey, at: new Date(now()) }
      return {
        conference: pick(call.exchange, conference.title, conference.engTitle),
        may_reach_out: await isApproved(db, conference.organizerId),
        ...(await readTeam(db, wish)),
      }
    },

    inviteToTeam: async ({ conference_id, role, contacts, key }, call) => {
      await conferenceOf(db, actorOf(call), conference_id, 'run')
      const { member, exchange } = call
      await limit(`team:${member.userId}`, 20)
      const rows: InvitedRow[] = []
      const before = new Set<string>()
      for (const contact of contacts) {
        const known = teamContact(contact)
        const name = known === null ? contact : JSON.stringify(known)
        try {
          if (before.has(name)) throw new Refused('teamContactTwice')
          before.add(name)
          const wish = { conferenceId: conference_id, role, contact, byUserId: member.userId }
          await inviteOnce(call, { ...wish, language: exchange.language }, key)
          const link =
            known === null ? null : await openLink(db, linkKey, conference_id, role, columnsOf(known))
          rows.push({ contact, outcome: 'invited', reason: null, says: '', link })
        } catch (error) {
          // One that is refused keeps no other back.
          if (!(error instanceof Refused)) throw error
          const { reason } = error
          const says = messageOf(reason, exchange.language, null)
          rows.push({ contact, outcome: 'refused', reason, says, link: null })
        }
      }
      return { rows }
    },

    resendTeamInvitation: async ({ id, version, key }, call) => {
      if (!isRowId(id)) throw new Refused('notFound')
      const actor = actorOf(call)
      await limit(`teamResend:${call.member.userId}`, 60)
      return engine.run(async (scope) => {
        const wish = { entity: 'teamInvitation', id, event: { type: 'team.resend' }, version, key } as const
        const moved = await scope.fire(actor, wish)
        const link = newLink(linkKey, moved.at)
        const ofIt = eq(teamInvitations.id, id)
        if (!moved.isRepeated) await scope.tx.update(teamInvitations).set(link).where(ofIt)
        const [row] = await scope.tx.select().from(teamInvitations).where(ofIt)
        if (row === undefined) throw new Error('the invitation vanished while it was sent anew')
        if (!moved.isRepeated && row.email !== null) await enqueueLink(scope.tx, id, link.nonce, moved.at)
        else if (!moved.isRepeated) await tellInvited(scope.tx, id, moved.at)
        return invitationCard(row, linkKey, scope.now())
      })
    },

    removeFromTeam: async ({ conference_id, user_id, role, key }, call) => {
      const actor = actorOf(call)
      await conferenceOf(db, actor, conference_id, 'run')
      if (!isRowId(user_id)) throw new Refused('teamMemberUnknown', { field: 'user_id' })
      const membership = { conferenceId: conference_id, userId: user_id, role }
      await engine.run((scope) => endMembership(scope, actor, membership, { event: 'team.remove', key }))
      return null
    },

    leaveTeam: async ({ conference_id, role, key }, call) => {
      const actor = actorOf(call)
      if (!isRowId(conference_id)) throw new Refused('notFound', { field: 'conference_id' })
      const membership = { conferenceId: conference_id, userId: call.member.userId, role }
      await engine.run((scope) => endMembership(scope, actor, membership, { event: 'team.leave', key }))
      return null
    },

    getTeamInvitation: async ({ token }, call) => readOpened(db, token, await readerOf(call)),

    answerTeamInvitation: async ({ token, answer, key }, call) => {
      const { member, exchange } = call
      await limit(`teamAnswer:${member.userId}`, 60)
      return engine.run(async (scope) => {
        await answerOpened(scope, { ...actorOf(call), userId: member.userId }, { token, answer, key })
        const reader = { userId: member.userId, language: exchange.language, at: scope.now() }
        return readOpened(scope.tx, token, reader)
      })
    },
  } satisfies Partial<HandlerTable>
}
