import type { Failure } from '../../contract/failure.ts'

/** The link names nothing, or nothing any more: asking again does not help. */
export const isDeadLink = (failure: Failure | null): boolean =>
  failure?.reason === 'notFound' || failure?.reason === 'invalid'
