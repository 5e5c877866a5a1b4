import { termsMachine } from './terms.machine.ts'
import type { Model } from '../shared/model.ts'

export const terms: Model<typeof termsMachine> = {
  machine: termsMachine,
  inputs: [undefined],
  events: [
    { type: 'terms.tick' },
    { type: 'terms.untick' },
    { type: 'terms.require' },
    { type: 'terms.accept' },
    { type: 'terms.decline' },
  ],
  project: () => null,
}
