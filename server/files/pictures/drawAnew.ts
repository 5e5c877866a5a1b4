import { createFairQueue } from '../../shared/fairQueue.ts'
import { createLimitedChild } from '../../shared/limitedChild.ts'
import { Refused } from '../../shared/refused.ts'
import type { Drawn, PictureOrder, PictureWish } from './pictureOrder.ts'

/**
 * Draws a picture of an account anew, as `drawPicture` does, in a process with limits of the system, one picture after the other.
 * Answers the WebP and the size that it has now. Throws `Refused` for what is too large or cannot be decoded, and where too
 * many wait.
 */
export const drawAnew = async (
  account: number,
  path: string,
  wish: PictureWish,
): Promise<{ readonly bytes: Uint8Array; readonly width: number; readonly height: number }> => {
  const outcome = await queue.run(account, () => child.run({ ...wish, path }))
  if (outcome === null) throw new Refused('limited', { retryAfter: 5 })
  const isTooLarge = outcome.kind === 'ended' ? outcome.why === 'memory' : outcome.answer.kind === 'tooLarge'
  if (isTooLarge) throw new Refused('imageTooLarge', { field: 'content' })
  if (outcome.kind === 'ended' || outcome.answer.kind !== 'drawn')
    throw new Refused('fileContentWrong', { field: 'content' })
  const { bytes, width, height } = outcome.answer
  return { bytes: Buffer.from(bytes, 'base64'), width, height }
}

const megabyte = 1024 * 1024

/** One for the process: it lives longer than an application that a changed source builds anew. */
const queue = createFairQueue({ mostWaiting: 64, mostOfOne: 4, waitMs: 30_000 })
const child = createLimitedChild<PictureOrder, Drawn>('pictureChild', {
  data: 256 * megabyte,
  resident: 256 * megabyte,
  workMs: 10_000,
  wallMs: 20_000,
})
