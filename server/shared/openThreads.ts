import { Piscina } from 'piscina'

/**
 * A pool of threads. A thread that breaks while it has nothing to do would end the process, if nobody listened: the pool
 * starts another one when there is work, so that it is only said.
 */
export const openThreads = <Order, Made>(
  options: NonNullable<ConstructorParameters<typeof Piscina>[0]>,
): Piscina<Order, Made> => {
  const pool = new Piscina<Order, Made>(options)
  pool.on('error', (error: Error) => process.emitWarning(`a thread ended: ${error.name}`))
  return pool
}
