import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/**
 * Memory that this process still uses, in MB. The operating system's figure includes garbage, of which the engine
 * leaves hundreds of megabytes if the machine has them.
 */
export const liveMemory = (): number => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}
