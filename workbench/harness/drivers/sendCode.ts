import { answerResponse } from '../../../mocks/handlers.ts'
import { messageOf } from '../../../server/shared/sentences/messages.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { failing } from '../stage/responses.ts'
import { toast } from '../stage/toasts.ts'
import type { Driver } from './driver.ts'

/** The phone code of the quick tab, one of the four that run this machine. */
export const sendCode: Driver<'sendCode'> = {
  async open(_walk, { network, openStage }) {
    const stage = await openStage({ at: '/login' })
    const codes = network.hold('sendLoginCode')
    const { openTab, fill, press } = pageActions(stage)
    const sent = answerResponse('sendLoginCode', { resend_after: 60, expires_in: 300 })
    await openTab('quick')
    return {
      stage,
      actor: () => stage.actor('sendCode', (actor) => actor.getSnapshot().context.channel === 'phone'),
      causes: {
        async 'code.send'({ target }) {
          await fill('login.phone', target.mobile)
          await press('login.code.send')
        },
        async 'countdown.recalled'() {
          await fill('login.phone', '13800138000')
          await press('login.code.send')
          await codes.answer(sent)
          await toast(stage.say('login.code.sent'))
          await stage.reload()
          await openTab('quick')
        },
        async 'xstate.done.actor.sendCode'() {
          await codes.answer(sent)
          await toast(stage.say('login.code.sent'))
        },
        async 'xstate.error.actor.sendCode'({ error }) {
          await codes.answer(failing('sendLoginCode', error, stage.language))
          await toast(messageOf('codeTooSoon', stage.language, null))
        },
        'xstate.after.resend.sendCode.counting': () => stage.clock.increment(60_000),
      },
      shows(state) {
        const button = element('input[name="code"] + button')
        expect(button.ariaBusy).toBe(state.hasTag('busy') ? 'true' : null)
        expect(button.ariaDisabled).toBe(state.matches('idle') ? null : 'true')
        if (state.matches('idle')) expect(button.textContent).toBe(stage.say('login.code.send'))
        if (state.hasTag('counting')) {
          expect([60, 59].map((seconds) => stage.say('login.code.again', { seconds }))).toContain(
            button.textContent,
          )
        }
        const { fault } = state.context
        if (fault !== null) expect(element('main form').textContent).toContain(stage.say(`error.${fault}`))
      },
    }
  },
}
