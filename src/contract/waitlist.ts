import * as z from 'zod/mini'

/** A user's place on the waiting list of a ticket type. */
export const waitlistEntry = z.object({
  id: z.int(),
  state: z.string(),
  version: z.int(),
  /** End of the hold of a freed place; null while none is offered. ISO 8601, UTC. */
  offered_until: z.nullable(z.string()),
})
export type WaitlistEntry = z.infer<typeof waitlistEntry>
