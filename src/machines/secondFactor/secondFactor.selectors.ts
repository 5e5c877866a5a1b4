import { given } from '../shared/given.ts'
import { shown } from '../shared/shown.ts'
import type { SecondFactorSnapshot } from './secondFactor.machine.ts'
import { factorViews } from './secondFactor.types.ts'

/** While a proof is looked at, the form that it came from stays. */
export const selectView = (snapshot: SecondFactorSnapshot) =>
  snapshot.hasTag('checking') ? given(snapshot.context.proof, 'a proof').way : shown(snapshot, factorViews)
export const selectWays = (snapshot: SecondFactorSnapshot) => snapshot.context.ways
export const selectFailure = (snapshot: SecondFactorSnapshot) => snapshot.context.failure
export const selectIsBusy = (snapshot: SecondFactorSnapshot) => snapshot.hasTag('busy')
/** The browser asks for the passkey. */
export const selectIsAsking = (snapshot: SecondFactorSnapshot) => snapshot.hasTag('asking')
export const selectHasWayBack = (snapshot: SecondFactorSnapshot) => snapshot.can({ type: 'way.back' })
