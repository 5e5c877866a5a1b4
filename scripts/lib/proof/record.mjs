import { execFileSync } from 'node:child_process'

import { root } from '../root.mjs'

/** What deep runs found green: a line for each unit, `<unit> <key> <commit>`, sorted, so that two branches join by lines. */
export const recordFile = 'tests/proved.txt'

/** How old the oldest line may be that a gate relies on. */
export const recordLimits = { days: 3, commits: 60 }

/**
 * @typedef {{key: string, commit: string}} Claim
 * @param {string} text @returns {Map<string, Claim[]>} by unit; a unit has two claims where two branches proved it
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

/** The claim that this unit, as it is now, was proved; null: there is none, or the key is another one. */
export const believed = (claims, { id, key }) => claims.get(id)?.find((claim) => claim.key === key) ?? null

/**
 * The record after a run: what was green is claimed with the commit, what was red has no claim any more, other units keep
 * theirs as long as they exist.
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
 * How old the oldest claim is that somebody relies on, before `commit`. Null where no claim is relied on, or git does not
 * know the commits, as in a shallow clone.
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

/** Why the gate is red whatever its tests say; null: the record is young enough. */
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
