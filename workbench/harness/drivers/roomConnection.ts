import { toFailure } from '../../../src/contract/failure.ts'
import { expect } from '../stage/expect.ts'
import { createHeldClock } from '../stage/heldClock.ts'
import { element } from '../stage/pageActions.ts'
import { openRoomStage } from '../stage/roomStage.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/** Milliseconds, as the machine has them. */
const greetingTime = 10_000
const sessionKept = 28_000
const isBackOff = (ms: number) => ms !== greetingTime && ms !== sessionKept

/** Titles for the ends of a connection. */
const titles = {
  removed: 'live.failed.removed',
  replaced: 'room.hub.replaced',
  displaced: 'room.hub.displaced',
  full: 'room.hub.full',
  ended: 'room.hub.ended',
  failed: 'live.failed.enter',
} as const
type Closing = keyof typeof titles

/** A visitor at the door of a room that admits no one until the test allows it. */
export const roomConnection: Driver<'roomConnection'> = {
  async open(_walk, harness) {
    const clock = createHeldClock()
    const { stage, room } = await openRoomStage(harness, { clock, arrange: (fake) => fake.holdEntry() })
    const hasSocket = () => until(() => expect(room.sockets).toBe(1))
    const takeTicket = () => {
      room.refuseEntry(null)
      room.giveTickets()
    }
    /** The next entrance waits at the door again. */
    const close = (why: Parameters<typeof room.close>[0]) => async () => {
      if (room.sockets === 0) takeTicket()
      await hasSocket()
      room.holdEntry()
      room.close(why)
    }
    const wake = (cause: () => unknown) => () => {
      room.holdEntry()
      cause()
    }
    const waited = wake(() => clock.elapse(isBackOff))
    const unanswered = wake(() => clock.elapse((ms) => ms === greetingTime))
    return {
      stage,
      causes: {
        'xstate.done.actor.takeTicket': takeTicket,
        'xstate.error.actor.takeTicket'({ error }) {
          room.refuseEntry(toFailure(error).kind === 'limited' ? 'limited' : 'membersOnly')
          room.giveTickets()
        },
        async 'socket.welcomed'() {
          await hasSocket()
          room.admit()
        },
        async 'socket.lost'() {
          await hasSocket()
          room.holdEntry()
          room.drop()
        },
        'socket.refused': close('ticket'),
        'socket.unreadable': close('bad'),
        'socket.removed': close('removed'),
        'socket.replaced': close('replaced'),
        'socket.displaced': close('displaced'),
        'socket.full': close('full'),
        'socket.ended': close('ended'),
        'network.found': wake(() => dispatchEvent(new Event('online'))),
        'xstate.after.backOff.roomConnection.open.entering.waiting': waited,
        'xstate.after.backOff.roomConnection.open.resuming.waiting': waited,
        'xstate.after.greetingTime.roomConnection.open.entering.greeting': unanswered,
        'xstate.after.greetingTime.roomConnection.open.resuming.greeting': unanswered,
        'xstate.after.sessionKept.roomConnection.open.resuming': () =>
          clock.elapse((ms) => ms === sessionKept),
      },
      shows(state) {
        const text = element('main').textContent ?? ''
        expect(text.includes(stage.say('room.hub.connecting'))).toBe(state.matches({ open: 'entering' }))
        expect(text.includes(stage.say('room.hub.resuming'))).toBe(state.matches({ open: 'resuming' }))
        const { proof } = state.context
        const wasIn = proof !== null && 'session' in proof
        // A live that ends during the visit shows it in its place on the page.
        if (state.status === 'done' && !(state.matches('ended') && wasIn))
          expect(text).toContain(stage.say(titles[state.value as Closing]))
      },
    }
  },
}
