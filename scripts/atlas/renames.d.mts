import type { Chart } from '../../workbench/core/chart/chart.types.ts'

export interface Renames {
  readonly actors?: Readonly<Record<string, string>>
  readonly events?: Readonly<Record<string, string>>
  readonly actions?: Readonly<Record<string, string>>
  readonly guards?: Readonly<Record<string, string>>
}

/** Old name → new name, by machine. */
export const renames: Readonly<Record<string, Renames>>

export const renamedCharts: (
  charts: Readonly<Record<string, Chart>>,
  table?: Readonly<Record<string, Renames>>,
) => Record<string, Chart>
