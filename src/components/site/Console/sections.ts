/** Parts of the console beside its queues. */
export const consoleSections = ['paperDesk', 'site', 'users', 'jobs', 'audit'] as const
export type ConsoleSection = (typeof consoleSections)[number]
