import { and, eq, lte, or } from 'drizzle-orm'

import { conferences } from '../db/schema/catalogue.ts'

type Conference = Pick<typeof conferences.$inferSelect, 'state' | 'movedAt' | 'endsAt'>

/** When a conference was, or will be, over: its organizers may have ended it early (CONF-01). */
export const endOf = ({ state, movedAt, endsAt }: Conference): Date =>
  state === 'ended' && movedAt < endsAt ? movedAt : endsAt

/** The same as a condition: it was over by then. */
export const wasOverBy = (at: Date) =>
  or(lte(conferences.endsAt, at), and(eq(conferences.state, 'ended'), lte(conferences.movedAt, at)))
