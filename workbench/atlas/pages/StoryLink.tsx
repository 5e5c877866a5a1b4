import type { ComponentProps, MouseEvent } from 'react'
import { addons } from 'storybook/preview-api'

import { storyHref } from './addresses.ts'
import type { View } from './addresses.ts'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> {
  /** Id of the story. */
  readonly story: string
  readonly view: View
}

/** Opens a story in the workshop; without reloading the workshop if it surrounds this page. */
export const StoryLink = ({ story, view, ...others }: Props) => {
  const open = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
    if (elsewhere || window.parent === window) return
    event.preventDefault()
    addons.getChannel().emit('selectStory', { storyId: story })
  }
  return <a {...others} href={storyHref(story, view)} target="_top" onClick={open} />
}
