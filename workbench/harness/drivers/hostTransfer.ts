import type { TransferFacts } from '../../../src/contract/room/signals.ts'
import { selectStatus } from '../../../src/machines/hostTransfer/hostTransfer.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { openRoomStage } from '../stage/roomStage.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

const commands = ['anchor.appoint', 'anchor.cancel', 'anchor.answer'] as const

/** A host who invites a member, or an invited member. */
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
    /** Role changes requested by a state that was left: their results are ignored. */
    let abandoned = 0
    const asked = () => media.calls.filter(({ act }) => act === 'setRole').length
    // Devices are let go of first.
    const roleAsked = () => until(() => expect(asked()).toBeGreaterThan(answered + abandoned))
    const letRole = async () => {
      await roleAsked()
      answered = asked()
      abandoned = 0
      media.release('setRole')
      media.hold('setRole')
    }
    const failRole = async (fault: 'denied' | 'lost') => {
      await roleAsked()
      for (; answered < asked(); answered += 1) media.fail('setRole', fault)
      abandoned = 0
    }
    const appoint = (isMine: boolean) => {
      answerAll('anchor.appoint')
      if (room.state().appointment !== null) return
      const at = Date.now()
      const to = isMine ? me() : room.someone('u_11')
      room.tell({ t: 'appointed', d: { appointment: { to, at, expiresAt: at + 30_000 } } })
    }
    const end = (outcome: 'declined' | 'expired') =>
      room.tell({ t: 'appointmentOver', d: { to: room.state().appointment?.to ?? me(), outcome } })
    return {
      stage,
      causes: {
        // End of an appointment that this page knows nothing of.
        'transfer.known': () => end('expired'),
        'host.gained'() {
          setHost(false)
          setHost(true)
        },
        async 'host.lost'() {
          if (room.state().anchor.userId !== me().userId) {
            setHost(true)
            await roleAsked()
            abandoned += 1
          }
          setHost(false)
        },
        'offer.received': () => appoint(true),
        'offer.sent'() {
          setHost(true)
          appoint(false)
        },
        'offer.declined': () => end('declined'),
        'offer.ended': () => end('expired'),
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
        expect(panel.dataset['status']).toBe(selectStatus(state))
        // A hidden panel takes no room, in any layout.
        expect(panel.checkVisibility()).toBe(!panel.hidden)
        const { mediaFault, failure } = state.context
        if (mediaFault !== null) expect(panel.textContent).toContain(stage.say(`live.remedy.${mediaFault}`))
        else if (failure?.msg != null) expect(panel.textContent?.length).toBeGreaterThan(0)
      },
    }
  },
}
