import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { createGate } from '../../mocks/deferredResponses.ts'
import {
  answer,
  answerResponse,
  fault,
  faultKinds,
  gated,
  handlers,
  refuse,
  refusalResponse,
} from '../../mocks/handlers.ts'
import type { FaultKind } from '../../mocks/handlers.ts'
import { CallError } from '../../src/contract/failure.ts'
import type { Failure, FailureKind } from '../../src/contract/failure.ts'
import { loginByPassword } from '../../src/contract/login.ts'
import { getSubjects, getUserInfo, saveProfile } from '../../src/contract/user.ts'
import { createApi } from '../../src/services/api.ts'
import type { ApiOptions } from '../../src/services/api.ts'

const baseUrl = 'http://symposium.test'
const headers = { sign: 'sign-7', uid: '7', lang: 'en', token: 'token-7' }
const server = setupServer(...handlers)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const build = (options: Partial<ApiOptions> = {}) => {
  const lost: Failure[] = []
  const api = createApi({
    baseUrl,
    headers: () => headers,
    timeout: 30_000,
    onSessionLost: (failure) => lost.push(failure),
    ...options,
  })
  return { api, lost }
}

/** Every request that a handler of MSW is about to see. */
const recordRequests = () => {
  const requests: Request[] = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => void requests.push(request.clone()))
  return requests
}

const failureOf = async (call: Promise<unknown>): Promise<Failure> => {
  const error: unknown = await call.then(
    () => 'it succeeded',
    (reason: unknown) => reason,
  )
  if (error instanceof CallError) return error.detail
  throw new Error(`no CallError: ${String(error)}`)
}

const password = { account: 'a@b.cn', password: '密 码&=+', country_code: '86' }

describe('api', () => {
  it('[SES-01] every request carries sign, uid, lang and token, read again each time', async () => {
    const requests = recordRequests()
    let present = headers
    const { api } = build({ headers: () => present })
    await api.call(getUserInfo, {})
    present = { sign: 'sign-8', uid: '8', lang: 'zh-CN', token: 'token-8' }
    await api.call(saveProfile, { group_id: 1, search_field: '11' })
    const seen = requests.map(({ headers: sent }) =>
      Object.fromEntries(Object.keys(headers).map((name) => [name, sent.get(name)])),
    )
    expect(seen).toEqual([headers, present])
  })

  it('[SES-01] POST bodies are form-encoded', async () => {
    const requests = recordRequests()
    await build().api.call(loginByPassword, password)
    const [request] = requests
    expect(request?.method).toBe('POST')
    expect(request?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
    expect(Object.fromEntries(new URLSearchParams(await request?.text()))).toEqual(password)
  })

  it('[SES-01] GET payloads travel in the query', async () => {
    const requests = recordRequests()
    await build().api.call(getSubjects, { is_tree: 1 })
    expect(requests[0]?.url).toBe(`${baseUrl}/apic/config/category/conf?is_tree=1`)
  })

  it('[SES-01] a request that is not answered in time fails as a timeout', async () => {
    server.use(fault('getUserInfo', 'hang'))
    const started = performance.now()
    expect((await failureOf(build({ timeout: 40 }).api.call(getUserInfo, {}))).kind).toBe('timeout')
    expect(performance.now() - started).toBeGreaterThanOrEqual(35)
  })

  it('[SES-01] the deadline is the one that was configured, in milliseconds', async () => {
    const deadline = vi.spyOn(AbortSignal, 'timeout')
    await build({ timeout: 30_000 }).api.call(getUserInfo, {})
    expect(deadline).toHaveBeenCalledWith(30_000)
  })

  it('[SES-01] the code decides, also when it is the one of another kind of call', async () => {
    server.use(
      http.post(`${baseUrl}${loginByPassword.path}`, () =>
        Response.json({
          code: 1,
          msg: 'ok',
          data: { token: 't', sign: 's', user_id: 1, loginauth: 1, needs_factor: false },
        }),
      ),
    )
    const failed = await failureOf(build().api.call(loginByPassword, password))
    expect(failed).toMatchObject({ kind: 'refused', msg: 'ok' })
  })

  it('an HTTP error is never a success, whatever code its body claims', async () => {
    const member = {
      id: 9,
      nickname: 'A',
      avatar: '',
      group_id: 1,
      sponsor_apply_status: 3,
      has_console: false,
      deletes_at: null,
    }
    const body = { code: 1, msg: 'ok', data: member }
    server.use(http.get(baseUrl + getUserInfo.path, () => Response.json(body, { status: 500 })))
    expect(await failureOf(build().api.call(getUserInfo, {}))).toMatchObject({ kind: 'server' })
  })

  it('answers the parsed data', async () => {
    const member = {
      id: 9,
      nickname: 'A',
      avatar: '',
      group_id: 1,
      sponsor_apply_status: 3,
      has_console: false,
      deletes_at: null,
    }
    server.use(answer('getUserInfo', member))
    expect(await build().api.call(getUserInfo, {})).toEqual(member)
  })

  const kinds: Record<Exclude<FaultKind, 'slow' | 'hang'>, FailureKind> = {
    offline: 'offline',
    reset: 'offline',
    '500': 'server',
    html: 'server',
    '429': 'limited',
    '401': 'unauthorized',
    halfJson: 'malformed',
    empty: 'malformed',
    null: 'malformed',
    wrongTypes: 'malformed',
    expired: 'expired',
    huge: 'refused',
    htmlInMsg: 'refused',
  }
  it.each(Object.entries(kinds) as Array<[FaultKind, FailureKind]>)(
    'the fault %s ends as %s',
    async (kind, expected) => {
      server.use(fault('getUserInfo', kind))
      expect((await failureOf(build().api.call(getUserInfo, {}))).kind).toBe(expected)
    },
  )

  it('every kind of fault is named above, or is a matter of time', () => {
    expect([...Object.keys(kinds), 'hang', 'slow'].sort()).toEqual([...faultKinds].sort())
  })

  it('a slow answer is an answer', async () => {
    server.use(fault('countUnread', 'slow', { ms: 30 }), fault('getUserInfo', 'slow', { ms: 30 }))
    await expect(build().api.call(getUserInfo, {})).resolves.toMatchObject({ id: expect.any(Number) })
  })

  it("[LOGIN-11] a refusal carries the server's sentence, its reason, its field and when to try again", async () => {
    server.use(refuse('loginByPassword', 'codeWrong', { msg: '请稍候', field: 'code', retryAfter: 12 }))
    expect(await failureOf(build().api.call(loginByPassword, password))).toEqual({
      kind: 'refused',
      msg: '请稍候',
      reason: 'codeWrong',
      field: 'code',
      retryAfter: 12,
    })
  })

  it('a refusal without details keeps its sentence', async () => {
    server.use(
      http.get(`${baseUrl}${getUserInfo.path}`, () => Response.json({ code: 0, msg: '不行', data: [] })),
    )
    expect(await failureOf(build().api.call(getUserInfo, {}))).toMatchObject({
      kind: 'refused',
      msg: '不行',
      reason: null,
    })
  })

  it.each([300, 301])('[SES-03] code %i is reported as an expiry', async (code) => {
    server.use(refuse('getUserInfo', 'sessionExpired', { code }))
    const { api, lost } = build()
    expect((await failureOf(api.call(getUserInfo, {}))).kind).toBe('expired')
    expect(lost.map(({ kind }) => kind)).toEqual(['expired'])
  })

  it('[SES-04] HTTP 401 is reported as such, whatever its body says', async () => {
    server.use(http.get(`${baseUrl}${getUserInfo.path}`, () => refusalResponse('signedOut', 'en', {}, 401)))
    const { api, lost } = build()
    expect((await failureOf(api.call(getUserInfo, {}))).kind).toBe('unauthorized')
    expect(lost.map(({ kind }) => kind)).toEqual(['unauthorized'])
  })

  it('[SES-07] a quiet call reports nothing', async () => {
    server.use(fault('getUserInfo', 'expired'))
    const { api, lost } = build()
    await failureOf(api.call(getUserInfo, {}, { quiet: true }))
    expect(lost).toEqual([])
  })

  it.each(['500', 'offline', '429', 'htmlInMsg'] as const)(
    'the fault %s is no lost session',
    async (kind) => {
      server.use(fault('getUserInfo', kind))
      const { api, lost } = build()
      await failureOf(api.call(getUserInfo, {}))
      expect(lost).toEqual([])
    },
  )

  it("an abort by the caller rejects with the caller's reason and reports nothing", async () => {
    const gate = createGate()
    server.use(gated('getUserInfo', gate))
    const { api, lost } = build()
    const stop = new AbortController()
    const call = api.call(getUserInfo, {}, { signal: stop.signal })
    const reason = new Error('the tab was left')
    stop.abort(reason)
    await expect(call).rejects.toBe(reason)
    gate.answer(
      answerResponse('getUserInfo', {
        id: 1,
        nickname: '',
        avatar: '',
        group_id: 1,
        sponsor_apply_status: 1,
        has_console: true,
        deletes_at: null,
      }),
    )
    expect(lost).toEqual([])
  })

  it("[SES-06] each of ten calls that expire together is reported; showing one box is the session's work", async () => {
    server.use(fault('getUserInfo', 'expired'))
    const { api, lost } = build()
    await Promise.allSettled(Array.from({ length: 10 }, () => api.call(getUserInfo, {})))
    expect(lost).toHaveLength(10)
  })

  it('[OPS-01] a call that needs a consent waits for it and is repeated with the same words', async () => {
    const requests = recordRequests()
    server.use(refuse('saveProfile', 'consentNeeded'))
    const { api } = build({
      onConsentNeeded: () => {
        server.resetHandlers()
        return Promise.resolve(true)
      },
    })
    await api.call(saveProfile, { group_id: 1, search_field: '11' })
    const bodies = await Promise.all(requests.map((request) => request.text()))
    expect(bodies).toHaveLength(2)
    expect(bodies[0]).toBe(bodies[1])
  })

  it('[OPS-01] without the consent the refusal stays, and after it no call is made a third time', async () => {
    server.use(refuse('saveProfile', 'consentNeeded'))
    for (const isGiven of [false, true]) {
      const requests = recordRequests()
      const { api } = build({ onConsentNeeded: () => Promise.resolve(isGiven) })
      const failure = await failureOf(api.call(saveProfile, { group_id: 1, search_field: '11' }))
      expect(failure).toMatchObject({ kind: 'refused', reason: 'consentNeeded' })
      expect(requests).toHaveLength(isGiven ? 2 : 1)
    }
  })
})
