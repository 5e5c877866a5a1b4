import type { Part } from './builtFile.ts'
import { createFairQueue } from './fairQueue.ts'
import { createLimitedChild } from './limitedChild.ts'

const megabyte = 1024 * 1024

/**
 * A child process for files of strangers with a fair queue of accounts before it: `task` may give the child several orders in
 * one turn. Null: the task was not begun, because too much waits already. `workMs`: processor time of one order.
 */
export const createQueuedChild = <Order, Answer>(part: Part, workMs: number) => {
  const queue = createFairQueue({ mostWaiting: 64, mostOfOne: 4, waitMs: 30_000 })
  const child = createLimitedChild<Order, Answer>(part, {
    data: 256 * megabyte,
    resident: 256 * megabyte,
    workMs,
    // Only for what waits and does nothing: on a busy machine the processor time may take so long.
    wallMs: 20_000,
  })
  return {
    run: <Result>(
      account: number,
      task: (run: typeof child.run) => Promise<Result>,
    ): Promise<Result | null> => queue.run(account, () => task(child.run)),
  }
}
