import { gateCameraMachine } from './gateCamera.machine.ts'
import type { Model } from '../shared/model.ts'

export const gateCamera: Model<typeof gateCameraMachine> = {
  machine: gateCameraMachine,
  inputs: [undefined],
  events: [
    { type: 'camera.open' },
    { type: 'camera.close' },
    { type: 'camera.ready' },
    { type: 'camera.read', code: 'code-1' },
    { type: 'camera.failed', mediaFault: 'busy' },
  ],
  project: ({ mediaFault }) => ({ mediaFault }),
}
