import { fileURLToPath } from 'node:url'

import { normalizePath } from 'vite'
import type { Plugin } from 'vite'

import type * as Captions from '../../workbench/core/diff/captionsOf.ts'
import type * as Example from '../../workbench/core/diff/exampleHistory.ts'
import type { ChartHistory } from '../../workbench/core/diff/history.types.ts'
import type { Known } from '../../workbench/core/diff/names.ts'
import type * as Registry from '../../workbench/registry.ts'
import { chartsFolder } from '../lib/keptCharts.mjs'
import { layOutAll, readChartHistory } from './readChartHistory.ts'
import type { LayOut } from './readChartHistory.ts'
import { reloadPage } from './reloadPage.ts'
import { imported, layoutKeeper, madeFirst } from './statecharts.ts'

/**
 * - `virtual:chart-history`: the kept charts as they are and as they were at the last revisions that changed one, each
 *   with its layout (default export)
 * - `virtual:chart-history/example`: the same of a made-up flow
 */
export const chartHistory = (): Plugin => {
  const real = madeFirst(realHistory)
  const made = madeFirst(exampleHistory)
  return {
    name: 'symposium:chart-history',
    enforce: 'pre',
    configResolved(config) {
      for (const history of [real, made]) history.configResolved(config)
    },
    buildStart: {
      sequential: true,
      async handler() {
        for (const history of [real, made]) await history.buildStart.handler()
      },
    },
    resolveId: (id) => (id === name || id === example ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${name}`) return moduleOf(await real.value())
      if (id === `\0${example}`) return moduleOf(await made.value())
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(normalizePath(`${project}${chartsFolder}/`))) return
      const stale = this.environment.moduleGraph.getModuleById(`\0${name}`)
      return stale === undefined ? undefined : reloadPage(this.environment, modules, [stale])
    },
  }
}

const name = 'virtual:chart-history'
const example = `${name}/example`
const project = fileURLToPath(new URL('../../', import.meta.url))

const moduleOf = (history: ChartHistory) => `export default ${JSON.stringify(history)}`

const realHistory = async () => {
  const { module } = await imported<typeof Registry>('workbench/registry.ts')
  return readChartHistory(project, await withNames(module.registry))
}

const exampleHistory = async (): Promise<ChartHistory> => {
  const { module } = await imported<typeof Example>('workbench/core/diff/exampleHistory.ts')
  const charts = new Map(
    module.exampleRevisions.flatMap((revision) =>
      Object.entries(revision.charts).map(([id, chart]) => [`${revision.hash} ${id}`, chart] as const),
    ),
  )
  const revisions = module.exampleRevisions.map((revision) => ({
    ...revision,
    charts: Object.fromEntries(Object.keys(revision.charts).map((id) => [id, `${revision.hash} ${id}`])),
  }))
  const [newest] = revisions
  return {
    extent: 'complete',
    built: newest?.date ?? '',
    revisions,
    present: newest?.charts ?? {},
    versions: await layOutAll(charts, await withNames(module.exampleKnown)),
  }
}

/** Room is left for the names of states in every language. */
const withNames = async (known: Readonly<Record<string, Known>>): Promise<LayOut> => {
  const { module } = await imported<typeof Captions>('workbench/core/diff/captionsOf.ts')
  const layOut = await layoutKeeper()
  return (chart) => layOut(chart, module.allCaptionsOf(chart.machine, known[chart.machine]))
}
