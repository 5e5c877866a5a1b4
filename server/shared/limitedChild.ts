import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

import { builtFile, type Part } from './builtFile.ts'

export interface Limits {
  /** Bytes that it may have for data (RLIMIT_DATA): heap, buffers and stacks of any kind. Linux only. */
  readonly data: number
  /** Bytes of memory at which it is ended, whatever they are for. Linux only. */
  readonly resident: number
  /** Processor time for one order; if the system does not report it, only `wallMs` applies. */
  readonly workMs: number
  /** From the order to the answer. */
  readonly wallMs: number
}

/** Answer of the child; null: it was ended, or ended itself, before it gave one. */
export type Outcome<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  /** `answer`: the last partial answer, if it reports one while it goes on. */
  | { readonly kind: 'ended'; readonly why: 'time' | 'memory' | 'fault'; readonly answer: Answer | null }

/**
 * A process beside the server for what strangers have written: what fills its memory or holds its processor ends this process
 * alone. One order at a time: who calls it waits for the answer. It starts with the first order and goes when there is no work.
 *
 * The child answers each `{ order }` with `{ answer, isLast }`, and knows nothing of the server: neither its environment nor its
 * open files. Rejects where its file is not there: that is no fault of a document.
 */
export const createLimitedChild = <Order, Answer>(part: Part, limits: Limits) => {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | null = null

  const start = async (): Promise<ChildProcess> => {
    if (child !== null && child.connected && child.exitCode === null && child.signalCode === null)
      return child
    const command = [process.execPath, `--max-old-space-size=${oldSpaceMb}`, await builtFile(part)]
    const [program = '', ...parameters] = existsSync(shell)
      ? [shell, '-c', underLimits(limits.data), shell, ...command]
      : command
    const mine = spawn(program, parameters, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'json',
      // Threads of a pool take stacks and arenas of their own, which count as data.
      env: { PATH: process.env['PATH'], UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
    })
    child = mine
    mine.on('error', () => undefined)
    // Without work it does not keep the process alive.
    mine.unref()
    mine.channel?.unref()
    return mine
  }

  const end = (): void => {
    child?.kill('SIGKILL')
    child = null
  }

  const rest = (mine: ChildProcess): void => {
    const used = usedBy(mine.pid)
    // Memory left behind by one document must not count for the next, and RLIMIT_CPU counts all of them.
    if (used !== null && (used.resident > limits.resident * 0.7 || used.cpuMs > (mostCpuSeconds * 1000) / 2))
      return end()
    idle = setTimeout(end, idleMs)
    idle.unref()
  }

  return {
    /** `workMs`: another time than usual. */
    run: async (order: Order, workMs = limits.workMs): Promise<Outcome<Answer>> => {
      if (idle !== null) clearTimeout(idle)
      const mine = await start()
      const outcome = await answerOf<Order, Answer>(mine, order, { ...limits, workMs })
      if (outcome.kind === 'done') rest(mine)
      else if (child === mine) end()
      return outcome
    },
    stop: end,
  }
}

const answerOf = <Order, Answer>(
  mine: ChildProcess,
  order: Order,
  limits: Limits,
): Promise<Outcome<Answer>> =>
  new Promise((settle) => {
    let told: Answer | null = null
    const since = performance.now()
    const cpuBefore = usedBy(mine.pid)?.cpuMs ?? 0
    const finish = (outcome: Outcome<Answer>): void => {
      clearInterval(watch)
      mine.off('message', hear)
      mine.off('exit', gone)
      mine.off('error', gone)
      if (outcome.kind === 'ended') mine.kill('SIGKILL')
      settle(outcome)
    }
    const hear = (message: unknown): void => {
      const { answer, isLast } = message as { readonly answer: Answer; readonly isLast: boolean }
      told = answer
      if (isLast) finish({ kind: 'done', answer })
    }
    const gone = (): void => finish({ kind: 'ended', why: 'fault', answer: told })
    const watch = setInterval(() => {
      const used = usedBy(mine.pid)
      if (used !== null && used.resident > limits.resident)
        return finish({ kind: 'ended', why: 'memory', answer: told })
      const isSpent = used !== null && used.cpuMs - cpuBefore > limits.workMs
      if (isSpent || performance.now() - since > limits.wallMs)
        finish({ kind: 'ended', why: 'time', answer: told })
    }, watchMs)
    mine.on('message', hear)
    mine.on('exit', gone)
    mine.on('error', gone)
    mine.send({ order }, (error) => error !== null && gone())
  })

/** Memory and processor time of a process as the system reports them; null: no report, or no process. */
export const usedBy = (
  pid: number | undefined,
): { readonly resident: number; readonly cpuMs: number } | null => {
  try {
    const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    // The name of the program, which may hold blanks, ends with the last bracket.
    const times = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    if (resident === undefined) return null
    return { resident: Number(resident) * 1024, cpuMs: (Number(times[11]) + Number(times[12])) * tickMs }
  } catch {
    return null
  }
}

/** No core dump of a killed process; and one without a parent ends all the same. */
const underLimits = (data: number): string =>
  [`ulimit -c 0`, `ulimit -d ${Math.floor(data / 1024)}`, `ulimit -t ${mostCpuSeconds}`]
    .map((limit) => `${limit} 2>/dev/null`)
    .join('; ')
    .concat('; exec "$@"')

const shell = '/bin/sh'
const oldSpaceMb = 160
const mostCpuSeconds = 60
const idleMs = 60_000
const watchMs = 20
/** Linux counts in hundredths of a second, whatever its own clock does. */
const tickMs = 10
