/** State of the connection. */
export type ChatLink = 'connecting' | 'ready' | 'lost' | 'retrying' | 'failed' | 'removed' | 'replaced'

/** Reasons that writing is not possible; each has its sentence (MUTE-01). */
export const chatBars = [
  'connecting',
  'lost',
  'failed',
  'removed',
  'replaced',
  'ended',
  'guestsReadOnly',
  'mutedGroup',
  'mutedMember',
] as const
export type ChatBar = (typeof chatBars)[number]
