import { captionsOf } from '../../core/diff/captionsOf.ts'
import { registry } from '../../registry.ts'
import { chartOf } from '../../core/chart/chartOf.ts'

/** The chart of every registered machine, and the names of its states in each language. */
export const namedCharts = () =>
  Object.values(registry).map((entry) => ({
    chart: chartOf(entry.machine),
    captions: { [entry.machine.id]: Object.values(entry.title), ...captionsOf(entry) },
  }))
