import type { Chart } from '../chart/chart.types.ts'
import type { ChartHistory, ChartKeys } from './history.types.ts'

/** Charts by machine. */
export const chartsOf = (keys: ChartKeys, versions: ChartHistory['versions']): Record<string, Chart> =>
  Object.fromEntries(
    Object.entries(keys).flatMap(([machine, key]) => {
      const version = versions[key]
      return version === undefined ? [] : [[machine, version.chart]]
    }),
  )
