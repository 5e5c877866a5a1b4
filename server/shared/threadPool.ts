import { Piscina } from 'piscina'

import { describeFault, type FaultLog } from './faults.ts'

export interface ThreadPool<Order, Answer> {
  /**
   * Rejects with `ThreadsBusy` where too many orders wait or one waits too long, with `ThreadLate` where one takes too long,
   * and with whatever ended the thread. `lane`: whose order it is; lanes take turns. `name`: another function of the file.
   */
  readonly run: (order: Order, wish?: { readonly lane?: Lane; readonly name?: string }) => Promise<Answer>
}

export interface ThreadPlan {
  /** Source of the thread, as JavaScript. */
  readonly file: () => Promise<string>
  readonly threads: number
  /** Milliseconds of one order: in a thread, and before that. */
  readonly workMs: number
  readonly waitMs: number
  /** Orders that wait at the same time: in all, and of one lane. */
  readonly waiting: number
  readonly waitingOfLane?: number
  /** Milliseconds after which a thread without work ends. */
  readonly idleMs: number
  /** Heap of one thread; buffers are not counted. */
  readonly memoryMb: number
}

/** Nothing more is begun now. */
export class ThreadsBusy extends Error {
  override readonly name = 'ThreadsBusy'
}

/** The order took too long; its thread was ended. */
export class ThreadLate extends Error {
  override readonly name = 'ThreadLate'
}

/**
 * Threads for work that may break them. One that dies without an order, because its order was given up a moment before, is
 * logged: it would end the process otherwise. It lives as long as the process, longer than an application that a changed
 * source builds again.
 */
export const threadPool = <Order, Answer>(plan: ThreadPlan): ThreadPool<Order, Answer> => {
  let opened: Promise<Piscina<Order, Answer>> | null = null
  let begun = 0
  const running: Job[] = []
  const waiting: Job[] = []

  const begin = (job: Job): void => {
    begun += 1
    running.push(job)
    job.begin()
  }
  const end = (job: Job): void => {
    running.splice(running.indexOf(job), 1)
    const next = waiting.reduce<Job | null>(
      (first, each) => (first === null || each.turn < first.turn ? each : first),
      null,
    )
    if (next === null) return
    waiting.splice(waiting.indexOf(next), 1)
    begin(next)
  }
  /** Resolves when it is the order's turn. */
  const turnOf = (lane: Lane): Promise<Job> =>
    new Promise((resolve, reject) => {
      const own = waiting.filter((job) => job.lane === lane)
      if (waiting.length >= plan.waiting || own.length >= (plan.waitingOfLane ?? Infinity))
        return reject(new ThreadsBusy('too many orders wait'))
      const before = own.length + running.filter((job) => job.lane === lane).length
      const turn = Math.max(begun + before * mostOvertaking, ...own.map((job) => job.turn))
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(job), 1)
        reject(new ThreadsBusy('an order waited too long'))
      }, plan.waitMs)
      timer.unref()
      const job: Job = {
        lane,
        turn,
        begin: () => {
          clearTimeout(timer)
          resolve(job)
        },
      }
      if (running.length < plan.threads) begin(job)
      else waiting.push(job)
    })

  return {
    run: async (order, { lane = '', name = 'default' } = {}) => {
      const job = await turnOf(lane)
      try {
        const threads = await (opened ??= open<Order, Answer>(plan).catch((error: unknown) => {
          opened = null
          throw error
        }))
        const signal = AbortSignal.timeout(plan.workMs)
        return await threads.run(order, { name, signal }).catch((error: unknown) => {
          throw signal.aborted ? new ThreadLate('an order took too long', { cause: error }) : error
        })
      } finally {
        end(job)
      }
    },
  }
}

/** Sets the log for faults of threads without an order; before that they go to the standard error output. */
export const logThreadFaults = (log: FaultLog): void => {
  faultLog = log
}
let faultLog: FaultLog = { error: (fields, message) => console.error(message, fields) }

const open = async <Order, Answer>({ file, threads, idleMs, memoryMb }: ThreadPlan) => {
  const pool = new Piscina<Order, Answer>({
    filename: await file(),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // Options that the server was started with (an inspector, a loader) are not for it.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  pool.on('error', (error) => faultLog.error({ fault: describeFault(error) }, 'thread'))
  return pool
}

/** For each earlier order of the same lane, so many of other lanes that come later go first. */
const mostOvertaking = 8

type Lane = number | string

interface Job {
  readonly lane: Lane
  /** The lowest is the next: how many were begun before it came, and its lane's share of waiting. */
  readonly turn: number
  readonly begin: () => void
}
