import type { Tone } from './Card.styles.ts'

/** Colour of a conference's or live's state; the seal is for what happens now. */
export const tones = {
  not_started: 'action',
  ongoing: 'seal',
  paused: 'waiting',
  ended: 'neutral',
} as const satisfies Record<string, Tone>
