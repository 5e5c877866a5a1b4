import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { expect } from 'vitest'

import { handlers } from '../../mocks/handlers.ts'
import { calls } from '../../src/contract/calls.ts'
import type { CallName } from '../../src/contract/calls.ts'
import { visitor } from '../../stories/support/answers.ts'
import { until } from './until.ts'

export interface SentRequest {
  readonly call: CallName
  readonly headers: Headers
  /** The query or the form. */
  readonly input: URLSearchParams
}

/** Requests of one call that wait until the test answers them. */
export interface Held {
  /** How many have come so far, answered and abandoned ones included. */
  readonly count: number
  /** Waits for a request that nobody has given up, and answers every such request. */
  answer(response: Response): Promise<void>
}

const refuse = (request: Request) => {
  if (isOfThisVisit(request)) stray.push(`${request.method} ${new URL(request.url).pathname}`)
  return Response.json({ code: 501, msg: 'nobody answers this', data: null }, { status: 501 })
}

/** First segments of all paths of the contract; on this origin only, where modules come from, too. */
const roots = [...new Set(Object.values(calls).map(({ path }) => `${location.origin}/${path.split('/')[1]}`))]
const worker = setupWorker(
  ...visitor(),
  ...handlers,
  ...roots.map((root) => http.all(`${root}/*`, ({ request }) => refuse(request))),
)

let sent: SentRequest[] = []
let reading: Promise<unknown>[] = []
let stray: string[] = []
let abandoned: Array<() => void> = []
let started: Promise<unknown> | undefined
/** Requests that were given up arrive all the same, some during the next test: each carries its number and its test's. */
let visit = 0
let requests = 0
let givenUp = new Set<string>()
const isOfThisVisit = (request: Request) => request.headers.get('x-visit') === String(visit)

/**
 * Mock Service Worker with a happy answer for every call of the contract (who brings no token is a guest); started once
 * for all tests of the browser.
 */
export const network = {
  start: () =>
    (started ??= worker
      .start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: '/mockServiceWorker.js' } })
      .then(() => {
        worker.events.on('request:start', ({ request }) => {
          if (isOfThisVisit(request)) reading.push(remember(request))
        })
        const send = globalThis.fetch
        globalThis.fetch = (address, init) => {
          requests += 1
          const id = String(requests)
          const { signal } = init ?? {}
          signal?.addEventListener('abort', () => givenUp.add(id), { once: true })
          const headers = {
            ...Object.fromEntries(new Headers(init?.headers)),
            'x-visit': String(visit),
            'x-id': id,
          }
          return send(address, { ...init, headers })
        }
      })),

  use: worker.use.bind(worker),

  hold(call: CallName): Held {
    const waiting = new Map<string, (response: Response) => void>()
    let count = 0
    abandoned.push(() => {
      for (const release of waiting.values()) release(Response.error())
    })
    const register = calls[call].method === 'GET' ? http.get : http.post
    worker.use(
      register(`*${calls[call].path}`, ({ request }) => {
        if (!isOfThisVisit(request)) return Response.error()
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
        await until(() => expect(listening(), `requests of ${call} to answer`).not.toHaveLength(0))
        for (const [id, release] of listening()) {
          waiting.delete(id)
          release(response.clone())
        }
      },
    }
  },

  /** Every request so far, oldest first. */
  async sent(call?: CallName): Promise<SentRequest[]> {
    await Promise.all(reading)
    return sent.filter((request) => call === undefined || request.call === call)
  },

  /** Requests that no call of the contract explains. */
  stray: () => stray,

  reset() {
    visit += 1
    for (const release of abandoned) release()
    worker.resetHandlers()
    sent = []
    reading = []
    stray = []
    abandoned = []
    givenUp = new Set()
  },
}

const remember = async (request: Request) => {
  const { pathname, searchParams } = new URL(request.url)
  const call = names.find((name) => calls[name].path === pathname)
  if (call === undefined) return
  const place = sent.length
  const entry = { call, headers: request.headers, input: searchParams }
  sent[place] = entry
  if (request.method === 'POST') {
    sent[place] = { ...entry, input: new URLSearchParams(await request.clone().text()) }
  }
}

const names = Object.keys(calls) as CallName[]
