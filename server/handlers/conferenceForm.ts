import { and, eq } from 'drizzle-orm'

import { isPublic } from '../db/isPublic.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { changeAnswers, readOrderAnswers } from '../lifecycles/form/answers.ts'
import { addTemplate, hideField, orderFields, removeField, saveField } from '../lifecycles/form/formFields.ts'
import { askedQuestions, readForm } from '../lifecycles/form/readForm.ts'
import { placeInTeam } from '../lifecycles/team/conferenceOf.ts'
import { Refused } from '../shared/refused.ts'
import { changeOfConference } from './changeOfConference.ts'
import { actorOf } from './record.ts'
import { isRowId, type Deps, type HandlerTable } from './table.ts'

/** The questions of registration forms: kept by organizers, answered by members (CONF-03). */
export const conferenceFormHandlers = ({ db, engine, now }: Deps) => {
  const change = changeOfConference({ db, engine }, 'people', ({ tx }, { conferenceId, call, parts }) =>
    readForm(tx, conferenceId, call.exchange.language, parts),
  )
  return {
    getConferenceForm: async ({ conference_id }, call) => {
      const { parts } = await placeInTeam(db, actorOf(call), conference_id, 'people')
      return readForm(db, conference_id, call.exchange.language, parts)
    },

    saveFormField: (wish, call) =>
      change(wish.conference_id, call, async ({ tx }) => {
        const { id, isChanged } = await saveField(tx, wish)
        return isChanged ? { event: 'form.saved', data: { id, kind: wish.kind } } : null
      }),

    hideFormField: (wish, call) =>
      change(wish.conference_id, call, async (scope) => {
        const { id, hidden } = wish
        return (await hideField(scope, wish)) ? { event: 'form.hidden', data: { id, hidden } } : null
      }),

    removeFormField: (wish, call) =>
      change(wish.conference_id, call, async ({ tx }) => {
        await removeField(tx, wish)
        return { event: 'form.removed', data: { id: wish.id } }
      }),

    orderFormFields: (wish, call) =>
      change(wish.conference_id, call, async ({ tx }) =>
        (await orderFields(tx, wish)) ? { event: 'form.ordered', data: { ids: wish.ids } } : null,
      ),

    addFormTemplate: (wish, call) =>
      change(wish.conference_id, call, async (scope) =>
        (await addTemplate(scope, wish))
          ? { event: 'form.template', data: { template: wish.template } }
          : null,
      ),

    getRegistrationForm: async ({ conference_id }, { exchange }) => {
      const field = 'conference_id'
      if (!isRowId(conference_id)) throw new Refused('notFound', { field })
      const [row] = await db
        .select({ id: conferences.id })
        .from(conferences)
        .where(and(eq(conferences.id, conference_id), isPublic))
      if (row === undefined) throw new Refused('notFound', { field })
      return { questions: await askedQuestions(db, conference_id, exchange.language) }
    },

    getOrderAnswers: async ({ order_id }, { member, exchange }) => {
      if (!isRowId(order_id)) throw new Refused('notFound')
      const whose = { orderId: order_id, userId: member.userId }
      return readOrderAnswers(db, whose, new Date(now()), exchange.language)
    },

    saveOrderAnswers: async ({ order_id, answers }, { member, exchange }) => {
      if (!isRowId(order_id)) throw new Refused('notFound')
      const whose = { orderId: order_id, userId: member.userId }
      return engine.run(async (scope) => {
        await changeAnswers(scope, { ...whose, given: answers })
        return readOrderAnswers(scope.tx, whose, scope.now(), exchange.language)
      })
    },
  } satisfies Partial<HandlerTable>
}
