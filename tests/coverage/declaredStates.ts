import { readdirSync, readFileSync } from 'node:fs'

import { storiesIn } from '../../workbench/preview/storiesIn.ts'

export interface DeclaredStory {
  /** `<file>#<export>` */
  readonly story: string
  readonly title: string
  /** `<machine>.<leaf>`, or null when the story declares none. */
  readonly state: string | null
}

/** Every story of the workshop as its source declares it. */
export const declaredStories = (): DeclaredStory[] =>
  storyFiles().flatMap((file) =>
    storiesIn(readFileSync(file, 'utf8'), file).map(({ exportName, title, state }) => ({
      story: `${file}#${exportName}`,
      title,
      state,
    })),
  )

const storyFiles = () =>
  readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `stories/${file}`)
    .sort()
