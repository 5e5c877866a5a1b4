import { expect } from 'vitest'

import { messageOf } from '../../../server/messages.ts'
import { toFailure } from '../../../src/contract/failure.ts'
import type { ScanApprovalInput } from '../../../src/machines/scanApproval/scanApproval.types.ts'
import { element, handsOf } from '../../support/hands.ts'
import { network } from '../../support/network.ts'
import { answered, failing } from '../../support/responses.ts'
import { openStage, toast } from '../../support/stage.tsx'
import type { Driver } from './driver.ts'

export const scanApproval: Driver<'scanApproval'> = {
  async open({ input }, recorder) {
    const { member } = input as ScanApprovalInput
    const scenes = network.hold('openScene')
    const confirms = network.hold('confirmScene')
    const stage = await openStage({ at: '/scan/scene-1', signedIn: member, recorder })
    const { press, fillPhone, submit } = handsOf(stage)
    return {
      stage,
      causes: {
        'xstate.done.actor.openScene': ({ output }) => scenes.answer(answered('openScene', output)),
        'xstate.error.actor.openScene': ({ error }) => scenes.answer(failing('openScene', error)),
        async 'scene.approve'() {
          if (member) return press('scan.approveAs', { name: '林知远' })
          await fillPhone()
          await submit()
        },
        'scene.decline': () => press('scan.decline'),
        'scene.retry': () => press('state.retry'),
        'xstate.done.actor.confirmScene': () =>
          confirms.answer(answered('confirmScene', { status: 'confirmed' })),
        async 'xstate.error.actor.confirmScene'({ error }) {
          await confirms.answer(failing('confirmScene', error))
          if (toFailure(error).reason === 'codeWrong') await toast(messageOf('codeWrong', 'zh', null))
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
        expect(main.textContent?.includes(messageOf('codeWrong', 'zh', null))).toBe(
          state.context.failure !== null,
        )
      },
    }
  },
}
