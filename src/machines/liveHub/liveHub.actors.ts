import { fromCallback } from 'xstate'

import type { LiveHubPort, LiveHubSignal } from './liveHub.types.ts'

export const createLiveHubActors = (port: LiveHubPort) => ({
  openHub: fromCallback<LiveHubSignal, void>(({ sendBack }) => port.openHub(sendBack)),
})
