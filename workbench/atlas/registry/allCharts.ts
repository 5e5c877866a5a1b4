import { machines } from '../../../src/machines/registry.ts'
import { chartOf } from '../../core/chart/chartOf.ts'

/** The chart of every registered machine, by its id. */
export const allCharts = () => Object.values(machines).map(chartOf)
