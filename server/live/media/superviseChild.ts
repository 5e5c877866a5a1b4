import { fork, type ChildProcess } from 'node:child_process'

import type { Log } from '../../db/types.ts'
import { describeFault } from '../../shared/faults.ts'
import { builtFile } from '../../shared/builtFile.ts'
import type { ChildOptions, Order, Report } from './messages.ts'
import { endOf } from '../../../src/contract/characters.ts'

export interface Supervision {
  readonly options: ChildOptions
  readonly log: Log
  readonly onReport: (report: Report) => void
  readonly onUp: () => void
  /** Also when it never came up. */
  readonly onDown: () => void
}

/** Keeps one media process alive: 250 ms · 2ⁿ, at most 10 s, between attempts; it lived for 30 s: from the beginning. */
export const superviseChild = ({ options, log, onReport, onUp, onDown }: Supervision) => {
  let child: ChildProcess | null = null
  let online = false
  let stopped = false
  let failures = 0
  let timer: NodeJS.Timeout | null = null

  const start = async (): Promise<void> => {
    timer = null
    let file: string
    try {
      file = await builtFile('mediaChild')
    } catch (error) {
      log.error({ fault: describeFault(error) }, 'media: the process is missing')
      return again(0)
    }
    if (stopped) return
    const startedAt = performance.now()
    const mine = fork(file, [JSON.stringify(options)], {
      serialization: 'advanced',
      // Options that the server was started with (an inspector, a loader) are not for it.
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    child = mine
    let complaint = ''
    mine.stderr?.on('error', () => undefined)
    mine.stderr?.on('data', (part: Buffer) => {
      complaint = endOf(complaint + part.toString(), 2000)
    })
    mine.on('message', (message) => {
      const report = message as Report
      if (report.t === 'ready') {
        online = true
        if (report.wanted !== 0 && report.udpPort !== report.wanted)
          log.warn(
            { wanted: report.wanted, udpPort: report.udpPort },
            'media: LIVE_UDP_PORT is taken, another port is used',
          )
        else log.info({ udpPort: report.udpPort }, 'media: ready')
        onUp()
      } else if (report.t === 'fault') log.error({ fault: report.text }, 'media')
      else onReport(report)
    })
    // A message to a process that has just died: its exit says the rest.
    mine.on('error', (error) => log.warn({ fault: describeFault(error) }, 'media: channel'))
    mine.once('exit', (code, signal) => {
      child = null
      online = false
      onDown()
      if (stopped) return
      log.error({ code, signal, complaint: complaint.trim() }, 'media: the process ended')
      again(performance.now() - startedAt)
    })
  }

  const again = (lived: number): void => {
    if (stopped) return
    if (lived > 30_000) failures = 0
    timer = setTimeout(() => void start(), Math.min(10_000, 250 * 2 ** failures++))
  }

  void start()

  return {
    get online() {
      return online
    },
    /** False: the process is not there; the present state is sent at the next `onUp`. */
    tell(order: Order): boolean {
      if (child === null || !online || !child.connected) return false
      child.send(order, () => undefined)
      return true
    },
    async stop(): Promise<void> {
      stopped = true
      if (timer !== null) clearTimeout(timer)
      const last = child
      if (last === null) return
      const gone = new Promise((settle) => last.once('exit', settle))
      if (last.connected) last.disconnect()
      const force = setTimeout(() => last.kill('SIGKILL'), 2000)
      await gone
      clearTimeout(force)
    },
  }
}
