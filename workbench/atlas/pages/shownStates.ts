import states from 'virtual:shown-states'

import type { Bilingual } from '../../../src/machines/shared/words.ts'

export interface ShownState {
  /** Id of the story. */
  readonly id: string
  readonly name: string
  /** `<machine>.<path>` */
  readonly state: string
}

/** Every state that a story shows, in the order of the stories. */
export const shownStates: readonly ShownState[] = states

/** The first of them shows the state best. */
export const storiesShowing = (state: string) => shownStates.filter((story) => story.state === state)

/** A name is written `中文 / English`. */
export const storyName = (name: string): Bilingual => {
  const [chinese = name, english = name] = name.split(' / ')
  return { 'zh-CN': chinese, en: english }
}
