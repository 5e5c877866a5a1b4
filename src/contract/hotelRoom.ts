import * as z from 'zod/mini'

/** Rooms that are offered for the nights of a conference (BUT-01). Amounts are in fen. */

/**
 * Preferences for sharing a room. Members are not asked for their gender: a member who accepts an unknown woman or man
 * states it, and only the organizers read it.
 */
export const sharings = ['alone', 'named', 'women', 'men'] as const
export type Sharing = (typeof sharings)[number]
/** Length of the companion's text. */
export const longestCompanion = 100

/** Reasons that a room cannot be booked: its booking period is over, every room is taken, no night is left. */
export const roomClosures = ['ended', 'full', 'over'] as const

export const hotelRoom = z.object({
  id: z.int(),
  hotel: z.string(),
  address: z.string(),
  room: z.string(),
  /** Price of one night. */
  price: z.int(),
  /** End of booking; null: as long as there are nights. ISO 8601, UTC. */
  book_until: z.nullable(z.string()),
  /** Phone of the hotel; may be empty, as the note. */
  phone: z.string(),
  note: z.string(),
  /** Null: it can be booked. */
  closed: z.nullable(z.literal(roomClosures)),
  /** The nights that are offered, in order; `day` is the evening, `2026-12-03`. */
  nights: z.array(z.object({ day: z.string(), left: z.int() })),
})
export type HotelRoom = z.infer<typeof hotelRoom>
