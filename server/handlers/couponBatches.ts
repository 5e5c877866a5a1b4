import { placeInTeam } from '../lifecycles/team/conferenceOf.ts'
import { issueBatch } from '../orders/couponBatches/issueBatch.ts'
import { readBatches, readCodes } from '../orders/couponBatches/readBatches.ts'
import { withdrawBatch } from '../orders/couponBatches/withdrawBatch.ts'
import { Refused } from '../shared/refused.ts'
import { changeOfConference } from './changeOfConference.ts'
import { actorOf } from './record.ts'
import type { Deps, HandlerTable } from './table.ts'

/** Coupons that a conference issues in bulk, for those who sell its tickets (CONF-03). */
export const couponBatchesHandlers = ({ db, engine, now }: Deps) => {
  const change = changeOfConference({ db, engine }, 'sale', async (scope, { conferenceId, call, parts }) => ({
    ...(await readBatches({ tx: scope.tx, at: scope.now() }, conferenceId, call.exchange.language)),
    parts,
  }))
  return {
    listCouponBatches: async ({ conference_id }, call) => {
      const { parts } = await placeInTeam(db, actorOf(call), conference_id, 'sale')
      const read = await db.transaction((tx) =>
        readBatches({ tx, at: new Date(now()) }, conference_id, call.exchange.language),
      )
      return { ...read, parts }
    },

    issueCoupons: (wish, call) =>
      change(wish.conference_id, call, async (scope) => {
        const { id, isIssued } = await issueBatch(scope, wish)
        const { conference_id: _, key: __, ...data } = wish
        return isIssued ? { event: 'coupons.issued', data: { id, ...data } } : null
      }),

    withdrawCoupons: (wish, call) =>
      change(wish.conference_id, call, async (scope) =>
        (await withdrawBatch(scope, wish)) ? { event: 'coupons.withdrawn', data: { id: wish.id } } : null,
      ),

    listCouponCodes: async ({ conference_id, id, state, after, page_size }, call) => {
      await placeInTeam(db, actorOf(call), conference_id, 'sale')
      const codes = await readCodes(db, {
        ...{ conferenceId: conference_id, batchId: id, state, after, limit: page_size },
      })
      if (codes === null) throw new Refused('notFound', { field: 'id' })
      return codes
    },
  } satisfies Partial<HandlerTable>
}
