import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { sendWatched } from '../../src/services/sendWatched.ts'

/** The browser's own, as far as it is used. */
class Fake extends EventTarget {
  static last: Fake
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  status = 0
  responseText = ''
  sent: unknown = null
  isAborted = false
  constructor() {
    super()
    Fake.last = this
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.isAborted = true
  }
  moves(loaded: number) {
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { lengthComputable: true, loaded, total: 200 }),
    )
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Fake)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = () => {
  const shares: number[] = []
  const stop = new AbortController()
  const sending = sendWatched({
    address: '/api/common/upload_base64',
    headers: { uid: '7' },
    body: new URLSearchParams({ kind: 'organizer' }),
    silence: 30_000,
    signal: stop.signal,
    onProgress: (share) => shares.push(share),
  })
  const ended = sending.then(
    (sent) => sent,
    (error: { detail: { kind: string } }) => error.detail.kind,
  )
  return { shares, stop, ended, request: Fake.last }
}

describe('a large payload', () => {
  it('[FILE-02] tells how much has left, and answers what came back', async () => {
    const { shares, ended, request } = start()
    expect(request.headers).toEqual({ uid: '7' })
    request.moves(50)
    request.moves(200)
    Object.assign(request, { status: 413, responseText: '{}' }).dispatchEvent(new Event('load'))
    expect(shares).toEqual([0.25, 1])
    expect(await ended).toEqual({ status: 413, ok: false, text: '{}' })
  })

  it('[SES-01] may take as long as something moves, but not be silent for longer than a request may take', async () => {
    const { ended, request } = start()
    for (const loaded of [1, 2, 3]) {
      vi.advanceTimersByTime(29_000)
      request.moves(loaded)
    }
    expect(request.isAborted).toBe(false)
    vi.advanceTimersByTime(30_000)
    expect(request.isAborted).toBe(true)
    expect(await ended).toBe('timeout')
  })

  it('[FILE-02] can be given up, and says that the connection broke', async () => {
    const given = start()
    given.stop.abort()
    expect(given.request.isAborted).toBe(true)
    const broken = start()
    broken.request.dispatchEvent(new Event('error'))
    expect(await broken.ended).toBe('offline')
  })
})
