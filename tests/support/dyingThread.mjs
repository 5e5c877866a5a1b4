/** A thread for tests: it answers, works until a deadline is over, or dies without an order. */
export default async ({ answer, dies = null, flag = null }) => {
  if (dies === null) return answer
  if (dies === 'working') throw Object.assign(new Error('secret'), { code: 'DIED' })
  // Dies: the order is not answered.
  process.once('exit', () => Atomics.store(flag, 0, 1))
  setImmediate(() => {
    throw Object.assign(new Error('secret'), { code: 'DIED' })
  })
  return new Promise(() => undefined)
}
