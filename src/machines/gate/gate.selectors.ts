import type { GateSnapshot } from './gate.machine.ts'

/** What the page shows. */
export const selectView = (snapshot: GateSnapshot) => {
  if (snapshot.matches('loading')) return 'loading'
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('choosing') ? 'choosing' : 'standing'
}

/** What is said of the scan, to be read at arm's length. */
export const selectAnswer = (snapshot: GateSnapshot) => {
  if (snapshot.matches({ standing: 'checking' })) return 'checking'
  if (snapshot.matches({ standing: 'admitted' })) return 'admitted'
  if (snapshot.matches({ standing: 'refused' })) return 'refused'
  if (snapshot.matches({ standing: 'doubtful' })) return 'doubtful'
  return snapshot.matches({ standing: 'unanswered' }) ? 'unanswered' : 'ready'
}
export type GateAnswer = ReturnType<typeof selectAnswer>

export const selectConferences = (snapshot: GateSnapshot) => snapshot.context.conferences
export const selectPlace = (snapshot: GateSnapshot) => snapshot.context.place
export const selectVerdict = (snapshot: GateSnapshot) => snapshot.context.verdict
export const selectFailure = (snapshot: GateSnapshot) => snapshot.context.failure
/** Changes with every scan, also when the answer is the same. */
export const selectNonce = (snapshot: GateSnapshot) => snapshot.context.scan?.nonce ?? ''
