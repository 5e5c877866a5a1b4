import { CallError, failure } from '../contract/failure.ts'

interface Result {
  readonly id: number
  readonly outcome: string
  readonly reason: string | null
  readonly says: string
}

/** Results of several actions: where one is refused, the first refusal is thrown, and the others still apply. */
export const eachDone = <Each extends Result>(results: readonly Each[]): readonly Each[] => {
  const refused = results.find(({ outcome }) => outcome === 'refused')
  if (refused === undefined) return results
  const { id, reason, says } = refused
  throw new CallError({ ...failure('refused'), reason, msg: `#${id}: ${says}` })
}
