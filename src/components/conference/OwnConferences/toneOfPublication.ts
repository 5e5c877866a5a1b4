import type { Publication } from '../../../contract/ownConference.ts'
import type { Tone } from '../../kit/Card.styles.ts'

/** Colour of a conference's card. */
export const toneOfPublication = (publication: Publication): Tone => tones[publication]

const tones = {
  draft: 'waiting',
  in_review: 'waiting',
  published: 'good',
  cancelled: 'seal',
  archived: 'neutral',
} as const satisfies Record<Publication, Tone>
