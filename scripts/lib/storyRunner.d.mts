import type { Page } from 'playwright'

export interface View {
  readonly locale: string
  readonly theme: string
  readonly width: number
  readonly height: number
}

export interface Story {
  readonly id: string
  /** Relative to the project. */
  readonly file: string
  readonly tags: readonly string[]
  readonly state: string | null
}

export interface Screen {
  readonly id: string
  readonly view: View
  readonly ms: number
  readonly problems: readonly string[]
  readonly reports: ReadonlyArray<{
    readonly type: string
    readonly status: string
    readonly result: unknown
  }>
}

export const storiesOf: (folder: string) => Story[]

export const runStories: (options: {
  readonly folder: string
  readonly stories: readonly Story[]
  readonly views: readonly View[]
  readonly workers?: number
  readonly attempts?: number
  readonly axe?: boolean
  readonly isWanted?: (story: Story, view: View) => boolean
  readonly onScreen?: (screen: Screen, page: Page) => Promise<void> | void
}) => Promise<{ readonly screens: Screen[]; readonly flaky: Screen[]; readonly seconds: number }>
