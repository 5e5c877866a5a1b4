import { selectView } from '../../../src/machines/playback/playback.selectors.ts'
import { faultOf } from '../../../src/contract/room/faultOf.ts'
import { expect } from '../stage/expect.ts'
import { element } from '../stage/pageActions.ts'
import type { Driver } from './driver.ts'
import { letGo, openRoomPart } from '../stage/roomPart.tsx'

export const playback: Driver<'playback'> = {
  async open({ start }, harness) {
    const { stage, bench } = await openRoomPart(
      harness,
      { show: 'player', state: () => ({ liveStage: start.context.onAir ? 'ongoing' : 'paused' }) },
      ({ media }) => {
        media.hold('play')
        media.hold('pause')
      },
    )
    const pressed = (id: string) => stage.user.click(element(`main button[aria-label="${stage.say(id)}"]`))
    return {
      stage,
      causes: {
        'playback.play': () => pressed('player.play'),
        'playback.pause': () => pressed('player.pause'),
        'playback.blocked'() {
          bench.media.emit('autoplayBlocked', { resume: () => bench.media.play() })
          // The operation begun before does not matter any more.
          letGo(bench, 'play')
        },
        'stage.changed': ({ onAir }) => bench.change({ liveStage: onAir ? 'ongoing' : 'paused' }),
        'xstate.done.actor.play': () => letGo(bench, 'play'),
        'xstate.error.actor.play': ({ error }) => bench.media.fail('play', faultOf(error)),
        'xstate.error.actor.pause': ({ error }) => bench.media.fail('pause', faultOf(error)),
        'xstate.done.actor.resume': () => letGo(bench, 'play'),
        'xstate.error.actor.resume': ({ error }) => bench.media.fail('play', faultOf(error)),
      },
      shows(state) {
        const view = selectView(state)
        const isOff = view === 'paused' || view === 'blocked' || view === 'failed'
        element(`main button[aria-label="${stage.say(isOff ? 'player.play' : 'player.pause')}"]`)
        const text = element('main').textContent ?? ''
        expect(text.includes(stage.say('player.blocked'))).toBe(view === 'blocked')
        expect(text.includes(stage.say('live.failed.enter'))).toBe(view === 'failed')
      },
    }
  },
}
