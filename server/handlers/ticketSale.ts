import { placeInTeam } from '../lifecycles/team/conferenceOf.ts'
import { endMeal, keepMeal } from '../orders/sale/meals.ts'
import { readSale } from '../orders/sale/readSale.ts'
import { saveWindow } from '../orders/sale/saveWindow.ts'
import { orderTypes, retireType, saveType } from '../orders/sale/ticketTypes.ts'
import { changeOfConference } from './changeOfConference.ts'
import { actorOf } from './record.ts'
import type { Deps, HandlerTable } from './table.ts'

/** Sale of a conference, for its organizers (CONF-03): ticket types, prices, dates of registration, meals. */
export const ticketSaleHandlers = ({ db, engine, now }: Deps) => {
  const change = changeOfConference({ db, engine }, 'sale', async (scope, { conferenceId, call, parts }) => ({
    ...(await readSale({ tx: scope.tx, at: scope.now() }, conferenceId, call.exchange.language)),
    parts,
  }))
  return {
    getTicketSale: async ({ conference_id }, call) => {
      const { parts } = await placeInTeam(db, actorOf(call), conference_id, 'sale')
      const sale = await db.transaction((tx) =>
        readSale({ tx, at: new Date(now()) }, conference_id, call.exchange.language),
      )
      return { ...sale, parts }
    },

    saveTicketType: (wish, call) =>
      change(wish.conference_id, call, async (scope) => {
        const { id, isChanged } = await saveType(scope, wish)
        const { name, audience, capacity, tiers } = wish
        return isChanged ? { event: 'sale.typeSaved', data: { id, name, audience, capacity, tiers } } : null
      }),

    retireTicketType: (wish, call) =>
      change(wish.conference_id, call, async (scope) => {
        const outcome = await retireType(scope, wish)
        const { id, retired } = wish
        return outcome === 'unchanged' ? null : { event: 'sale.typeRetired', data: { id, retired, outcome } }
      }),

    orderTicketTypes: (wish, call) =>
      change(wish.conference_id, call, async ({ tx }) =>
        (await orderTypes(tx, wish)) ? { event: 'sale.typesOrdered', data: { ids: wish.ids } } : null,
      ),

    saveRegistrationWindow: (wish, call) =>
      change(wish.conference_id, call, async (scope) => {
        const { conference_id: _, version: __, ...data } = wish
        return (await saveWindow(scope, wish)) ? { event: 'sale.windowSaved', data } : null
      }),

    saveMeal: (wish, call) =>
      change(wish.conference_id, call, async (scope) => {
        const { id, isChanged } = await keepMeal(scope, wish)
        const { name, starts_at, ends_at } = wish
        return isChanged ? { event: 'sale.mealSaved', data: { id, name, starts_at, ends_at } } : null
      }),

    retireMeal: (wish, call) =>
      change(wish.conference_id, call, async (scope) => {
        const outcome = await endMeal(scope, wish)
        const { id, retired } = wish
        return outcome === 'unchanged' ? null : { event: 'sale.mealRetired', data: { id, retired, outcome } }
      }),
  } satisfies Partial<HandlerTable>
}
