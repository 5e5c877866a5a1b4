import type { OperatorActSnapshot } from './operatorAct.machine.ts'

/** The thing is in the way: there is nothing to correct here. */
export const selectIsRefused = (snapshot: OperatorActSnapshot) => snapshot.hasTag('refused')
export const selectIsBusy = (snapshot: OperatorActSnapshot) => snapshot.hasTag('busy')
export const selectFailure = (snapshot: OperatorActSnapshot) => snapshot.context.failure
