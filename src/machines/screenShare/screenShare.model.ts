import { LiveError } from '../../contract/room/ports.ts'
import { screenShareMachine } from './screenShare.machine.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const screenShare: Model<typeof screenShareMachine> = {
  machine: screenShareMachine,
  inputs: [undefined],
  events: [
    { type: 'screen.share' },
    { type: 'screen.stop' },
    { type: 'screen.ended' },
    done('startScreen'),
    failed('startScreen', new LiveError('cancelled', 'screen')),
    failed('startScreen', new LiveError('denied', 'screen')),
    done('stopScreen'),
    failed('stopScreen', new LiveError('failed', 'screen')),
  ],
  project: ({ fault }) => ({ fault }),
}
