import type { AnyStateMachine } from 'xstate'

import type { AnyModel } from '../../../src/machines/shared/model.ts'
import type { Words } from '../../../src/machines/shared/words.ts'

/** The workshop's description of one machine, and the model by which it and the tests walk it. */
export interface MachineEntry extends Words {
  readonly machine: AnyStateMachine
  /** Start inputs, events with a payload for each side of each guard, projection. */
  readonly model: AnyModel
}
