import { storyNameFromExport, toId } from 'storybook/internal/csf'

import type { Bilingual } from '../../.storybook/statechart/bilingual.ts'

/** A story of a flow, as its module exports it. */
interface StoryExport {
  readonly input?: { readonly name?: string; readonly parameters?: { readonly state?: string } }
  readonly meta?: { readonly input?: { readonly title?: string } }
}

export interface ShownState {
  readonly id: string
  readonly name: string
  /** `<machine>.<path>` */
  readonly state: string
}

const modules = import.meta.glob<Record<string, StoryExport>>('../flows/**/*.stories.tsx', { eager: true })

/** Every state that a story shows, in the order of the stories. */
export const shownStates: readonly ShownState[] = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([exportName, { input, meta }]) => {
    const state = input?.parameters?.state
    const title = meta?.input?.title
    if (state === undefined || title === undefined) return []
    const name = storyNameFromExport(exportName)
    return [{ id: toId(title, name), name: input?.name ?? name, state }]
  }),
)

/** The first of them shows the state best. */
export const storiesShowing = (state: string) => shownStates.filter((story) => story.state === state)

/** A name is written `中文 / English`. */
export const storyName = (name: string): Bilingual => {
  const [chinese = name, english = name] = name.split(' / ')
  return { 'zh-CN': chinese, en: english }
}
