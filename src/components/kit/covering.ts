/**
 * How to load the cover of a list's entry: entries that may be above the fold at once, the first of them with priority,
 * the others when they come near.
 */
export const covering = (at: number) =>
  at === 0
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: at < firstRow ? 'eager' : 'lazy' } as const)

/** Columns of the widest screen. */
const firstRow = 3
