import { selectStanding } from '../../../src/machines/guestMic/guestMic.selectors.ts'
import type { HandFacts } from '../../../src/machines/guestMic/guestMic.types.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { openRoomStage } from '../stage/roomStage.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

const farewells = ['hand.cancel', 'hand.reply', 'mic.hangUp'] as const

/** A member in the audience of an ongoing live. */
export const guestMic: Driver<'guestMic'> = {
  async open(_walk, harness) {
    const { stage, room, media, me, holdAll, answerAll, refuseAll } = await openRoomStage(harness)
    holdAll('hand.raise', ...farewells)
    media.hold('setRole')
    media.hold('setMicrophoneMuted')
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

    /** What an earlier state had asked for is done. */
    const settleMicrophone = () => {
      media.release('setMicrophoneMuted')
      media.hold('setMicrophoneMuted')
    }

    /** Makes the room say so. */
    const become = ({ hand, outcome, hasSeat, isMuted, isSeatLost, mayRaise }: HandFacts) => {
      const liveStage = mayRaise ? 'ongoing' : 'paused'
      if (room.state().liveStage !== liveStage) room.tell({ t: 'stage', d: { liveStage, by: 'anchor' } })
      if (hand !== null) answerAll('hand.raise')
      const [open] = room.state().hands
      if (hand !== null && open === undefined) {
        const at = Date.now()
        room.tell({
          t: 'hand',
          d: { hand: { ...hand, user: me(), status: 'pending', at, expiresAt: at + 10_000 } },
        })
      }
      if (hand === null && open !== undefined) {
        const how = outcome ?? (hasSeat ? 'accepted' : 'cancelled')
        room.tell({ t: 'handOver', d: { req: open.req, user: me(), outcome: how } })
      }
      const seat = room.state().linkMic
      if (hasSeat && (seat === null || seat.muted !== isMuted)) {
        const at = Date.now()
        room.tell({
          t: 'linkMic',
          d: { linkMic: { req: open?.req ?? 'req-1', user: me(), phase: 'live', muted: isMuted, at } },
        })
      }
      if ((!hasSeat && seat !== null) || isSeatLost)
        room.tell({ t: 'linkMicOver', d: { user: me(), outcome: isSeatLost ? 'lost' : 'takenDown' } })
    }

    return {
      stage,
      causes: {
        'hand.known'({ facts }) {
          settleMicrophone()
          become(facts as HandFacts)
        },
        async 'hand.raise'() {
          media.hold('startMicrophone')
          await press('room.do.hand.raise')
        },
        'hand.cancel': () => press('room.do.hand.cancel'),
        async 'hand.accept'() {
          room.release('hand.reply')
          await press('room.do.hand.accept')
        },
        'hand.decline': () => press('room.do.hand.decline'),
        'hand.hangUp': () => press('room.do.hand.hangUp'),
        'mic.mute'() {
          settleMicrophone()
          return press('room.do.mic.mute')
        },
        'mic.unmute'() {
          settleMicrophone()
          return press('room.do.mic.unmute')
        },
        'mic.interrupted': () => media.emit('interrupted', { slot: 'A1' }),
        'mic.published': () => media.emit('published', { slot: 'A1', ok: true }),
        'xstate.done.actor.checkMicrophone': () => media.release('startMicrophone'),
        'xstate.error.actor.checkMicrophone': () => media.fail('startMicrophone', 'denied'),
        'xstate.error.actor.raiseHand': () => refuseAll('limited', 'hand.raise'),
        'xstate.done.actor.goOnStage'() {
          media.release('startMicrophone')
          return letRole()
        },
        'xstate.error.actor.goOnStage'() {
          answered += 1
          media.fail('setRole', 'timeout')
        },
        'xstate.error.actor.openMicrophone': () => media.fail('setMicrophoneMuted', 'busy'),
        'xstate.error.actor.closeMicrophone': () => media.fail('setMicrophoneMuted', 'lost'),
        'xstate.done.actor.leaveStage'() {
          answerAll(...farewells)
          return letRole()
        },
        'xstate.error.actor.leaveStage'() {
          refuseAll('notOnStage', ...farewells)
          return letRole()
        },
        'xstate.after.rejection.guestMic.rejected': () => stage.clock.increment(1_500),
      },
      shows(state) {
        const panel = element<HTMLElement>('main [data-standing][aria-labelledby="room-hand"]')
        const now = selectStanding(state)
        expect(panel.dataset['standing']).toBe(now)
        expect(panel.textContent).toContain(stage.say(`room.hand.${now}`))
        const { trouble } = state.context
        if (trouble !== null) expect(panel.textContent).toContain(stage.say(`live.remedy.${trouble}`))
      },
    }
  },
}
