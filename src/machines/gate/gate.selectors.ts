import { shown } from '../shared/shown.ts'
import type { GateSnapshot } from './gate.machine.ts'
import { gateAnswers, gateViews } from './gate.types.ts'
import type { GateAnswer } from './gate.types.ts'

export const selectView = (snapshot: GateSnapshot) => shown(snapshot, gateViews)
/** To be read at arm's length; the answer of a gate that is not open is never shown. */
export const selectAnswer = (snapshot: GateSnapshot): GateAnswer =>
  gateAnswers.find((answer) => snapshot.hasTag(answer)) ?? 'ready'
export const selectConferences = (snapshot: GateSnapshot) => snapshot.context.conferences
export const selectPlace = (snapshot: GateSnapshot) => snapshot.context.place
export const selectVerdict = (snapshot: GateSnapshot) => snapshot.context.verdict
export const selectFailure = (snapshot: GateSnapshot) => snapshot.context.failure
/** Changes with every scan, also when the answer is the same. */
export const selectNonce = (snapshot: GateSnapshot) => snapshot.context.scan?.nonce ?? ''
