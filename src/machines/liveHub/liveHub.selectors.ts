import type { LiveHubSnapshot } from './liveHub.machine.ts'

const standings = ['replaced', 'full', 'displaced', 'failed', 'removed', 'ended'] as const

/** How the connection stands. */
export const selectStanding = (snapshot: LiveHubSnapshot) => {
  if (snapshot.matches({ open: 'connecting' })) return 'connecting'
  if (snapshot.matches({ open: 'online' })) return 'online'
  if (snapshot.matches({ open: 'resuming' })) return 'resuming'
  return standings.find((standing) => snapshot.matches(standing)) ?? 'failed'
}

export const selectView = (snapshot: LiveHubSnapshot) => snapshot.context.view
export const selectFailure = (snapshot: LiveHubSnapshot) => snapshot.context.failure
