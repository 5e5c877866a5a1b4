import { messageOf } from '../../../server/shared/sentences/messages.ts'
import { turnPage } from '../stage/device.ts'
import { expect } from '../stage/expect.ts'
import { endTerms } from '../stage/endTerms.ts'
import { element, pageActions, openDialog, termsBox } from '../stage/pageActions.ts'
import { answered, failing, holdCalls } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const scan: Driver<'scan'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, {
      getScene: ['getScene', ({ output }) => ({ wechat_data: output })],
      collectScene: 'loginByScene',
    })
    const checks = network.hold('checkScene')
    const stage = await openStage({ at: '/login' })
    const { answer, press, tickTerms } = pageActions(stage)
    const poll = () => stage.clock.increment(2_000)
    return {
      stage,
      causes: {
        ...answers,
        'xstate.after.poll.scan.watching.resting': poll,
        'xstate.after.poll.scan.watching.retrying': poll,
        async 'xstate.done.actor.checkScene'({ output }) {
          // The terms stay accepted after a failed attempt; they are ticked only if unticked.
          if ((await termsBox()).checked) await tickTerms()
          await checks.answer(answered('checkScene', output))
        },
        'xstate.error.actor.checkScene': ({ error }) =>
          checks.answer(failing('checkScene', error, stage.language)),
        'xstate.done.actor.requireConsent': ({ output }) =>
          answer(output ? 'login.terms.accept' : 'login.terms.decline'),
        'xstate.error.actor.requireConsent': () => endTerms(stage),
        'page.hidden': () => turnPage('hidden'),
        'page.shown': () => turnPage('visible'),
        'scan.refresh': () => press('login.scan.refresh'),
      },
      shows(state) {
        if (state.matches('identified')) return expect(stage.path()).toBe('/home')
        if (state.matches('unbound')) {
          return expect(openDialog()?.textContent).toContain(stage.say('login.bind.title'))
        }
        const panel = element('[role="tabpanel"]')
        const hint = Object.entries(hints).find(([value]) => state.matches(value as keyof typeof hints))?.[1]
        const isLost = state.matches('watching') && state.context.failure !== null
        expect(panel.querySelector('[role="status"]')?.textContent).toBe(
          isLost ? stage.say('error.kind.offline') : stage.say(`login.scan.${hint}.hint`),
        )
        expect(panel.textContent?.includes(stage.say('login.scan.refresh'))).toBe(state.hasTag('refreshable'))
        expect(panel.querySelector('[role="img"]') !== null).toBe(state.context.scene !== null)
        expect(openDialog() !== null).toBe(stage.actor('terms').getSnapshot().hasTag('dialog'))
        const said =
          state.context.openid === null
            ? stage.say('error.kind.offline')
            : messageOf('sceneUsed', stage.language, null)
        expect(panel.textContent?.includes(said)).toBe(state.matches('failed') || isLost)
      },
    }
  },
}

const hints = {
  loading: 'loading',
  watching: 'watching',
  paused: 'paused',
  expired: 'expired',
  failed: 'failed',
  gating: 'scanned',
  collecting: 'collecting',
} as const
