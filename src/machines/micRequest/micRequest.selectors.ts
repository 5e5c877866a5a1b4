import type { MicRequestSnapshot } from './micRequest.machine.ts'
import { requestStandings } from './micRequest.types.ts'

export const selectStanding = (snapshot: MicRequestSnapshot) =>
  requestStandings.find((standing) => snapshot.hasTag(standing)) ?? 'gone'
export const selectFailure = (snapshot: MicRequestSnapshot) => snapshot.context.failure
