import { compareUnits, keyedUnits } from '../lib/proof/keys.mjs'
import { selectForGate } from '../lib/proof/select.mjs'
import { commitOf, treeAt } from '../lib/proof/tree.mjs'
import { unitSuites } from '../lib/proof/units.mjs'

const width = 10
const judged = ['stories', 'server', 'e2e']

/**
 * Replays the last 120 commits in windows of ten and measures how much the gate runs for each, right after a deep run.
 * @param {{from?: string, brief?: boolean}} options `from`: the last of these commits
 */
export const measure = async ({ from = 'HEAD', brief = false } = {}) => {
  const windows = brief ? 1 : 12
  const shares = new Map(unitSuites.map((suite) => [suite, { changed: [], run: [] }]))
  let after = keyedUnits(treeAt(from))
  for (let window = 0; window < windows; window += 1) {
    const revision = `${from}~${(window + 1) * width}`
    const before = keyedUnits(treeAt(revision))
    const { units } = after
    const differs = compareUnits(before, after)
    const same = units.filter(({ id }) => differs(id) === 'same')
    const { run } = selectForGate({
      units,
      claims: new Map(same.map(({ id, key }) => [id, [{ key, commit: '0000000' }]])),
      differs: ({ id }) => differs(id),
      commit: commitOf(`${from}~${window * width}`),
    })
    for (const suite of unitSuites) {
      const all = units.filter((unit) => unit.suite === suite)
      const chosen = all.filter(({ id }) => run.has(id))
      const changed = chosen.filter(({ id }) => ['unproved', 'tools', 'ground'].includes(run.get(id)))
      shares.get(suite).changed.push(changed.length / all.length)
      shares.get(suite).run.push(chosen.length / all.length)
    }
    after = before
  }
  const percent = (share) => `${Math.round(share * 100)} %`
  return {
    rows: [...shares].map(([suite, { changed, run }]) => ({
      what: `${suite}: units that the gate runs for ten commits, because of a change / with the draw and the core: median`,
      measured: `${percent(median(changed))} / ${percent(median(run))}`,
      goal: judged.includes(suite) ? '≤ 33 % because of a change' : '–',
      met: !judged.includes(suite) || median(changed) <= 1 / 3,
    })),
    notes: [
      `${windows} windows of ${width} commits, the last 120; each as if a deep run had proved everything before it. Imports of files, without declarations, lists, keys of texts and grounds, pick every story file in each window and every server file in eleven.`,
    ],
  }
}

const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2
}
