import { faultOf } from '../../../src/contract/room/faultOf.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import type { Driver } from './driver.ts'
import { letGo, openRoomPart } from '../stage/roomPart.tsx'

export const screenShare: Driver<'screenShare'> = {
  async open(_walk, harness) {
    const { stage, bench } = await openRoomPart(harness, { show: 'screen', role: 'anchor' }, ({ media }) => {
      media.hold('startScreen')
      media.hold('stopScreen')
    })
    const { press } = pageActions(stage)
    return {
      stage,
      causes: {
        'screen.share': () => press('player.screen.share'),
        // While the picker is open only the loss of the right to share ends it.
        'screen.stop': () =>
          stage.actor('screenShare').getSnapshot().matches('starting')
            ? bench.change({ anchor: { userId: 'u_2', userName: '', userAvatar: '' } })
            : press('player.screen.stop'),
        'screen.ended': () => bench.media.emit('trackEnded', { what: 'screen', fault: 'cancelled' }),
        'xstate.done.actor.startScreen': () => letGo(bench, 'startScreen'),
        'xstate.error.actor.startScreen': ({ error }) => bench.media.fail('startScreen', faultOf(error)),
        'xstate.done.actor.stopScreen': () => letGo(bench, 'stopScreen'),
        'xstate.error.actor.stopScreen': ({ error }) => bench.media.fail('stopScreen', faultOf(error)),
      },
      shows(state) {
        expect(element('main [role="status"]').textContent).toBe(stage.say(`player.screen.${state.value}`))
        const text = element('main').textContent ?? ''
        expect(text.includes(stage.say('live.failed.screen'))).toBe(state.matches('failed'))
      },
    }
  },
}
