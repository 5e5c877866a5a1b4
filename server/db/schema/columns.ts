import { integer, text, timestamp } from 'drizzle-orm/pg-core'

/** Columns that tables of every part have. Times are instants. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
export const at = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => at('created_at').notNull().defaultNow()

/** `state` is the leaf of the lifecycle of the same name, `version` counts its transitions. */
export const statusColumns = (initial: string) => ({
  state: text('state').notNull().default(initial),
  version: integer('version').notNull().default(0),
  createdAt: createdAt(),
  /** Time of the last transition; before the first, of the creation. */
  movedAt: at('moved_at').notNull().defaultNow(),
})
