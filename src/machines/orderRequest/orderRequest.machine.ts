import { dialogSetup } from '../../kinds/command/command.setup.ts'
import { dialogStates, nothingSent } from '../../kinds/command/command.states.ts'

/** Cancels an unpaid order, or asks for the money of a paid one back (ORD-01, ORD-03). Either needs a reason. */
export const orderRequestMachine = dialogSetup<{ reason: string }, void>().createMachine({
  id: 'orderRequest',
  context: nothingSent,
  initial: 'asking',
  states: { ...dialogStates('granted'), granted: { type: 'final' }, closed: { type: 'final' } },
})
