import { createHash, timingSafeEqual } from 'node:crypto'

import { XMLParser, XMLValidator } from 'fast-xml-parser'

import { WechatError, type CallbackQuery, type ScanEvent, type Wechat } from './types.ts'

export interface WechatSettings {
  appId: string
  appSecret: string
  /** The token entered in the official account's console. */
  token: string
  fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** Milliseconds. */
  now: () => number
  /** Another address than WeChat's, for tests. */
  origin?: string
}

/** Seconds a QR scene lives. */
export const sceneLifetime = 300

/** Seconds a callback may be old or early. */
const window = 300

/** Real events are about 400 bytes. */
const largestBody = 16_384

/** The official account: QR scenes out, scan events in. */
export const createWechat = ({
  appId,
  appSecret,
  token,
  fetch,
  now,
  origin = 'https://api.weixin.qq.com',
}: WechatSettings): Wechat => {
  let access: { value: string; until: number } | undefined
  let asking: Promise<string> | undefined
  const seen = new Map<string, number>()

  const ask = async (path: string, init?: RequestInit): Promise<Record<string, unknown>> => {
    let answer: unknown
    try {
      const response = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(10_000) })
      answer = await response.json()
    } catch {
      // Not as a cause: the address of the request holds the secret.
      throw new WechatError('provider', 'WeChat does not answer')
    }
    if (typeof answer !== 'object' || answer === null)
      throw new WechatError('provider', 'WeChat answers nonsense')
    return answer as Record<string, unknown>
  }

  const newToken = async (): Promise<string> => {
    const query = new URLSearchParams({ grant_type: 'client_credential', appid: appId, secret: appSecret })
    const answer = await ask(`/cgi-bin/token?${query}`)
    const { access_token: value, expires_in: seconds } = answer
    if (typeof value !== 'string' || typeof seconds !== 'number') throw refused('token', answer)
    // Five minutes early: WeChat keeps the old token valid for that long.
    access = { value, until: now() + Math.max(seconds - 300, 60) * 1000 }
    return value
  }

  const accessToken = (): Promise<string> => {
    if (access !== undefined && now() < access.until) return Promise.resolve(access.value)
    asking ??= newToken().finally(() => {
      asking = undefined
    })
    return asking
  }

  const createQr = async (sceneValue: string) => {
    const query = new URLSearchParams({ access_token: await accessToken() })
    return ask(`/cgi-bin/qrcode/create?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        expire_seconds: sceneLifetime,
        action_name: 'QR_STR_SCENE',
        action_info: { scene: { scene_str: sceneValue } },
      }),
    })
  }

  const verify = ({ signature, timestamp, nonce }: CallbackQuery) => {
    if (!signature || !timestamp || !nonce || !/^\d{1,12}$/.test(timestamp) || nonce.length > 128) {
      throw new WechatError('signature', 'The callback is not signed')
    }
    const expected = createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest()
    const given = Buffer.from(/^[0-9a-f]{40}$/i.test(signature) ? signature : '', 'hex')
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new WechatError('signature', 'The signature of the callback is wrong')
    }
    if (Math.abs(now() / 1000 - Number(timestamp)) > window) {
      throw new WechatError('stale', 'The callback is too old or too early')
    }
    return `${timestamp}:${nonce}`
  }

  const refuseReplay = (key: string) => {
    const time = now()
    for (const [old, until] of seen) if (until < time) seen.delete(old)
    if (seen.has(key)) throw new WechatError('replayed', 'The callback was seen before')
    // As long as its timestamp can pass, early ones included.
    seen.set(key, time + 2 * window * 1000)
  }

  return {
    createScene: async (sceneValue) => {
      let answer = await createQr(sceneValue)
      if (answer['errcode'] === 40001 || answer['errcode'] === 42001) {
        // Another instance requested a token and thereby ended ours.
        access = undefined
        answer = await createQr(sceneValue)
      }
      const { url, expire_seconds: seconds } = answer
      if (typeof url !== 'string' || typeof seconds !== 'number') throw refused('qrcode', answer)
      return { url, expiresIn: seconds }
    },
    echo: (query) => {
      verify(query)
      return query.echostr ?? ''
    },
    readCallback: (query, body) => {
      if (Buffer.byteLength(body) > largestBody)
        throw new WechatError('tooLarge', 'The callback is too large')
      const key = verify(query)
      const event = readEvent(body)
      refuseReplay(key)
      return event
    },
  }
}

const refused = (what: string, answer: Record<string, unknown>) =>
  new WechatError('provider', `WeChat refuses ${what}: errcode ${Number(answer['errcode'] ?? 0)}`)

const parser = new XMLParser({ processEntities: false, parseTagValue: false, ignoreAttributes: true })

const parse = (body: string): unknown => {
  // Genuine callbacks have no document type; everything that entities can do begins with one.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(body) || XMLValidator.validate(body) !== true) throw malformed()
  try {
    return parser.parse(body)
  } catch {
    throw malformed()
  }
}

const readEvent = (body: string): ScanEvent | null => {
  const document = parse(body)
  const message = textFields(textFields(document)['xml'])
  const { MsgType: type, Event: event, EventKey: eventKey, FromUserName: openid } = message
  if (typeof type !== 'string' || typeof openid !== 'string' || !/^[\w-]{6,64}$/.test(openid))
    throw malformed()
  if (type !== 'event' || typeof event !== 'string' || typeof eventKey !== 'string') return null
  const name = event.toLowerCase()
  if (name === 'scan') return scan(eventKey, openid)
  return name === 'subscribe' && eventKey.startsWith('qrscene_')
    ? scan(eventKey.slice('qrscene_'.length), openid)
    : null
}

const scan = (sceneValue: string, openid: string): ScanEvent | null =>
  /^[\w-]{1,64}$/.test(sceneValue) ? { sceneValue, openid } : null

const textFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const malformed = () => new WechatError('malformed', 'The callback cannot be read')
