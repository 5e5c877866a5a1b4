/** What can be done to many registrations at once. */
export const bulkKinds = ['tag', 'untag', 'retype', 'cancel'] as const
export type BulkKind = (typeof bulkKinds)[number]

/** What became of one of them; `kept`: it was changed again before the action was taken back, and stays. */
export const bulkOutcomes = ['done', 'refused', 'undone', 'kept'] as const

/** Registrations that can be chosen one by one. */
export const mostChosen = 200
/** Named filters of one conference. */
export const mostViews = 50
/** Of the name of a tag or a filter, in UTF-16 units. */
export const longestName = 40
/** How long a bulk action can be taken back. */
export const undoMs = 86_400_000
