import { messageOf } from '../../../server/shared/sentences/messages.ts'
import { toFailure } from '../../../src/contract/failure.ts'
import type { ScanApprovalInput } from '../../../src/machines/scanApproval/scanApproval.types.ts'
import { memberName } from '../stage/visit.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing, holdCalls } from '../stage/responses.ts'
import { toast } from '../stage/toasts.ts'
import type { Driver } from './driver.ts'

export const scanApproval: Driver<'scanApproval'> = {
  async open({ input }, { network, openStage }) {
    const { member } = input as ScanApprovalInput
    const answers = holdCalls(network, { openScene: 'openScene' })
    const confirms = network.hold('confirmScene')
    const stage = await openStage({ at: '/scan/scene-1', signedIn: member })
    const { press, fillPhone, submit } = pageActions(stage)
    return {
      stage,
      causes: {
        ...answers,
        async 'scene.approve'() {
          if (member) return press('scan.approveAs', { name: memberName(stage.services.texts.read().locale) })
          await fillPhone()
          await submit()
        },
        'scene.decline': () => press('scan.decline'),
        'scene.retry': () => press('state.retry'),
        'xstate.done.actor.confirmScene': () =>
          confirms.answer(answered('confirmScene', { status: 'confirmed' })),
        async 'xstate.error.actor.confirmScene'({ error }) {
          await confirms.answer(failing('confirmScene', error, stage.language))
          if (toFailure(error).reason === 'codeWrong')
            await toast(messageOf('codeWrong', stage.language, null))
        },
      },
      shows(state) {
        const main = element('main')
        const title = main.querySelector('h1')?.textContent
        for (const end of ['approved', 'declined', 'expired'] as const) {
          if (state.matches(end)) return expect(title).toBe(stage.say(`scan.${end}.title`))
        }
        if (state.matches('unreachable')) {
          expect(title).toBe(stage.say('scan.failed.title'))
          return expect(main.textContent).toContain(stage.say('error.kind.offline'))
        }
        expect(title).toBe(stage.say('scan.title'))
        expect(main.textContent?.includes('Chrome · Windows')).toBe(!state.matches('opening'))
        if (state.matches('opening')) return expect(main.querySelector('[aria-busy="true"]')).not.toBeNull()
        expect(main.querySelector('form') !== null).toBe(!member)
        expect(main.querySelector('button[aria-busy="true"]') !== null).toBe(state.matches('approving'))
        expect(main.textContent?.includes(messageOf('codeWrong', stage.language, null))).toBe(
          state.context.failure !== null,
        )
      },
    }
  },
}
