/** Bulk actions on registrations. */
export const bulkKinds = ['tag', 'untag', 'retype', 'cancel'] as const
export type BulkKind = (typeof bulkKinds)[number]

/** Result for one of them; `kept`: it was changed again before the action was undone, and stays. */
export const bulkOutcomes = ['done', 'refused', 'undone', 'kept'] as const

/** Registrations that can be chosen one by one. */
export const mostChosen = 200
/** Named filters of one conference. */
export const mostViews = 50
/** Length of a tag's or a filter's name, in UTF-16 units. */
export const longestName = 40
/** Time in which a bulk action can be undone. */
export const undoMs = 86_400_000
