import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/**
 * What this process still uses, in MB. What the operating system counts for it holds garbage, too, of which the engine
 * leaves hundreds of megabytes where the machine has them.
 */
export const liveMemory = (): number => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}
