import { addons } from 'storybook/preview-api'

import { currentSubject } from '../atlas/observe.ts'
import type { Box } from '../harness/stage/subjectOf.ts'
import { ownFocus } from './ownFocus.ts'
import { ownStorage } from '../../src/services/ownStorage.ts'
import { cellEvent, isCell, type CellNews } from './cellNews.ts'

const broken = { phase: 'broken', subject: null } as const

/** Scrolls to the subject where it is not all in the window. */
const subjectInSight = (): Box | null => {
  const subject = currentSubject()
  if (subject === null) return null
  const { y, height } = subject.box
  if (y >= 0 && y + height <= innerHeight) return subject.box
  // One that is higher than the window begins at its upper edge, below the header of the site.
  scrollBy({ top: height > innerHeight ? y - 96 : y + height / 2 - innerHeight / 2, behavior: 'instant' })
  return currentSubject()?.box ?? null
}

/**
 * Stories on the same page would share cookies, storage and the keyboard: one would sign the other out, or take the
 * focus from the reader's input. In a cell each has its own.
 */
if (isCell) {
  ownStorage()
  ownFocus()
  const tell = (detail: CellNews['detail']) =>
    window.frameElement?.dispatchEvent(new CustomEvent(cellEvent, { detail }))
  const channel = addons.getChannel()
  channel.on('storyFinished', ({ status }: { status: string }) =>
    tell(status === 'error' ? broken : { phase: 'shown', subject: subjectInSight() }),
  )
  for (const failure of ['storyMissing', 'storyErrored', 'storyThrewException'])
    channel.on(failure, () => tell(broken))
}
