import { restoreLater } from './device.ts'
import { until } from './until.ts'

export interface HeldPainting {
  /** Paints the requested parts, and those that they request, until `isDone`. */
  finish(isDone: () => void): Promise<void>
  /** The canvas fails in the middle of it. */
  fail(isDone: () => void): Promise<void>
}

/** Canvases that are painted frame by frame wait for the test. Ends with `restoreDevice`. */
export const holdPainting = (): HeldPainting => {
  const { requestAnimationFrame: real } = globalThis
  let waiting: FrameRequestCallback[] = []
  const hold = (callback: FrameRequestCallback) => {
    waiting.push(callback)
    return 0
  }
  const release = () => {
    for (const callback of waiting.splice(0)) callback(performance.now())
  }
  globalThis.requestAnimationFrame = hold
  restoreLater(() => {
    globalThis.requestAnimationFrame = real
    waiting = []
  })
  const during = async (isDone: () => void) => {
    await until(() => {
      if (waiting.length === 0) throw new Error('Nothing is painted')
    })
    await until(() => {
      release()
      isDone()
    })
  }
  return {
    finish: during,
    async fail(isDone) {
      const canvas = CanvasRenderingContext2D.prototype
      const { save } = canvas
      canvas.save = () => {
        throw new Error('This canvas fails')
      }
      try {
        await during(isDone)
      } finally {
        canvas.save = save
      }
    },
  }
}
