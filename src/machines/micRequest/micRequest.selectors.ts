import type { MicRequestSnapshot } from './micRequest.machine.ts'
import { requestStatuses } from './micRequest.types.ts'

export const selectStatus = (snapshot: MicRequestSnapshot) =>
  requestStatuses.find((status) => snapshot.hasTag(status)) ?? 'gone'
export const selectFailure = (snapshot: MicRequestSnapshot) => snapshot.context.failure
