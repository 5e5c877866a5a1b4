import { integer, timestamp } from 'drizzle-orm/pg-core'

/** Columns that tables of every part have. Times are instants. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
export const at = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => at('created_at').notNull().defaultNow()
