import { selectState } from '../../../src/machines/mediaLink/mediaLink.selectors.ts'
import { expect } from '../stage/expect.ts'
import { createHeldClock } from '../stage/heldClock.ts'
import { createHeldPeers } from '../stage/heldPeers.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { openRoomStage } from '../stage/roomStage.ts'
import type { Driver } from './driver.ts'

/** A viewer who changes to the line in real time; the page has a link for sending, too, which stays off. */
export const mediaLink: Driver<'mediaLink'> = {
  async open(_walk, harness) {
    const clock = createHeldClock()
    const peers = createHeldPeers()
    const { stage, room } = await openRoomStage(harness, {
      clock,
      connectPeer: peers.connectPeer,
      state: () => ({ cdn: null }),
    })
    const { press } = pageActions(stage)
    /** The line fails at that moment, and shows its own retry, whose clock is stopped. */
    let wasGivenUp = false
    let isClosed = false
    const tellOnline = (online: boolean) => () => room.push({ t: 'media', d: { online, dir: null } })
    const waited = () => clock.elapse(() => true)
    return {
      stage,
      causes: {
        'link.open': () => press('player.line.rtc'),
        'link.renew': tellOnline(true),
        'link.suspend': tellOnline(false),
        'link.close'() {
          isClosed = true
          room.holdEntry()
          room.close('replaced')
        },
        'xstate.done.actor.connect': peers.connect,
        'xstate.error.actor.connect': ({ error }) => peers.fail(error),
        'peer.ended': peers.end,
        'xstate.after.backOff.mediaLink.lost.waiting': waited,
        'xstate.after.backOff.mediaLink.lost.down.waiting': waited,
      },
      shows(state) {
        const text = element('main').textContent ?? ''
        if (isClosed) return expect(text).toContain(stage.say('room.hub.replaced'))
        const link = selectState(state)
        const hasFailed = link === 'off' && stage.actor('streamMode').getSnapshot().hasTag('rtc')
        wasGivenUp ||= link === 'down' || hasFailed
        const status = wasGivenUp ? 'retrying' : statuses[link]
        expect(text).toContain(stage.say(`player.status.${status}`))
      },
    }
  },
}

/** Text for the line's status while it has not failed. */
const statuses = {
  off: 'waiting',
  connecting: 'loading',
  connected: 'playing',
  reconnecting: 'reconnecting',
  down: 'retrying',
} as const
