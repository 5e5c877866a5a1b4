import { selectStatus } from '../../../src/machines/micRequest/micRequest.selectors.ts'
import { expect } from '../stage/expect.ts'
import { pageActions } from '../stage/pageActions.ts'
import { openRoomStage } from '../stage/roomStage.ts'
import type { Driver } from './driver.ts'

const answers = ['mic.hangUp', 'hand.answer'] as const

/** A host with a microphone request of one member. */
export const micRequest: Driver<'micRequest'> = {
  async open(_walk, harness) {
    const { stage, room, holdAll, refuseAll } = await openRoomStage(harness, {
      role: 'anchor',
      state: (_room, someone, now) => ({
        hands: [
          {
            req: 'req-1',
            user: someone('u_11'),
            status: 'pending',
            kind: 'raised',
            at: now,
            expiresAt: now + 10_000,
          },
        ],
      }),
    })
    holdAll(...answers)
    const { press } = pageActions(stage)
    const seat = (phase: 'connecting' | 'live', req = 'req-1') =>
      room.tell({
        t: 'linkMic',
        d: {
          linkMic: {
            req,
            user: room.someone(req === 'req-1' ? 'u_11' : 'u_13'),
            phase,
            muted: false,
            at: Date.now(),
          },
        },
      })
    const over = (outcome: 'accepted' | 'cancelled') =>
      room.tell({ t: 'handOver', d: { req: 'req-1', user: room.someone('u_11'), outcome } })
    const hangUp = (outcome: 'failed' | 'hungUp') =>
      room.tell({ t: 'linkMicOver', d: { user: room.someone('u_11'), outcome } })
    return {
      stage,
      causes: {
        'request.known': () => seat('live', 'req-9'),
        'request.granted'() {
          over('accepted')
          seat('connecting')
        },
        'request.gone'() {
          if (room.state().hands.length > 0) over('cancelled')
          else hangUp('hungUp')
        },
        'guest.heard': () => seat('live'),
        'guest.failed': () => hangUp('failed'),
        'request.accept': () => press('room.do.request.accept'),
        'request.reject': () => press('room.do.request.reject'),
        'request.replace': () => press('room.do.request.replace'),
        'request.keep': () => press('room.do.request.keep'),
        'request.dismiss': () => press('room.do.request.dismiss'),
        'xstate.error.actor.answerHand': () => refuseAll('handStale', ...answers),
      },
      shows(state) {
        const row = document.querySelector<HTMLElement>('[aria-labelledby="room-hands"] [data-status]')
        const now = selectStatus(state)
        expect(row?.dataset['status'] ?? 'gone').toBe(now)
        if (now !== 'gone' && now !== 'pending')
          expect(row?.textContent).toContain(stage.say(`room.request.${now}`))
      },
    }
  },
}
