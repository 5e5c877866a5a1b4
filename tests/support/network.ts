import { http } from 'msw'
import { setupWorker } from 'msw/browser'

import { answerInPage } from '../../mocks/answerInPage.ts'
import { handlers } from '../../mocks/handlers.ts'
import { calls } from '../../src/contract/calls.ts'
import type { CallName } from '../../src/contract/calls.ts'
import { visitor } from '../../workbench/harness/stage/answers.ts'
import { createNetwork } from '../../workbench/harness/stage/createNetwork.ts'

export interface SentRequest {
  readonly call: CallName
  readonly headers: Headers
  /** The query or the form. */
  readonly input: URLSearchParams
}

const refuse = (request: Request) => {
  if (held.isOfThisVisit(request)) stray.push(`${request.method} ${new URL(request.url).pathname}`)
  return Response.json({ code: 501, msg: 'nobody answers this', data: null }, { status: 501 })
}

/** First segments of all paths of the contract; on this origin only, where modules come from, too. */
const roots = [...new Set(Object.values(calls).map(({ path }) => `${location.origin}/${path.split('/')[1]}`))]
const worker = setupWorker(
  ...visitor(),
  ...handlers,
  ...roots.map((root) => http.all(`${root}/*`, ({ request }) => refuse(request))),
)
const held = createNetwork(worker)

let sent: SentRequest[] = []
let reading: Promise<unknown>[] = []
let stray: string[] = []
let started: Promise<unknown> | undefined

/**
 * Mock Service Worker with a happy answer for every call of the contract (who brings no token is a guest); started once
 * for all tests of the browser.
 */
export const network = {
  ...held,

  get departed() {
    return held.departed
  },

  start: () =>
    (started ??= worker
      .start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: '/mockServiceWorker.js' } })
      .then(() => {
        worker.events.on('request:start', ({ request }) => note(request))
        answerInPage(worker, note)
        held.mark()
      })),

  /** Every request so far, oldest first. */
  async sent(call?: CallName): Promise<SentRequest[]> {
    await Promise.all(reading)
    return sent.filter((request) => call === undefined || request.call === call)
  },

  /** Requests that no call of the contract explains. */
  stray: () => stray,

  reset() {
    held.reset()
    sent = []
    reading = []
    stray = []
  },
}

const note = (request: Request) => {
  if (held.isOfThisVisit(request)) reading.push(remember(request))
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
