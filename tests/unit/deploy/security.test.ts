import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

/** Numbers of ASVS 5.0.0 by section, as its list has them: 70 of level 1, 183 of level 2. */
const levels = {
  '1': `1.2:1,2,3,4,5 1.3:1,2 1.5:1 2.1:1 2.2:1,2 2.3:1 3.2:1,2 3.3:1 3.4:1,2 3.5:1,2,3 4.1:1 4.4:1 5.2:1,2 5.3:1,2 6.1:1 6.2:1,2,3,4,5,6,7,8 6.3:1,2 6.4:1,2 7.2:1,2,3,4 7.4:1,2 8.1:1 8.2:1,2 8.3:1 9.1:1,2,3 9.2:1 10.4:1,2,3,4,5 11.3:1,2 11.4:1 12.1:1 12.2:1,2 13.4:1 14.2:1 14.3:1 15.1:1 15.2:1 15.3:1`,
  '2': `1.1:1,2 1.2:6,7,8,9 1.3:3,4,5,6,7,8,9,10,11 1.4:1,2,3 1.5:2 2.1:2,3 2.2:3 2.3:2,3,4 2.4:1 3.3:2,3,4 3.4:3,4,5,6 3.5:4,5 3.7:1,2 4.1:2,3 4.2:1 4.3:1,2 4.4:2,3,4 5.1:1 5.2:3 5.4:1,2,3 6.1:2,3 6.2:9,10,11,12 6.3:3,4 6.4:3,4 6.5:1,2,3,4,5 6.6:1,2,3 6.8:1,2,3,4 7.1:1,2,3 7.3:1,2 7.4:3,4,5 7.5:1,2 7.6:1,2 8.1:2 8.2:3 8.4:1 9.2:2,3,4 10.1:1,2 10.2:1,2 10.3:1,2,3,4 10.4:6,7,8,9,10,11 10.5:1,2,3,4,5 10.6:1,2 10.7:1,2,3 11.1:1,2 11.2:1,2,3 11.3:3 11.4:2,3,4 11.5:1 11.6:1 12.1:2,3 12.3:1,2,3,4 13.1:1 13.2:1,2,3,4,5 13.3:1,2 13.4:2,3,4,5 14.1:1,2 14.2:2,3,4 14.3:2,3 15.1:2,3 15.2:2,3 15.3:2,3,4,5,6,7 16.1:1 16.2:1,2,3,4,5 16.3:1,2,3,4 16.4:1,2,3 16.5:1,2,3 17.1:1 17.2:1,2,3,4 17.3:1,2`,
}
const wanted = Object.entries(levels).flatMap(([level, sections]) =>
  sections.split(/\s+/).flatMap((section) => {
    const [chapter = '', numbers = ''] = section.split(':')
    return numbers.split(',').map((number) => `V${chapter}.${number} ${level}`)
  }),
)

const page = readFileSync('docs/security.md', 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', level = '', what = '', state = '', shown = '']) => ({
    number,
    level,
    what,
    state,
    shown,
  }))

/** Files that a text names in backticks; addresses of the site begin with a stroke. */
const filesIn = (text: string) =>
  [...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|json|conf|service)|[\w./-]+\/Caddyfile)`/g)].map(
    ([, path = '']) => path,
  )
const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

describe('docs/security.md', () => {
  it('has each requirement of levels 1 and 2 once, with its level', () => {
    expect(wanted).toHaveLength(253)
    expect(rows.map(({ number, level }) => `${number} ${level}`).toSorted()).toEqual(wanted.toSorted())
  })

  it('what is met names a file that is there; what is not, or does not apply, says why', () => {
    const states = new Set(rows.map(({ state }) => state))
    expect(states).toEqual(new Set(['met', 'not applicable', 'open']))
    const unproved = rows.filter(({ state, shown }) => state === 'met' && filesIn(shown).length === 0)
    const unsaid = rows.filter(({ state, shown }) => state !== 'met' && shown.length < 15)
    expect([...unproved, ...unsaid].map(({ number }) => number)).toEqual([])
    expect(rows.filter(({ what }) => what === '')).toEqual([])
  })

  it('counts as many of each as there are', () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length
    expect(page).toContain(
      `${rows.length} requirements: ${count('met')} met, ${count('not applicable')} not applicable, ${count('open')} open.`,
    )
  })

  it.each(['docs/security.md', 'SECURITY.md'])('%s names files and pages that are there', (path) => {
    const text = readFileSync(path, 'utf8')
    const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) => join(path, '..', to))
    const named = [...filesIn(text), ...linked]
    expect(named.length).toBeGreaterThanOrEqual(2)
    expect(named.filter((file) => !isFile(file))).toEqual([])
  })

  it('rules that are named by a number are rules', () => {
    const rules = readFileSync('docs/rules.md', 'utf8')
    const named = new Set(page.match(/\b[A-Z]{3,5}-\d\d\b/g))
    expect(named.size).toBeGreaterThanOrEqual(5)
    expect([...named].filter((rule) => !rules.includes(`| ${rule} `))).toEqual([])
  })

  it('SECURITY.md invents no address', () => {
    expect(readFileSync('SECURITY.md', 'utf8')).not.toMatch(/\S+@\S+\.\S+/)
  })
})
