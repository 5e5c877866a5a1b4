import { createHash } from 'node:crypto'

import type { Chart, ChartLayout } from '../../workbench/core/chart/chart.types.ts'
import type { ChartHistory, ChartVersion, HistoryRevision } from '../../workbench/core/diff/history.types.ts'
import { blobsAt, chartOfBlob, chartRevisions, chartsNow, historyState } from '../lib/keptCharts.mjs'

/** Revisions that are taken along; a build carries no more. */
const most = 40

export type LayOut = (chart: Chart) => Promise<ChartLayout>

/** The history of the kept charts of a checkout, each version of a chart once. */
export const readChartHistory = async (project: string, layOut: LayOut): Promise<ChartHistory> => {
  const state = historyState(project)
  const found = state === 'none' ? [] : chartRevisions(project, most + 1)
  const charts = new Map<string, Chart>()
  const revisions = found.slice(0, most).map((revision): HistoryRevision => {
    const blobs = blobsAt(project, revision.hash)
    for (const blob of Object.values(blobs)) {
      if (!charts.has(keyOf(blob))) charts.set(keyOf(blob), chartOfBlob(project, blob))
    }
    return { ...revision, charts: mapValues(blobs, keyOf) }
  })
  const present = mapValues(chartsNow(project), (chart) => {
    const known = [...charts].find(([, other]) => JSON.stringify(other) === JSON.stringify(chart))
    const key = known?.[0] ?? keyOf(createHash('sha1').update(JSON.stringify(chart)).digest('hex'))
    charts.set(key, chart)
    return key
  })
  return {
    extent: state === 'complete' && found.length > most ? 'cut' : state,
    built: new Date().toISOString(),
    revisions,
    present,
    versions: await layOutAll(charts, layOut),
  }
}

export const layOutAll = async (
  charts: ReadonlyMap<string, Chart>,
  layOut: LayOut,
): Promise<Record<string, ChartVersion>> => {
  const versions: Record<string, ChartVersion> = {}
  for (const [key, chart] of charts) versions[key] = { chart, layout: await layOut(chart) }
  return versions
}

const keyOf = (blob: string) => blob.slice(0, 12)

const mapValues = <From, To>(values: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
