import { fileURLToPath } from 'node:url'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { logThreadFaults, ThreadLate, threadPool, ThreadsBusy } from '../../../server/shared/threadPool.ts'

interface Order {
  readonly answer: number
  readonly dies?: 'working' | 'given up'
  readonly flag?: Int32Array
}

const file = () => Promise.resolve(fileURLToPath(new URL('../../support/dyingThread.mjs', import.meta.url)))
const plan = { file, threads: 1, workMs: 30_000, waitMs: 30_000, waiting: 8, idleMs: 1000, memoryMb: 64 }

describe('a pool of threads', () => {
  const logged: object[] = []
  afterEach(() => logged.splice(0))
  beforeAll(() => logThreadFaults({ error: (fields) => void logged.push(fields) }))
  afterAll(() => logThreadFaults({ error: (fields, message) => console.error(message, fields) }))

  it('lives on when a thread dies whose order was given up, logs it, and answers what comes later', async () => {
    // Blocked until both have happened: the order is given up in the same turn of the event loop in which the thread's death is learned, just before it.
    const workMs = 400
    const pool = threadPool<Order, number>({ ...plan, workMs })
    let outcome: unknown = null
    // On a busy machine a thread begins later than this pool allows.
    const answered = async (answer: number, tries = 50): Promise<number> =>
      pool.run({ answer }).catch((error: unknown) => {
        if (tries === 0) throw error
        return answered(answer, tries - 1)
      })
    for (let tries = 0; tries < 30 && logged.length === 0; tries += 1) {
      await answered(0)
      const flag = new Int32Array(new SharedArrayBuffer(4))
      const begun = performance.now()
      const given = pool.run({ answer: 1, dies: 'given up', flag }).catch((error: unknown) => error)
      await new Promise(setImmediate)
      const isOver = () => {
        const past = performance.now() - begun
        return past > 20_000 || (past > workMs + 100 && Atomics.load(flag, 0) === 1)
      }
      while (!isOver()) Atomics.wait(flag, 0, 2, 20)
      outcome = await given
    }
    expect(outcome).toBeInstanceOf(ThreadLate)
    expect(logged).toMatchObject([{ fault: { name: 'Error', code: 'DIED' } }])
    expect(JSON.stringify(logged)).not.toContain('secret')
    expect(await answered(3)).toBe(3)
  })

  it('tells who waits for a thread that it has died, and answers the others', async () => {
    const pool = threadPool<Order, number>(plan)
    const all = await Promise.allSettled([
      pool.run({ answer: 1 }),
      pool.run({ answer: 2, dies: 'working' }),
      pool.run({ answer: 3 }),
    ])
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('serves accounts in turn, whatever one of them has sent before, and lets one fill its own lane only', async () => {
    const pool = threadPool<Order, number>({ ...plan, waitingOfLane: 4 })
    const served: string[] = []
    const send = (lane: string) =>
      pool.run({ answer: 1 }, { lane }).then(
        () => void served.push(lane),
        (error: unknown) => void served.push(error instanceof ThreadsBusy ? `${lane} busy` : 'fault'),
      )
    const greedy = Array.from({ length: 7 }, () => send('greedy'))
    const others = ['a', 'b', 'a'].map(send)
    await Promise.all([...greedy, ...others])
    expect(served).toEqual([
      'greedy busy',
      'greedy busy',
      ...['greedy', 'a', 'b', 'greedy', 'a', 'greedy', 'greedy', 'greedy'],
    ])
  })

  it('does not let newcomers hold up who waits already', async () => {
    const pool = threadPool<Order, number>({ ...plan, waiting: 100 })
    const served: string[] = []
    let newcomers = 0
    const send = (lane: string): Promise<void> =>
      pool.run({ answer: 1 }, { lane }).then(() => {
        served.push(lane)
        newcomers += 1
        return newcomers < 24 ? send(`new ${newcomers}`) : undefined
      })
    const waiting = ['first', 'patient', 'patient'].map((lane) =>
      pool.run({ answer: 1 }, { lane }).then(() => void served.push(lane)),
    )
    await Promise.all([...waiting, send('new'), send('other')])
    expect(served.lastIndexOf('patient')).toBeLessThan(14)
  })

  it('refuses what waits too long, and more than may wait', async () => {
    const flag = new Int32Array(new SharedArrayBuffer(4))
    const pool = threadPool<Order, number>({ ...plan, waiting: 1, waitMs: 1 })
    const running = pool.run({ answer: 1, dies: 'given up', flag }).catch((error: unknown) => error)
    const late = pool.run({ answer: 2 }, { lane: 1 }).catch((error: unknown) => error)
    const more = pool.run({ answer: 3 }, { lane: 2 }).catch((error: unknown) => error)
    expect(await more).toBeInstanceOf(ThreadsBusy)
    expect(await late).toBeInstanceOf(ThreadsBusy)
    expect(await running).toMatchObject({ code: 'DIED' })
  })

  it('is how every thread of the server is begun', () => {
    const sources = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.ts'),
    )
    const own = sources.filter((path) =>
      /new (?:Piscina|Worker)\b/.test(readFileSync(`server/${path}`, 'utf8')),
    )
    expect(own).toEqual(['shared/threadPool.ts'])
  })
})
