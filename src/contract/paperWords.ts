/** What is decided about a paper after a round (PAP-01), in the order in which forms offer it. */
export const decisions = ['accept', 'minor_revision', 'major_revision', 'rejection'] as const
export type Decision = (typeof decisions)[number]

/** Where a paper stood when it was withdrawn. */
export const withdrawnFrom = ['active', 'awaiting_revision', 'accepted'] as const
