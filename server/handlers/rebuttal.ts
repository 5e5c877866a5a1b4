import { conferenceOfChair } from '../lifecycles/papers/deskAccess.ts'
import { candidatesOf, keepRebuttal, openAll, ownRebuttalOf, submit } from '../lifecycles/papers/rebuttals.ts'
import { Refused } from '../shared/refused.ts'
import { actorOf } from './record.ts'
import { isRowId, type Deps, type HandlerTable, type MemberCall } from './table.ts'

/** Authors' answers to reviews before a decision: requested by chairs, written once (PAP-01). */
export const rebuttalHandlers = ({ db, engine }: Deps) => {
  const memberOf = (call: MemberCall) => ({ ...actorOf(call), userId: call.member.userId })
  return {
    saveRebuttal: async (wish, call) => {
      if (!isRowId(wish.id)) throw new Refused('notFound')
      return engine.run((scope) => keepRebuttal(scope, memberOf(call), wish))
    },

    submitRebuttal: async (wish, call) => {
      if (!isRowId(wish.id)) throw new Refused('notFound')
      return engine.run(async (scope) => {
        const paper = await submit(scope, memberOf(call), wish)
        const own = await ownRebuttalOf(scope.tx, paper, { at: scope.now(), isOwn: true })
        if (own === null) throw new Refused('notFound')
        return own
      })
    },

    listRebuttalCandidates: async ({ conference_id }, call) => {
      await conferenceOfChair(db, actorOf(call), conference_id)
      const wish = { conferenceId: conference_id, userId: call.member.userId }
      return candidatesOf(db, wish, call.exchange.language)
    },

    openRebuttals: async ({ conference_id, ids, key }, call) => {
      await conferenceOfChair(db, actorOf(call), conference_id)
      const batch = { conferenceId: conference_id, ids, key }
      return { results: await openAll({ engine }, memberOf(call), batch, call.exchange.language) }
    },
  } satisfies Partial<HandlerTable>
}
