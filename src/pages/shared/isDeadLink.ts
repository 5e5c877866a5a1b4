import type { Failure } from '../../contract/failure.ts'

/** The target of the link does not exist, or no longer: a retry does not help. */
export const isDeadLink = (failure: Failure | null): boolean =>
  failure?.reason === 'notFound' || failure?.reason === 'invalid'
