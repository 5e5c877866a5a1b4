import * as z from 'zod/mini'

/** Rooms that are offered for the nights of a conference (BUT-01). Amounts are in fen. */

/**
 * How a member wants to live. Members are not asked for their gender: a member who accepts an unknown woman or man says so, and only
 * the organizers read it.
 */
export const sharings = ['alone', 'named', 'women', 'men'] as const
export type Sharing = (typeof sharings)[number]
/** Of the text that says with whom. */
export const longestCompanion = 100

/** Why nobody can book a room: its last day to book is over, every room is taken, no night is left. */
export const roomClosures = ['ended', 'full', 'over'] as const

export const hotelRoom = z.object({
  id: z.int(),
  hotel: z.string(),
  address: z.string(),
  room: z.string(),
  /** Of one night. */
  price: z.int(),
  /** From when on nobody can book it; null: as long as there are nights. ISO 8601, UTC. */
  book_until: z.nullable(z.string()),
  /** Of the hotel; may be empty, as the note. */
  phone: z.string(),
  note: z.string(),
  /** Null: it can be booked. */
  closed: z.nullable(z.literal(roomClosures)),
  /** The nights that are offered, in order; `day` is the evening, `2026-12-03`. */
  nights: z.array(z.object({ day: z.string(), left: z.int() })),
})
export type HotelRoom = z.infer<typeof hotelRoom>
