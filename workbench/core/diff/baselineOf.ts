import type { ChartHistory, HistoryRevision } from './history.types.ts'

/** `yesterday`: from its first minute; `week`: seven days; otherwise the hash of a revision or its beginning. */
export type Since = string

export interface Baseline {
  readonly revision: HistoryRevision
  /** The requested moment is earlier than the history: the oldest known revision replaces it. */
  readonly tooEarly: boolean
}

/** Baseline of the comparison. Null: there is no history, or no such revision. */
export const baselineOf = (
  { revisions }: Pick<ChartHistory, 'revisions'>,
  since: Since,
  now: Date,
): Baseline | null => {
  const days = since === 'yesterday' ? 1 : since === 'week' ? 7 : null
  if (days === null) {
    const chosen = since === '' ? undefined : revisions.find(({ hash }) => hash.startsWith(since))
    return chosen === undefined ? null : { revision: chosen, tooEarly: false }
  }
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days)
  const stood = revisions.find(({ date }) => new Date(date) < start)
  const oldest = revisions.at(-1)
  if (stood !== undefined) return { revision: stood, tooEarly: false }
  return oldest === undefined ? null : { revision: oldest, tooEarly: true }
}
