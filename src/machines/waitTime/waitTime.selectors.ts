import type { WaitTimeSnapshot } from './waitTime.machine.ts'

export const selectIsBusy = (snapshot: WaitTimeSnapshot) => snapshot.hasTag('busy')
export const selectWanted = (snapshot: WaitTimeSnapshot) => snapshot.context.wanted
export const selectFailure = (snapshot: WaitTimeSnapshot) => snapshot.context.failure
