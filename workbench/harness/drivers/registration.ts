import { messageOf } from '../../../server/shared/sentences/messages.ts'
import type { Present } from '../../../src/machines/registration/registration.types.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { couponList, withOffers } from '../../../mocks/samples/registrations.ts'
import { announceUnread } from '../../../src/services/unreadChannel.ts'
import { answered, failing } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

export const registration: Driver<'registration'> = {
  async open(_walk, { network, openStage }) {
    const conferences = network.hold('getConference')
    const coupons = network.hold('listCoupons')
    const drafts = network.hold('getDraft')
    const orders = network.hold('placeOrder')
    const waits = network.hold('joinWaitlist')
    network.hold('saveDraft')
    const stage = await openStage({ at: '/conferences/3/register', signedIn: true })
    const { fill, press } = pageActions(stage)
    const answerPresent = async ({ conference, coupons: known }: Present) => {
      await conferences.answer(answered('getConference', conference))
      await coupons.answer(answered('listCoupons', couponList(known)))
    }
    const failPresent = async (error: unknown) => {
      await coupons.answer(answered('listCoupons', couponList([])))
      hasTyped = false
      await conferences.answer(failing('getConference', error, stage.language))
    }
    // A message about an answer disappears on the next input.
    let hasTyped = false
    return {
      stage,
      causes: {
        async 'xstate.done.actor.loadRegistration'({ output }) {
          await answerPresent(output)
          await drafts.answer(answered('getDraft', { draft: output.texts, known: output.known }))
        },
        async 'xstate.error.actor.loadRegistration'({ error }) {
          await drafts.answer(answered('getDraft', { draft: {}, known: {} }))
          await failPresent(error)
        },
        'xstate.done.actor.loadConference': ({ output }) => answerPresent(output),
        'xstate.error.actor.loadConference': ({ error }) => failPresent(error),
        'registration.retry': () => press('state.retry'),
        // Another language needs another conference.
        'registration.refresh': () => press('shell.locale'),
        async 'registration.change'({ texts }) {
          hasTyped = true
          if (texts.name !== undefined) return fill('register.field.name', texts.name)
          await stage.user.click(await until(() => radio(texts.ticket_type_id)))
        },
        'registration.submit': async () =>
          stage.user.click(await until(() => element('main form button[type="submit"]'))),
        'waitlist.join': () => press('register.wait'),
        async 'place.offered'() {
          announceUnread()
          await conferences.answer(answered('getConference', withOffers))
        },
        'xstate.done.actor.placeOrder': ({ output }) => orders.answer(answered('placeOrder', output)),
        async 'xstate.error.actor.placeOrder'({ error }) {
          hasTyped = false
          await orders.answer(failing('placeOrder', error, stage.language))
        },
        'xstate.done.actor.joinWaitlist': ({ output }) => waits.answer(answered('joinWaitlist', output)),
        async 'xstate.error.actor.joinWaitlist'({ error }) {
          hasTyped = false
          await waits.answer(failing('joinWaitlist', error, stage.language))
        },
      },
      shows(state) {
        const { closure, failure, texts, placed } = state.context
        if (placed !== null) {
          const isFree = placed.state === 'paid'
          return expect(stage.path()).toBe(isFree ? '/personal/notes/tickets' : '/pay/17')
        }
        const main = element('main')
        if (closure !== null) {
          return expect(main.querySelector('h1')?.textContent).toBe(stage.say(`register.closed.${closure}`))
        }
        expect(main.querySelector('h1')?.textContent).toBe(stage.say('register.title'))
        expect(main.querySelector('[role="alert"]') !== null).toBe(state.matches('failed'))
        expect(main.querySelector('[aria-busy="true"]') !== null).toBe(state.hasTag('busy'))
        const isForm = state.matches('editing') || state.matches('working')
        expect(main.querySelector('form') !== null).toBe(isForm)
        if (isForm) {
          expect(radio(texts['ticket_type_id']).checked).toBe(true)
          expect(element<HTMLInputElement>('main input[name="name"]').value).toBe(texts['name'])
          const isRepriced = state.matches({ editing: 'repriced' })
          const said = (id: string) => main.textContent?.includes(stage.say(id))
          expect(said('register.listed')).toBe(state.matches({ editing: 'listed' }))
          expect(said('register.soldOut.text')).toBe(
            state.matches({ editing: 'soldOut' }) || state.matches({ working: 'joining' }),
          )
          expect(said('register.confirm')).toBe(isRepriced)
          if (isRepriced) return
        }
        if (failure !== null && !hasTyped) {
          expect(main.textContent).toContain(
            failure.reason === 'notSoldOut' || failure.reason === 'priceChanged'
              ? messageOf(failure.reason, stage.language, null)
              : stage.say('error.kind.offline'),
          )
        }
      },
    }
  },
}

const radio = (id: string | undefined) => element<HTMLInputElement>(`main input[type="radio"][value="${id}"]`)
