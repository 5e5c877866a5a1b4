import type { Revision } from '../../../scripts/lib/keptCharts.mjs'
import type { Chart, ChartLayout } from '../chart/chart.types.ts'

/** The repository's history of the kept charts when the workshop was built. */
export interface ChartHistory {
  /**
   * `complete`: from the first kept chart on; `cut`: only the newest revisions were taken along; `shallow`: the clone
   * it was built from lacks older ones; `none`: it was built without git.
   */
  readonly extent: 'complete' | 'cut' | 'shallow' | 'none'
  /** ISO. */
  readonly built: string
  /** Those that changed a chart, newest first. */
  readonly revisions: readonly HistoryRevision[]
  /** Time of the build. */
  readonly present: ChartKeys
  readonly versions: Readonly<Record<string, ChartVersion>>
}

export interface HistoryRevision extends Revision {
  readonly charts: ChartKeys
}

/** Machine → key in `versions`. */
export type ChartKeys = Readonly<Record<string, string>>

export interface ChartVersion {
  readonly chart: Chart
  readonly layout: ChartLayout
}
