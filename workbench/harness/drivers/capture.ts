import { faultOf } from '../../../src/contract/room/faultOf.ts'
import { LiveError } from '../../../src/contract/room/ports.ts'
import { selectView } from '../../../src/machines/capture/capture.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'
import { letGo, openRoomPart } from '../stage/roomPart.tsx'

export const capture: Driver<'capture'> = {
  async open(_walk, harness) {
    const { stage, bench } = await openRoomPart(harness, { show: 'camera', role: 'anchor' }, ({ media }) => {
      for (const act of ['startCamera', 'stopCamera', 'setCameraMuted'] as const) media.hold(act)
    })
    await until(() => element('main select'))
    const { press } = pageActions(stage)
    const view = () => selectView(stage.actor('capture').getSnapshot())
    /** While it is unmuted, the device is requested again; the first answer comes too late. */
    const emitWhileAsked = (emit: () => void) => {
      const before = stage.actor('capture').getSnapshot()
      emit()
      const after = stage.actor('capture').getSnapshot()
      const isAskedAgain = after.matches({ on: 'unmuting' }) && !after.matches(before.value)
      if (isAskedAgain) bench.media.fail('setCameraMuted', 'failed')
    }
    return {
      stage,
      causes: {
        'devices.found': ({ devices }) => bench.probe.plug('camera', devices),
        'capture.open': () => press(view() === 'failed' ? 'player.camera.again' : 'player.camera.open'),
        'capture.close': () => press(view() === 'opening' ? 'player.cancel' : 'player.camera.close'),
        'capture.mute': () => press('player.camera.mute'),
        'capture.unmute'() {
          letGo(bench, 'setCameraMuted')
          return press('player.camera.unmute')
        },
        'capture.choose': ({ deviceId }) => stage.user.selectOptions(element('main select'), deviceId),
        'capture.published': () =>
          emitWhileAsked(() => bench.media.emit('published', { slot: 'V0', ok: true })),
        'capture.unpublished': ({ fault }) =>
          bench.media.emit('published', { slot: 'V0', ok: false, error: new LiveError(fault, 'publish') }),
        'capture.interrupted': () => emitWhileAsked(() => bench.media.emit('interrupted', { slot: 'V0' })),
        'capture.ended': ({ fault }) => bench.media.emit('trackEnded', { what: 'camera', fault }),
        'xstate.done.actor.openDevice': () => letGo(bench, 'startCamera'),
        'xstate.error.actor.openDevice': ({ error }) => bench.media.fail('startCamera', faultOf(error)),
        'xstate.done.actor.closeDevice': () => letGo(bench, 'stopCamera'),
        'xstate.error.actor.closeDevice': ({ error }) => bench.media.fail('stopCamera', faultOf(error)),
        'xstate.done.actor.muteDevice': () => letGo(bench, 'setCameraMuted'),
        'xstate.error.actor.muteDevice': ({ error }) => bench.media.fail('setCameraMuted', faultOf(error)),
      },
      shows(state) {
        const text = element('main').textContent ?? ''
        expect(element('main [role="status"]').textContent).toBe(
          stage.say(`player.capture.${selectView(state)}`),
        )
        const { fault } = state.context
        if (fault !== null) expect(text).toContain(stage.say(`live.remedy.${fault}`))
      },
    }
  },
}
