import { CallError, failure } from '../contract/failure.ts'
import type { Reason } from '../contract/reasons.ts'
import { failed } from '../machines/shared/model.ts'

/** Model events: the call of an actor was lost, or refused. */
export const offline = (actor: string) => failed(actor, new CallError(failure('offline')))

export const refused = (actor: string, reason: Reason, field: string | null = null) =>
  failed(
    actor,
    new CallError(failure('refused', `server says ${reason}`, { reason, field, retry_after: null })),
  )
