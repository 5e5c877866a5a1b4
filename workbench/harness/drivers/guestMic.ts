import { selectStatus } from '../../../src/machines/guestMic/guestMic.selectors.ts'
import type { HandFacts } from '../../../src/contract/room/signals.ts'
import { createFakeProbe } from '../../../mocks/live/fakeProbe.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { openRoomStage } from '../stage/roomStage.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

const microphones = ['1', '2'].map((no) => ({ deviceId: `microphone-${no}`, label: `Microphone ${no}` }))

const farewells = ['hand.cancel', 'hand.reply', 'mic.hangUp'] as const

/** A member in the audience of an ongoing live. */
export const guestMic: Driver<'guestMic'> = {
  async open(_walk, harness) {
    const { stage, room, media, me, holdAll, answerAll, refuseAll } = await openRoomStage(harness, {
      probe: createFakeProbe({ devices: { microphone: microphones } }),
    })
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

    /** Completes the request of an earlier state. */
    const settleMicrophone = () => {
      media.release('setMicrophoneMuted')
      media.hold('setMicrophoneMuted')
    }

    const list = (kind: 'raised' | 'invited') => {
      answerAll('hand.raise')
      if (room.state().hands.length > 0) return
      const at = Date.now()
      const hand = {
        req: `req-${kind}`,
        kind,
        user: me(),
        status: 'pending',
        at,
        expiresAt: at + 10_000,
      } as const
      room.tell({ t: 'hand', d: { hand } })
    }
    const unlist = (outcome: 'rejected' | 'expired' | 'cancelled' | 'accepted') => () => {
      const [open] = room.state().hands
      if (open !== undefined) room.tell({ t: 'handOver', d: { req: open.req, user: me(), outcome } })
    }
    const seat = (muted: boolean) => {
      const at = Date.now()
      room.tell({ t: 'linkMic', d: { linkMic: { req: 'req-raised', user: me(), phase: 'live', muted, at } } })
    }
    /** A seat that is given first, where an accepted invitation has none yet. */
    const unseat = (outcome: 'lost' | 'takenDown' | 'hungUp') => () => {
      settleMicrophone()
      if (room.state().linkMic === null) seat(false)
      room.tell({ t: 'linkMicOver', d: { user: me(), outcome } })
    }

    const select = () => element<HTMLSelectElement>('main select[name="microphone"]')
    const isReopening = () => selectStatus(stage.actor('guestMic').getSnapshot()) === 'reopening'

    return {
      stage,
      causes: {
        'hand.known': ({ facts }) =>
          room.tell({
            t: 'stage',
            d: { liveStage: (facts as HandFacts).mayRaise ? 'ongoing' : 'paused', by: 'anchor' },
          }),
        'hand.noted': () => list('raised'),
        'hand.invited': () => list('invited'),
        'hand.rejected': unlist('rejected'),
        'hand.missed': unlist('expired'),
        'hand.withdrawn': unlist('cancelled'),
        'invitation.over': unlist('expired'),
        'seat.granted'() {
          unlist('accepted')()
          seat(false)
        },
        'seat.lost': unseat('lost'),
        'seat.ended': unseat('hungUp'),
        'seat.taken': unseat('takenDown'),
        'mic.closed'() {
          settleMicrophone()
          if (room.state().linkMic?.muted === true) seat(false)
          seat(true)
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
        async 'mic.choose'() {
          settleMicrophone()
          media.hold('startMicrophone')
          await until(() => expect(select().length).toBe(2))
          const other = microphones.find(({ deviceId }) => deviceId !== select().value)
          await stage.user.selectOptions(select(), other?.deviceId ?? '')
        },
        'mic.interrupted': () => media.emit('interrupted', { slot: 'A1' }),
        'mic.published': () => media.emit('published', { slot: 'A1', ok: true }),
        'mic.lost'({ fault }) {
          settleMicrophone()
          if (room.state().linkMic?.phase !== 'live') seat(false)
          media.hold('startMicrophone')
          media.emit('trackEnded', { what: 'microphone', fault })
        },
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
        'xstate.done.actor.openMicrophone': () => media.release('startMicrophone'),
        'xstate.error.actor.openMicrophone': () =>
          media.fail(isReopening() ? 'startMicrophone' : 'setMicrophoneMuted', 'busy'),
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
        const panel = element<HTMLElement>('main [data-status][aria-labelledby="room-hand"]')
        const now = selectStatus(state)
        expect(panel.dataset['status']).toBe(now)
        const says = now === 'idle' && state.context.isTakenDown ? 'takenDown' : now
        expect(panel.textContent).toContain(stage.say(`room.hand.${says}`))
        const { mediaFault } = state.context
        if (mediaFault !== null) expect(panel.textContent).toContain(stage.say(`live.remedy.${mediaFault}`))
      },
    }
  },
}
