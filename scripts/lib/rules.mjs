import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.mjs'
import { filesBelow } from './stamp.mjs'

/** Every rule of docs/rules.md, in its order. */
export const readRules = () => {
  const text = readFileSync(join(root, 'docs/rules.md'), 'utf8')
  return [...text.matchAll(/^\| ([A-Z0-9]{2,6}-\d{2})\s+\| (.+?)\s+\|$/gm)].map(([, id, rule]) => ({
    id,
    rule,
  }))
}

/** Rule id → files whose test or story titles carry it, as in `it('[LOGIN-07] …')`. */
export const provenRules = () => {
  const proven = new Map()
  const sources = ['tests', 'stories']
    .flatMap(filesBelow)
    .filter((file) => /\.(?:test|stories)\.tsx?$/.test(file))
  // Titles that a loop puts together are only in the reports of the last run.
  const reports = filesBelow('.cache/reports').filter((file) => file.endsWith('.json'))
  const files = [...sources, ...reports]
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const [marks] of text.matchAll(/\[[A-Z0-9]{2,6}-\d{2}(?:[,\s…–-]+[A-Z0-9]{2,6}-\d{2})*\]/g)) {
      for (const [id] of marks.matchAll(/[A-Z0-9]{2,6}-\d{2}/g))
        proven.set(id, [...(proven.get(id) ?? []), file])
    }
  }
  return proven
}
