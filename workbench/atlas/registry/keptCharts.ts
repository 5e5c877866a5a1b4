import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { allCharts } from './allCharts.ts'
import { chartText } from '../../core/chart/chartText.ts'

interface Difference {
  /** Name of the file in the folder. */
  readonly file: string
  readonly kind: 'missing' | 'outdated' | 'orphaned'
}

/** Changes needed for `folder` to hold exactly the charts of the registered machines. */
export const differencesIn = (folder: string): Difference[] => {
  const wanted = wantedFiles()
  const present = filesIn(folder)
  return [
    ...[...wanted].flatMap(([file, text]): Difference[] => {
      if (!present.includes(file)) return [{ file, kind: 'missing' }]
      return readFileSync(`${folder}/${file}`, 'utf8') === text ? [] : [{ file, kind: 'outdated' }]
    }),
    ...present.filter((file) => !wanted.has(file)).map((file): Difference => ({ file, kind: 'orphaned' })),
  ]
}

/** Makes `folder` hold exactly those charts. */
export const keepCharts = (folder: string): Difference[] => {
  const differences = differencesIn(folder)
  const wanted = wantedFiles()
  mkdirSync(folder, { recursive: true })
  for (const { file } of differences) {
    const text = wanted.get(file)
    if (text === undefined) rmSync(`${folder}/${file}`)
    else writeFileSync(`${folder}/${file}`, text)
  }
  return differences
}

const wantedFiles = () =>
  new Map(allCharts().map((chart) => [`${chart.machine}.chart.json`, chartText(chart)]))

const filesIn = (folder: string) => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
