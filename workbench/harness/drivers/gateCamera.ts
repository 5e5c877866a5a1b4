import { cameraFaults } from '../../../src/machines/gateCamera/gateCamera.types.ts'
import { holdCamera } from '../stage/camera.ts'
import { standAtGate } from '../stage/gate.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import type { Driver } from './driver.ts'

/** A camera whose picture the walk controls. */
export const gateCamera: Driver<'gateCamera'> = {
  async open(_walk, { openStage }) {
    standAtGate()
    const camera = holdCamera()
    const stage = await openStage({ at: '/console/gate', signedIn: true })
    const { press } = pageActions(stage)
    return {
      stage,
      causes: {
        async 'camera.open'() {
          await press(reopenLabel(stage.say))
        },
        'camera.close': () => press('gate.camera.close'),
        'camera.ready': () => camera.allow(),
        'camera.read': ({ code }) => camera.show(code),
        'camera.failed': ({ mediaFault }) => camera.fail(errors[mediaFault as keyof typeof errors]),
      },
      shows(state) {
        const text = element('main').textContent ?? ''
        const mediaFault = cameraFaults.find((one) => text.includes(stage.say(`gate.camera.${one}`)))
        expect(mediaFault ?? null).toBe(state.matches('failed') ? state.context.mediaFault : null)
        expect(text.includes(stage.say('gate.camera.starting'))).toBe(state.matches({ running: 'starting' }))
        expect(text.includes(stage.say('gate.camera.looking'))).toBe(state.matches({ running: 'looking' }))
      },
    }
  },
}

/** As browsers name it. */
const errors = { denied: 'NotAllowedError', busy: 'NotReadableError', missing: 'NotFoundError' } as const

/** After a failure the button's label mentions it; after closing it does not. */
const reopenLabel = (say: (id: string) => string) =>
  (element('main').textContent ?? '').includes(say('gate.camera.again'))
    ? 'gate.camera.again'
    : 'gate.camera.open'
