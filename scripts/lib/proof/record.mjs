import { execFileSync } from 'node:child_process'

import { root } from '../root.mjs'

/** Units that deep runs found green, one sorted line each: `<unit> <key> <commit>`. Git merges the lines of two branches. */
export const recordFile = 'tests/proved.txt'

/** Maximum age of the oldest line that a gate relies on. */
export const recordLimits = { days: 3, commits: 60 }

/**
 * @typedef {{key: string, commit: string}} Claim
 * @param {string} text @returns {Map<string, Claim[]>} claims by unit; a unit has two after a merge of two branches that proved it
 */
export const parseRecord = (text) => {
  const claims = new Map()
  for (const line of text.split('\n')) {
    const [, id, key, commit] = /^(\S+) ([0-9a-f]{12}) ([0-9a-f]{7,40})$/.exec(line) ?? []
    if (id !== undefined) claims.set(id, [...(claims.get(id) ?? []), { key, commit }])
  }
  return claims
}

/** @param {ReadonlyMap<string, readonly Claim[]>} claims */
export const formatRecord = (claims) =>
  [...claims]
    .flatMap(([id, each]) => each.map(({ key, commit }) => `${id} ${key} ${commit}\n`))
    .sort()
    .join('')

/** The claim with the present key of the unit, or null. */
export const believed = (claims, { id, key }) => claims.get(id)?.find((claim) => claim.key === key) ?? null

/**
 * Record after a run: green units get a claim, red units lose theirs, other existing units keep theirs.
 * @param {{units: readonly {id: string, key: string}[], green: ReadonlySet<string>, red: ReadonlySet<string>, commit: string}} run
 */
export const recordAfter = (claims, { units, green, red, commit }) => {
  const after = new Map()
  for (const { id, key } of units) {
    if (green.has(id)) after.set(id, [{ key, commit: commit.slice(0, 10) }])
    else if (!red.has(id) && claims.has(id)) after.set(id, claims.get(id))
  }
  return after
}

/**
 * Age of the oldest of these commits, counted back from `commit`. Null without commits, or if git does not know them (a shallow
 * clone).
 * @returns {{days: number, commits: number, since: string} | null} `since`: ISO date
 */
export const ageOf = (commits, commit) => {
  const ages = [...new Set(commits)].flatMap((each) => {
    const at = timeOf(each)
    const now = timeOf(commit)
    const count = git('rev-list', '--count', `${each}..${commit}`)
    if (at === null || now === null || count === null) return []
    return [
      {
        days: (now - at) / 86_400,
        commits: Number(count),
        since: new Date(at * 1000).toISOString().slice(0, 10),
      },
    ]
  })
  if (ages.length === 0) return null
  return {
    days: Math.max(...ages.map(({ days }) => days)),
    commits: Math.max(...ages.map((age) => age.commits)),
    since: ages.map(({ since }) => since).sort()[0],
  }
}

/** Why the gate fails because of the record's age; null if it is young enough. */
export const staleness = (age, { days, commits } = recordLimits) => {
  if (age === null || (age.days <= days && age.commits <= commits)) return null
  const says =
    age.days > days
      ? `${age.days.toFixed(1)} days old (at most ${days})`
      : `${age.commits} commits old (at most ${commits})`
  return `The record of deep runs (${recordFile}) is ${says}: run npm test -- --deep, whole or in slices, and commit it.`
}

const timeOf = (commit) => {
  const text = git('log', '-1', '--format=%ct', commit, '--')
  return text === null || text.trim() === '' ? null : Number(text)
}

const git = (...words) => {
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}
