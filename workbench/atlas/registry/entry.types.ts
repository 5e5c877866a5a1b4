import type { AnyStateMachine } from 'xstate'

import type { AnyModel } from '../../../src/machines/shared/model.ts'
import type { Words } from '../../../src/machines/shared/words.ts'

/** What the workshop says about one machine, and what it and the tests walk it with. */
export interface MachineEntry extends Words {
  readonly machine: AnyStateMachine
  /** Start inputs, events with a payload for each side of each guard, projection. */
  readonly model: AnyModel
}
