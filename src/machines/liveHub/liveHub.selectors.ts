import { shown } from '../shared/shown.ts'
import type { LiveHubSnapshot } from './liveHub.machine.ts'
import { hubStandings } from './liveHub.types.ts'

/** How the connection stands. */
export const selectStanding = (snapshot: LiveHubSnapshot) => shown(snapshot, hubStandings)
export const selectView = (snapshot: LiveHubSnapshot) => snapshot.context.view
export const selectFailure = (snapshot: LiveHubSnapshot) => snapshot.context.failure
