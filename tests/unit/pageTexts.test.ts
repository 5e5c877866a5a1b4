import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import { frameTexts, routes } from '../../src/app/routes.ts'
import catalogue from '../../src/i18n/en.json' with { type: 'json' }
import { createUsedTexts } from '../support/usedTexts.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const contents = new Map(
  readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .map((file) => [file, readFileSync(root + file, 'utf8')] as const),
)
const usedTexts = createUsedTexts(contents, new Set(Object.keys(catalogue)))

/** Folders whose modules show texts. Contracts and services name events and fields alike. */
const shown = /^src\/(?:app|components|pages)\//

/** Texts of a component that some of its pages never show. */
const elsewhere: ReadonlyArray<readonly [file: string, namespace: string]> = [
  // The page names its own count.
  ['src/components/account/Member/MemberList.tsx', 'member'],
  // Places for names are in mails alone.
  ['src/components/kit/RichEditor/Toolbar.tsx', 'campaign'],
  // Other pages use only addresses of the desk's links.
  ['src/components/kit/paperPlaces.ts', 'desk'],
  // One page has two routes, one for lives and one for videos.
  ['src/components/account/History/WatchedLive.tsx', 'home'],
]

describe('[I18N-01] a page loads the texts that it shows', () => {
  it.each(routes.map(({ name, page, texts }) => [name, page.file, texts] as const))(
    '%s',
    (_name, file, texts) => {
      const missing = [...usedTexts(`src/pages/${file}.tsx`)].flatMap(([namespace, files]) =>
        files
          .filter(
            (used) =>
              shown.test(used) && !elsewhere.some(([where, what]) => where === used && what === namespace),
          )
          .map((used) => `${namespace}: ${used}`),
      )
      const loaded = new Set<string>([...frameTexts, ...texts])
      expect(missing.filter((one) => !loaded.has(one.split(':')[0] ?? ''))).toEqual([])
    },
  )

  it('an id in a string, the beginning of one and a component at a distance are found; events and comments are not', () => {
    const used = createUsedTexts(
      new Map([
        [
          'src/pages/A.tsx',
          `import { B } from '../components/B.tsx'\nsay('one.title')\nsend({ type: 'two.start' })`,
        ],
        [
          'src/components/B.tsx',
          "// 'two.start'\nconst on = { 'two.start': 1 }\nsay(`three.${kind}`)\nsay('four.none')",
        ],
      ]),
      new Set(['one.title', 'two.start', 'three.open', 'four.title']),
    )
    expect(used('src/pages/A.tsx')).toEqual(
      new Map([
        ['one', ['src/pages/A.tsx']],
        ['three', ['src/components/B.tsx']],
      ]),
    )
  })
})
