/**
 * How the cover of a list's entry is fetched: those that may stand above the fold at once, the first of them before
 * everything else, the others when they come near.
 */
export const covering = (at: number) =>
  at === 0
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: at < firstRow ? 'eager' : 'lazy' } as const)

/** Columns of the widest screen. */
const firstRow = 3
