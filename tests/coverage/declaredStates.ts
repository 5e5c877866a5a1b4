import { readdirSync, readFileSync } from 'node:fs'

import { loadCsf } from 'storybook/internal/csf-tools'

import { declaredState } from '../../workbench/preview/declaredState.ts'

export interface DeclaredStory {
  /** `<file>#<export>` */
  readonly story: string
  readonly title: string
  /** `<machine>.<leaf>`, or null when the story declares none. */
  readonly state: string | null
}

/** Every story of the workshop as its source declares it. */
export const declaredStories = (): DeclaredStory[] =>
  storyFiles().flatMap((file) => {
    const csf = loadCsf(readFileSync(file, 'utf8'), {
      fileName: file,
      makeTitle: (title) => title ?? file,
    }).parse()
    return csf.indexInputs.flatMap((input) => {
      const { exportName, title = '' } = input
      if (exportName === undefined) return []
      return { story: `${file}#${exportName}`, title, state: declaredState(csf.getStoryExport(exportName)) }
    })
  })

const storyFiles = () =>
  readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `stories/${file}`)
    .sort()
