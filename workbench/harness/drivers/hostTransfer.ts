import type { TransferFacts } from '../../../src/machines/hostTransfer/hostTransfer.types.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { openRoomStage } from '../stage/roomStage.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

const commands = ['anchor.appoint', 'anchor.cancel', 'anchor.answer'] as const

/** A host who asks somebody, or a member who is asked. */
export const hostTransfer: Driver<'hostTransfer'> = {
  async open({ input }, harness) {
    const { isAnchor } = input as TransferFacts
    const { stage, room, media, me, holdAll, answerAll, refuseAll, setHost } = await openRoomStage(harness, {
      role: isAnchor ? 'anchor' : 'member',
    })
    holdAll(...commands)
    media.hold('setRole')
    const { press } = pageActions(stage)
    let answered = 0
    const letRole = async () => {
      // Devices are let go of first.
      const asked = () => media.calls.filter(({ act }) => act === 'setRole').length
      await until(() => expect(asked()).toBeGreaterThan(answered))
      answered = asked()
      media.release('setRole')
      media.hold('setRole')
    }
    const failRole = (fault: 'denied' | 'lost') => {
      answered += 1
      media.fail('setRole', fault)
    }
    /** Makes the room say so. */
    const become = ({ offer, outcome, isAnchor: isMine }: TransferFacts) => {
      setHost(isMine)
      if (offer !== null) answerAll('anchor.appoint')
      const open = room.state().appointment
      if (offer !== null && open === null) {
        const at = Date.now()
        const to = offer.isMine ? me() : room.someone('u_11')
        room.tell({ t: 'appointed', d: { appointment: { to, at, expiresAt: at + 30_000 } } })
      }
      if (offer === null && (open !== null || outcome !== null)) {
        const to = open?.to ?? me()
        room.tell({ t: 'appointmentOver', d: { to, outcome: outcome ?? 'cancelled' } })
      }
    }
    return {
      stage,
      causes: {
        'transfer.known': ({ facts }) => become(facts as TransferFacts),
        async 'transfer.appoint'() {
          await press('room.do.manage', { name: room.someone('u_11').userName })
          await press('room.do.appoint')
        },
        'transfer.withdraw': () => press('room.do.withdraw'),
        'transfer.accept': () => press('room.do.become'),
        'transfer.decline': () => press('room.do.hand.decline'),
        'xstate.error.actor.appointHost': () => refuseAll('targetUnknown', 'anchor.appoint'),
        'xstate.error.actor.withdrawOffer': () => refuseAll('appointmentGone', 'anchor.cancel'),
        'xstate.done.actor.answerOffer': () => answerAll('anchor.answer'),
        'xstate.error.actor.answerOffer': () => refuseAll('appointmentGone', 'anchor.answer'),
        'xstate.done.actor.takeOver': letRole,
        'xstate.error.actor.takeOver': () => failRole('denied'),
        'xstate.done.actor.stepDown': letRole,
        'xstate.error.actor.stepDown': () => failRole('lost'),
      },
      shows(state) {
        const panel = element<HTMLElement>('[aria-labelledby="room-transfer"]')
        expect(panel.dataset['standing']).toBe(state.value)
        const { trouble, failure } = state.context
        if (trouble !== null) expect(panel.textContent).toContain(stage.say(`live.remedy.${trouble}`))
        else if (failure?.msg != null) expect(panel.textContent?.length).toBeGreaterThan(0)
      },
    }
  },
}
