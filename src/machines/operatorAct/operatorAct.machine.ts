import { dialogSetup } from '../../kinds/command/command.setup.ts'
import { dialogStates, nothingSent } from '../../kinds/command/command.states.ts'
import type { ActTexts } from './operatorAct.types.ts'

/**
 * One act of an administrator on one thing (a job, an address, an account): asked about in a dialog, sent once, and either
 * done or refused with a named reason (OPS-01).
 */
export const operatorActMachine = dialogSetup<ActTexts, unknown>().createMachine({
  id: 'operatorAct',
  context: nothingSent,
  initial: 'asking',
  states: { ...dialogStates('done'), done: { type: 'final' }, closed: { type: 'final' } },
})
