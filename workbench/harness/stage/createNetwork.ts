import type { HttpHandler, WebSocketHandler } from 'msw'

import { onCall } from '../../../mocks/onCall.ts'
import type { CallName } from '../../../src/contract/calls.ts'
import { until } from './until.ts'

/** Requests of one call that wait until they are answered by hand. */
export interface Held {
  /** Number of arrived requests, answered and abandoned ones included. */
  readonly count: number
  /** Waits for a request that was not aborted, and answers every such request. */
  answer(response: Response): Promise<void>
}

export interface Network {
  /** Number of requests sent by the pages; each carries its own number as `x-id`, and may arrive much later. */
  readonly departed: number
  use(...handlers: Array<HttpHandler | WebSocketHandler>): void
  hold(call: CallName): Held
  /** Later requests are answered at once. */
  letGo(): void
  /** Whether the request belongs to the page that is open now. */
  isOfThisVisit(request: Request): boolean
  /** Marks every request from now on; answers the way back. */
  mark(): () => void
  /** A page is closed: its pending requests fail, and added handlers are removed. */
  reset(): void
}

/** The part of Mock Service Worker's API used here. */
interface Worker {
  use(...handlers: Array<HttpHandler | WebSocketHandler>): void
  resetHandlers(): void
}

/**
 * Mock Service Worker with calls that can be held. Abandoned requests arrive all the same, some of them at the next
 * page: each carries its own number and its page's.
 */
export const createNetwork = (worker: Worker): Network => {
  let abandoned: Array<() => void> = []
  let visit = 0
  let requests = 0
  let givenUp = new Set<string>()
  /** The number of the last request that is held. */
  let lastHeld = Infinity
  const isOfThisVisit = (request: Request) => request.headers.get('x-visit') === String(visit)
  return {
    get departed() {
      return requests
    },
    use: (...handlers) => worker.use(...handlers),
    hold(call) {
      const waiting = new Map<string, (response: Response) => void>()
      let count = 0
      abandoned.push(() => {
        for (const release of waiting.values()) release(Response.error())
      })
      worker.use(
        onCall(call, ({ request }) => {
          if (!isOfThisVisit(request)) return Response.error()
          // The next handler answers.
          if (Number(request.headers.get('x-id')) > lastHeld) return undefined
          count += 1
          return new Promise<Response>((release) => waiting.set(request.headers.get('x-id') ?? '', release))
        }),
      )
      return {
        get count() {
          return count
        },
        async answer(response) {
          const listening = () => [...waiting].filter(([id]) => !givenUp.has(id))
          await until(() => {
            if (listening().length === 0) throw new Error(`No request of ${call} waits for an answer`)
          })
          for (const [id, release] of listening()) {
            waiting.delete(id)
            release(response.clone())
          }
        },
      }
    },
    letGo() {
      lastHeld = requests
    },
    isOfThisVisit,
    mark() {
      const send = globalThis.fetch
      // The function that sends uploads.
      const { send: sendWatched } = XMLHttpRequest.prototype
      const next = () => {
        requests += 1
        return { 'x-visit': String(visit), 'x-id': String(requests) }
      }
      globalThis.fetch = (address, init) => {
        const marks = next()
        const { signal } = init ?? {}
        signal?.addEventListener('abort', () => givenUp.add(marks['x-id']), { once: true })
        const headers = { ...Object.fromEntries(new Headers(init?.headers)), ...marks }
        return send(address, { ...init, headers })
      }
      XMLHttpRequest.prototype.send = function (body) {
        const marks = next()
        this.addEventListener('abort', () => givenUp.add(marks['x-id']))
        for (const [name, value] of Object.entries(marks)) this.setRequestHeader(name, value)
        return sendWatched.call(this, body)
      }
      return () => {
        globalThis.fetch = send
        XMLHttpRequest.prototype.send = sendWatched
      }
    },
    reset() {
      visit += 1
      for (const release of abandoned) release()
      worker.resetHandlers()
      abandoned = []
      lastHeld = Infinity
      givenUp = new Set()
    },
  }
}
