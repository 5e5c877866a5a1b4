import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { normalizePath, runnerImport } from 'vite'
import type { Plugin } from 'vite'

import type * as Layout from '../../workbench/core/chart/layoutOf.ts'
import type * as Source from '../../workbench/atlas/registry/namedCharts.ts'
import type { Chart, ChartLayout } from '../../workbench/core/chart/chart.types.ts'
import type { Captions } from '../../workbench/core/chart/sizes.ts'
import { reloadPage } from './reloadPage.ts'

/**
 * `virtual:statecharts`: the chart of every registered machine with its layout, by machine (default export).
 *
 * The layout engine runs here and is no part of any bundle. A layout is kept under .cache until its machine or the
 * layout's own code changes; a page that shows charts is loaded again when a machine changes.
 */
export const statecharts = (): Plugin => {
  let watched: ReadonlySet<string> = new Set()
  const charts = madeFirst(allStatecharts)
  return {
    name: 'symposium:statecharts',
    enforce: 'pre',
    configResolved: charts.configResolved,
    buildStart: charts.buildStart,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return
      const { value, files } = await charts.value()
      watched = new Set(files)
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(value)}`
    },
    hotUpdate({ file, modules }) {
      if (!watched.has(normalizePath(file))) return
      const stale = this.environment.moduleGraph.getModuleById(`\0${name}`)
      return stale === undefined ? undefined : reloadPage(this.environment, modules, [stale])
    },
  }
}

const name = 'virtual:statecharts'

const rootFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const root = rootFile('')
const cache = rootFile('.cache/statecharts')

interface Statechart {
  readonly chart: Chart
  readonly layout: ChartLayout
}

const allStatecharts = async () => {
  const source = await imported<typeof Source>('workbench/atlas/registry/namedCharts.ts')
  const layOut = await layoutKeeper()
  const value: Record<string, Statechart> = {}
  for (const { chart, captions } of source.module.namedCharts()) {
    value[chart.machine] = { chart, layout: await layOut(chart, captions) }
  }
  return { value, files: source.files }
}

/** Lays charts out, each once: what was laid out before comes from the cache. */
export const layoutKeeper = async () => {
  const engine = await imported<typeof Layout>('workbench/core/chart/layoutOf.ts')
  const code = hash([
    ...engine.files.map((file) => readFileSync(file, 'utf8')),
    readFileSync(rootFile('node_modules/elkjs/package.json'), 'utf8'),
  ])
  return (chart: Chart, captions: Captions = {}) =>
    kept(hash([code, JSON.stringify([chart, captions])]), () => engine.module.layoutOf(chart, captions))
}

/**
 * Values that a plugin makes of imported modules: a build makes them once, before its own modules. They keep the thread busy, and
 * Vite gives an import up that has not been answered for 60 s: on a slow machine no build ended.
 */
export const madeFirst = <Value>(make: () => Promise<Value>) => {
  let isBuild = false
  let made: Promise<Value> | undefined
  return {
    configResolved({ command }: { readonly command: string }) {
      isBuild = command === 'build'
    },
    buildStart: {
      // One after the other: a layout keeps the thread busy, too.
      sequential: true,
      async handler() {
        if (isBuild) await (made = make())
      },
    },
    value: () => made ?? make(),
  }
}

/** The module as it is on the disk now, and the files it is made of. */
export const imported = async <Module>(path: string) => {
  const file = normalizePath(rootFile(path))
  const { module, dependencies } = await runnerImport<Module>(file, {
    configFile: false,
    root,
    logLevel: 'error',
  })
  return { module, files: [file, ...dependencies.map(normalizePath)] }
}

const kept = async (key: string, make: () => Promise<ChartLayout>): Promise<ChartLayout> => {
  const file = `${cache}/${key}.json`
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ChartLayout
  } catch {
    const layout = await make()
    mkdirSync(cache, { recursive: true })
    // Two builds may run side by side: what another one reads is whole.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(layout))
    renameSync(`${file}.${process.pid}`, file)
    return layout
  }
}

const hash = (parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16)
