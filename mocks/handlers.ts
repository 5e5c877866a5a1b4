import { delay, http, HttpResponse, type HttpHandler } from 'msw'

import type { MessageLanguage } from '../server/shared/sentences/language.ts'
import { codeOf, messageLanguage, messageOf, okMessage } from '../server/shared/sentences/messages.ts'
import { calls, type CallName, type Calls } from '../src/contract/calls.ts'
import type { CallOutput } from '../src/contract/endpoint.ts'
import type { Envelope, Refusal } from '../src/contract/envelope.ts'
import type { Reason } from '../src/contract/reasons.ts'
import { fixturesFor } from './fixtures.ts'
import type { Gate } from './deferredResponses.ts'
import { onCall } from './onCall.ts'
import { paperPdf } from './samples/paperPdf.ts'

type Answer<K extends CallName> = CallOutput<Calls[K]>

/** Request data available to a computed answer. `input` is the form or the query as text, unchecked. */
export interface Asked {
  readonly request: Request
  readonly language: MessageLanguage
  readonly input: URLSearchParams
}

export interface RefusalOptions {
  /** Default: the code that the server gives for this reason. */
  readonly code?: number
  /** Default: the server's sentence in the language of the request. */
  readonly msg?: string
  readonly field?: string
  /** Seconds. */
  readonly retryAfter?: number
}

export const faultKinds = [
  'offline',
  'reset',
  '500',
  'html',
  '429',
  '401',
  'halfJson',
  'empty',
  'null',
  'wrongTypes',
  'expired',
  'hang',
  'slow',
  'huge',
  'htmlInMsg',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** One handler for one call: `data`, or a function of the request; both typed by the contract. */
export const answer = <K extends CallName>(
  call: K,
  data: Answer<K> | ((asked: Asked) => Answer<K> | Promise<Answer<K>>),
): HttpHandler =>
  handle(call, async (asked) =>
    answerResponse(call, data instanceof Function ? await data(asked) : data, asked.language),
  )

/** The call is refused by the application: HTTP 200 and another code. */
export const refuse = (call: CallName, reason: Reason, options: RefusalOptions = {}): HttpHandler =>
  handle(call, (asked) => refusalResponse(reason, asked.language, options))

/**
 * The call ends in a fault of transport or content. `slow` waits `ms` (default 3000) and then answers the fixture;
 * `hang` never answers; `reset` breaks the connection in the middle of the body.
 */
export const fault = (call: CallName, kind: FaultKind, options: { ms?: number } = {}): HttpHandler =>
  handle(call, async (asked) => {
    if (kind === 'hang') await delay('infinite')
    if (kind === 'slow') await delay(options.ms ?? 3000)
    return faultResponse(call, kind, asked.language)
  })

/** Every request of the call waits at the gate; answer it with `answerResponse`, `refusalResponse` or `faultResponse`. */
export const gated = (call: CallName, gate: Gate): HttpHandler => handle(call, () => gate.hold())

export const answerResponse = <K extends CallName>(
  call: K,
  data: Answer<K>,
  language: MessageLanguage = 'zh',
): Response => {
  const body: Envelope = { code: calls[call].success, msg: okMessage[language], data }
  return Response.json(body)
}

export const refusalResponse = (
  reason: Reason,
  language: MessageLanguage = 'zh',
  options: RefusalOptions = {},
  status = 200,
): Response => {
  const retryAfter = options.retryAfter ?? null
  const body: Envelope<Refusal> = {
    code: options.code ?? codeOf[reason],
    msg: options.msg ?? messageOf(reason, language, retryAfter),
    data: { reason, field: options.field ?? null, retry_after: retryAfter },
  }
  return Response.json(body, {
    status,
    headers: retryAfter === null ? {} : { 'retry-after': String(retryAfter) },
  })
}

/** `hang` and `slow` are matters of time, not of content: their content is the happy answer. */
export const faultResponse = (
  call: CallName,
  kind: FaultKind,
  language: MessageLanguage = 'zh',
): Response => {
  const happy = fixturesFor(language)[call]
  const whole = JSON.stringify({ code: calls[call].success, msg: okMessage[language], data: happy })
  switch (kind) {
    case 'offline':
      return HttpResponse.error()
    case 'reset':
      return brokenBody(whole.slice(0, Math.ceil(whole.length / 2)))
    case '500':
      return refusalResponse('fault', language, {}, 500)
    case 'html':
      return new Response('<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>', {
        status: 502,
        headers: { 'content-type': 'text/html' },
      })
    case '429':
      return refusalResponse('limited', language, { retryAfter: 30 }, 429)
    case '401':
      return new Response('401 Unauthorized', { status: 401, headers: { 'content-type': 'text/plain' } })
    case 'halfJson':
      return json(whole.slice(0, Math.ceil(whole.length / 2)))
    case 'empty':
      return json('')
    case 'null':
      return json('null')
    case 'wrongTypes':
      return Response.json({ code: calls[call].success, msg: okMessage[language], data: wrongly(happy) })
    case 'expired':
      return refusalResponse('sessionExpired', language)
    case 'huge':
      return refusalResponse('invalid', language, { msg: '长'.repeat(700_000) })
    case 'htmlInMsg':
      return refusalResponse('invalid', language, {
        msg:
          '<img src=x onerror="alert(1)"><script>alert(2)</script><b>' +
          messageOf('invalid', language, null) +
          '</b>',
      })
    case 'hang':
    case 'slow':
      return json(whole)
  }
}

const handle = (call: CallName, respond: (asked: Asked) => Response | Promise<Response>): HttpHandler => {
  const { method } = calls[call]
  return onCall(call, async ({ request }) => {
    const input =
      method === 'GET' ? new URL(request.url).searchParams : new URLSearchParams(await request.clone().text())
    return respond({ request, language: messageLanguage(request.headers.get('lang')), input })
  })
}

const happily = <K extends CallName>(call: K) =>
  answer(call, ({ language }) => fixturesFor(language)[call] as Answer<K>)

/** One happy handler for every call of the contract, in the language of the request. */
export const handlers: readonly HttpHandler[] = [
  ...(Object.keys(calls) as CallName[]).map((call) => happily(call)),
  http.get('*/files/paper/:id', () => paperResponse()),
  http.get('*/files/student-proof/:id', () => paperResponse()),
  http.get('*/papers/:name.pdf', () => paperResponse()),
]

/** A file of a paper as its reader gets it. */
export const paperResponse = (bytes: Uint8Array<ArrayBuffer> = paperPdf()): Response =>
  new Response(bytes, { headers: { 'content-type': 'application/pdf' } })

const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } })

const brokenBody = (start: string) => {
  let sent = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) controller.error(new TypeError('connection reset'))
      else controller.enqueue(new TextEncoder().encode(start))
      sent = true
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

/** The same shape with every leaf of another type. */
const wrongly = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? {} : value.map(wrongly)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wrongly(part)]))
  }
  if (typeof value === 'number') return `${value}?`
  if (typeof value === 'string') return [value]
  return { unexpected: true }
}
