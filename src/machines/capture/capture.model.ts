import { LiveError } from '../../contract/room/ports.ts'
import { captureMachine } from './capture.machine.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const capture: Model<typeof captureMachine> = {
  machine: captureMachine,
  inputs: [{ kind: 'camera', deviceId: null }],
  events: [
    { type: 'devices.found', devices: [{ deviceId: 'camera-1', label: 'FaceTime' }] },
    { type: 'capture.open' },
    { type: 'capture.close' },
    { type: 'capture.mute' },
    { type: 'capture.unmute' },
    { type: 'capture.choose', deviceId: 'camera-2' },
    { type: 'capture.published' },
    { type: 'capture.unpublished', fault: 'iceFailed' },
    { type: 'capture.interrupted' },
    { type: 'capture.ended', fault: 'lost' },
    done('openDevice'),
    failed('openDevice', new LiveError('denied', 'publish')),
    done('closeDevice'),
    failed('closeDevice', new LiveError('failed', 'publish')),
    done('muteDevice'),
    failed('muteDevice', new LiveError('failed', 'publish')),
  ],
  project: ({ fault }) => ({ fault }),
}
