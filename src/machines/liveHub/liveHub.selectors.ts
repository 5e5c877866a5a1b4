import { shown } from '../shared/shown.ts'
import type { LiveHubSnapshot } from './liveHub.machine.ts'
import { hubStatuses } from './liveHub.types.ts'

/** State of the connection. */
export const selectStatus = (snapshot: LiveHubSnapshot) => shown(snapshot, hubStatuses)
export const selectView = (snapshot: LiveHubSnapshot) => snapshot.context.view
export const selectFailure = (snapshot: LiveHubSnapshot) => snapshot.context.failure
