import { selectMove, selectStatus } from '../../../src/machines/stage/stage.selectors.ts'
import type { StageFacts } from '../../../src/contract/room/signals.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { openRoomStage } from '../stage/roomStage.ts'
import type { Driver } from './driver.ts'

const commands = ['stage.start', 'stage.pause', 'stage.resume', 'stage.end'] as const

/** The host of a live. */
export const stage: Driver<'stage'> = {
  async open({ input }, harness) {
    const { stage, room, holdAll, refuseAll, setHost } = await openRoomStage(harness, {
      role: 'anchor',
      state: (_room, _someone, now) => ({
        liveStage: (input as StageFacts).liveStage,
        startedAt: (input as StageFacts).liveStage === 'not_started' ? null : now,
      }),
    })
    holdAll(...commands)
    const { press } = pageActions(stage)
    const status = () => selectStatus(stage.actor('stage').getSnapshot())
    const move = (liveStage: 'ongoing' | 'paused' | 'ended') => () =>
      room.tell({ t: 'stage', d: { liveStage, by: 'anchor' } })
    return {
      stage,
      causes: {
        'stage.known': ({ facts }) => setHost((facts as StageFacts).mayMove),
        'power.changed': () => setHost(false),
        'live.ongoing': move('ongoing'),
        'live.paused': move('paused'),
        'live.ended': move('ended'),
        'stage.start': () => press('room.do.start'),
        'stage.cancel': () => press(status() === 'counting' ? 'room.do.cancelStart' : 'room.do.cancelEnd'),
        'stage.pause': () => press('room.do.pause'),
        'stage.resume': () => press('room.do.resume'),
        'stage.end': () => press('room.do.end'),
        'stage.confirm': () => press('room.do.confirm'),
        'xstate.after.countdown.stage.open.not_started.counting': () => stage.clock.increment(3_000),
        'xstate.error.actor.moveStage': () => refuseAll('nothingPublished', ...commands),
      },
      shows(state) {
        const text = element('main').textContent ?? ''
        const { liveStage, mayPause } = state.context.facts
        const now = selectStatus(state)
        const shown = (id: string) => text.includes(stage.say(id))
        expect(text).toContain(stage.say(`room.stage.${liveStage}`))
        expect(shown('room.counting')).toBe(now === 'counting')
        expect(shown('room.end.text')).toBe(now === 'confirming')
        expect(shown('room.do.pause')).toBe(
          (now === 'ongoing' && mayPause) || (now === 'moving' && selectMove(state) === 'pause'),
        )
        expect(element('main').querySelector('button[aria-busy="true"]') !== null).toBe(now === 'moving')
      },
    }
  },
}
