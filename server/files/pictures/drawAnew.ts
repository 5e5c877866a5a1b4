import { createQueuedChild } from '../../shared/queuedChild.ts'
import { Refused } from '../../shared/refused.ts'
import type { Drawn, PictureOrder, PictureWish } from './pictureOrder.ts'

/**
 * Draws a picture of an account again with `drawPicture`, in a child process that the system limits. Returns the WebP and its
 * size in pixels. Throws `Refused` if the picture is too large or cannot be decoded, or if too many are waiting.
 */
export const drawAnew = async (
  account: number,
  path: string,
  wish: PictureWish,
): Promise<{ readonly bytes: Uint8Array; readonly width: number; readonly height: number }> => {
  const outcome = await child.run(account, (run) => run({ ...wish, path }))
  if (outcome === null) throw new Refused('limited', { retryAfter: 5 })
  const drawn: Drawn =
    outcome.kind === 'done' ? outcome.answer : { kind: outcome.why === 'memory' ? 'tooLarge' : 'unreadable' }
  if (drawn.kind !== 'drawn')
    throw new Refused(drawn.kind === 'tooLarge' ? 'imageTooLarge' : 'fileContentWrong', { field: 'content' })
  const { bytes, width, height } = drawn
  return { bytes: Buffer.from(bytes, 'base64'), width, height }
}

/** One for the process: it lives longer than an application that a changed source builds again. */
const child = createQueuedChild<PictureOrder, Drawn>('pictureChild', 10_000)
