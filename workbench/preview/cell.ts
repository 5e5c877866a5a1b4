import { addons } from 'storybook/preview-api'

import { ownFocus } from './ownFocus.ts'
import { ownStorage } from '../../src/services/ownStorage.ts'

/** Name of the frames in which the atlas shows stories beside each other; preview-head.html knows it, too. */
export const cellName = 'atlas-cell'

/** Event by which a cell reports to its frame; `detail` says whether the story shows the expected state. */
export const cellEvent = 'atlas-cell'
export type CellNews = CustomEvent<'shown' | 'broken'>

export const isCell = globalThis.window?.name === cellName

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
    tell(status === 'error' ? 'broken' : 'shown'),
  )
  for (const failure of ['storyMissing', 'storyErrored', 'storyThrewException'])
    channel.on(failure, () => tell('broken'))
}
