import { earlyMs } from '../../../src/contract/room/earlyStart.ts'
import { selectMove, selectStatus } from '../../../src/machines/stage/stage.selectors.ts'
import type { StageFacts } from '../../../src/contract/room/signals.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { openRoomStage } from '../stage/roomStage.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

const startings = ['stage.start', 'stage.startEarly']
const commands = ['stage.start', 'stage.pause', 'stage.resume', 'stage.end'] as const

/** The host of a live. */
export const stage: Driver<'stage'> = {
  /** The time for which one live is announced is either far ahead or not. */
  refuses: (events) => startings.every((start) => events.some(({ type }) => type === start)),
  async open({ input, steps }, harness) {
    const isEarly = steps.some(({ event }) => event.type === 'stage.startEarly')
    const { stage, room, holdAll, refuseAll, setHost } = await openRoomStage(harness, {
      role: 'anchor',
      ...(isEarly ? { startsIn: 2 * earlyMs } : {}),
      state: (_room, _someone, now) => ({
        liveStage: (input as StageFacts).liveStage,
        startedAt: (input as StageFacts).liveStage === 'not_started' ? null : now,
      }),
    })
    holdAll(...commands)
    // The question appears only once the announced time is known.
    if (isEarly) await until(() => element('main [role="timer"]'))
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
        'stage.startEarly': () => press('room.do.start'),
        'stage.cancel': () => press(status() === 'confirming' ? 'room.do.cancelEnd' : 'room.do.cancelStart'),
        'stage.pause': () => press('room.do.pause'),
        'stage.resume': () => press('room.do.resume'),
        'stage.end': () => press('room.do.end'),
        'stage.confirm': () => press(status() === 'early' ? 'room.do.startEarly' : 'room.do.confirm'),
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
        expect(shown('room.do.startEarly')).toBe(now === 'early')
        expect(shown('room.do.pause')).toBe(
          (now === 'ongoing' && mayPause) || (now === 'moving' && selectMove(state) === 'pause'),
        )
        expect(element('main').querySelector('button[aria-busy="true"]') !== null).toBe(now === 'moving')
      },
    }
  },
}
