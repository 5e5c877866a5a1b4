import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { createWechat } from '../../../server/wechat/createWechat.ts'
import { WechatError } from '../../../server/wechat/types.ts'

const token = 'callback-token'
const start = Date.parse('2026-11-21T08:00:00Z')

const sign = (timestamp: string, nonce: string, key = token) =>
  createHash('sha1').update([key, timestamp, nonce].sort().join('')).digest('hex')

let nonces = 0
const query = (seconds = 0, nonce = `n${nonces++}`, key = token) => {
  const timestamp = String(start / 1000 + seconds)
  return { signature: sign(timestamp, nonce, key), timestamp, nonce }
}

const xml = (fields: Record<string, string>) =>
  `<xml><ToUserName><![CDATA[gh_a1b2c3d4e5f6]]></ToUserName>
<CreateTime>1795248000</CreateTime>
${Object.entries(fields)
  .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
  .join('\n')}
</xml>`
const openid = 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o'
const scan = (fields: Record<string, string> = {}) =>
  xml({
    FromUserName: openid,
    MsgType: 'event',
    Event: 'SCAN',
    EventKey: 'Zk3-scene_1',
    Ticket: 'gQH47',
    ...fields,
  })

type Answer = object | string | Error
const setup = (answers: Answer[] = []) => {
  const calls: { url: URL; body: unknown }[] = []
  const clock = { at: start }
  const wechat = createWechat({
    appId: 'wx1',
    appSecret: 'app-secret',
    token,
    now: () => clock.at,
    fetch: async (url, init) => {
      calls.push({ url: new URL(url), body: typeof init?.body === 'string' ? JSON.parse(init.body) : null })
      const answer = answers.shift()
      if (answer === undefined) throw new Error(`unexpected call ${url}`)
      if (answer instanceof Error) throw answer
      return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
    },
  })
  return { wechat, calls, clock }
}
const faultOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return error instanceof WechatError ? error.fault : error
  }
  return 'none'
}

describe('callback', () => {
  it('a scan by a follower and by a new follower give scene and openid', () => {
    const { wechat } = setup()
    expect(wechat.readCallback(query(), scan())).toEqual({ sceneValue: 'Zk3-scene_1', openid })
    expect(
      wechat.readCallback(query(), scan({ Event: 'subscribe', EventKey: 'qrscene_Zk3-scene_1' })),
    ).toEqual({
      sceneValue: 'Zk3-scene_1',
      openid,
    })
  })

  it.each([
    ['a plain new follower', scan({ Event: 'subscribe', EventKey: '' })],
    ['a follower who left', scan({ Event: 'unsubscribe' })],
    ['a menu click', scan({ Event: 'CLICK', EventKey: 'menu' })],
    ['a text message', xml({ FromUserName: openid, MsgType: 'text', Content: 'hello' })],
    ['a scene that is not ours', scan({ EventKey: 'a b<script>' })],
  ])('%s is answered but is no sign-in', (_, body) => {
    expect(setup().wechat.readCallback(query(), body)).toBeNull()
  })

  it('[class 21] refuses wrong, foreign, missing and oddly shaped signatures', () => {
    const { wechat } = setup()
    const good = query()
    const flipped = good.signature.replace(/^./, (first) => (first === '0' ? '1' : '0'))
    for (const signature of [
      flipped,
      sign(good.timestamp, good.nonce, 'other'),
      '',
      null,
      'zz',
      'é'.repeat(40),
    ]) {
      expect(faultOf(() => wechat.readCallback({ ...good, signature }, scan()))).toBe('signature')
    }
    expect(faultOf(() => wechat.readCallback({ ...good, timestamp: null }, scan()))).toBe('signature')
    expect(faultOf(() => wechat.readCallback({ ...good, nonce: 'other' }, scan()))).toBe('signature')
    expect(faultOf(() => wechat.readCallback(good, scan()))).toBe('none')
  })

  it('refuses callbacks older or earlier than five minutes', () => {
    const { wechat, clock } = setup()
    expect(faultOf(() => wechat.readCallback(query(-300), scan()))).toBe('none')
    expect(faultOf(() => wechat.readCallback(query(-301), scan()))).toBe('stale')
    expect(faultOf(() => wechat.readCallback(query(301), scan()))).toBe('stale')
    const kept = query()
    clock.at += 301_000
    expect(faultOf(() => wechat.readCallback(kept, scan()))).toBe('stale')
  })

  it('refuses a replay as long as its timestamp could pass, also an early one', () => {
    const { wechat, clock } = setup()
    const early = query(300)
    expect(faultOf(() => wechat.readCallback(early, scan()))).toBe('none')
    expect(faultOf(() => wechat.readCallback(early, scan()))).toBe('replayed')
    clock.at += 600_000
    expect(faultOf(() => wechat.readCallback(early, scan()))).toBe('replayed')
    clock.at += 1_000
    expect(faultOf(() => wechat.readCallback(early, scan()))).toBe('stale')
  })

  const laughs = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, level) => {
    const name = String.fromCharCode(98 + level)
    return `<!ENTITY ${name} "${`&${String.fromCharCode(97 + level)};`.repeat(10)}">`
  }).join('')}]>`
  it.each([
    ['external entity', `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${scan({ EventKey: '&e;' })}`],
    ['billion laughs', laughs + scan({ EventKey: '&j;' })],
    ['lower-case doctype', `<!doctype x>${scan()}`],
    ['unclosed', scan().slice(0, -8)],
    ['not XML', 'hello'],
    ['empty', ''],
    ['JSON', '{"xml":{"MsgType":"event"}}'],
    ['no sender', xml({ MsgType: 'event', Event: 'SCAN', EventKey: 's' })],
    ['two senders', scan().replace('</xml>', '<FromUserName>other-openid</FromUserName></xml>')],
    ['nested sender', scan().replace(`<![CDATA[${openid}]]>`, '<a>x</a>')],
    ['prototype', '<xml><__proto__><MsgType>event</MsgType></__proto__></xml>'],
  ])('[class 17] %s is refused as malformed', (_, body) => {
    const { wechat } = setup()
    const began = performance.now()
    expect(faultOf(() => wechat.readCallback(query(), body))).toBe('malformed')
    expect(performance.now() - began).toBeLessThan(1000)
  })

  it('[class 20] refuses a large body before it is parsed, whatever the signature', () => {
    const { wechat } = setup()
    const large = scan({ Content: 'x'.repeat(20_000) })
    expect(faultOf(() => wechat.readCallback(query(), large))).toBe('tooLarge')
    expect(faultOf(() => wechat.readCallback({ ...query(), signature: '' }, large))).toBe('tooLarge')
  })

  it('a malformed body does not use up the nonce of the genuine one', () => {
    const { wechat } = setup()
    const good = query()
    expect(faultOf(() => wechat.readCallback(good, 'x'))).toBe('malformed')
    expect(wechat.readCallback(good, scan())).not.toBeNull()
  })

  it('answers the address check only when it is signed', () => {
    const { wechat } = setup()
    expect(wechat.echo({ ...query(), echostr: '5837493' })).toBe('5837493')
    expect(faultOf(() => wechat.echo({ ...query(0, 'n', 'wrong'), echostr: 'x' }))).toBe('signature')
  })
})

describe('QR scenes', () => {
  const granted = (value: string) => ({ access_token: value, expires_in: 7200 })
  const made = { ticket: 't', expire_seconds: 300, url: 'http://weixin.qq.com/q/abc' }

  it('asks for a temporary scene of 300 s and reuses the access token', async () => {
    const { wechat, calls, clock } = setup([granted('one'), made, made, granted('two'), made])
    expect(await wechat.createScene('scene-1')).toEqual({ url: made.url, expiresIn: 300 })
    await wechat.createScene('scene-2')
    clock.at += 6_900_000
    await wechat.createScene('scene-3')
    expect(calls.map(({ url }) => url.pathname.split('/').at(-1))).toEqual([
      'token',
      'create',
      'create',
      'token',
      'create',
    ])
    expect(calls[1]?.body).toEqual({
      expire_seconds: 300,
      action_name: 'QR_STR_SCENE',
      action_info: { scene: { scene_str: 'scene-1' } },
    })
    expect(calls[4]?.url.searchParams.get('access_token')).toBe('two')
  })

  it('ten visitors at once cost one access token', async () => {
    const { wechat, calls } = setup([granted('one'), ...Array.from({ length: 10 }, () => made)])
    await Promise.all(Array.from({ length: 10 }, (_, n) => wechat.createScene(`s${n}`)))
    expect(calls.filter(({ url }) => url.pathname.endsWith('/token'))).toHaveLength(1)
  })

  it('renews a token that was ended elsewhere, once', async () => {
    const ended = { errcode: 40001, errmsg: 'invalid credential' }
    const { wechat } = setup([granted('one'), ended, granted('two'), made])
    expect((await wechat.createScene('s')).url).toBe(made.url)
    const again = setup([granted('one'), ended, granted('two'), ended])
    await expect(again.wechat.createScene('s')).rejects.toMatchObject({ fault: 'provider' })
  })

  it.each([
    ['a refusal', { errcode: 40164, errmsg: 'invalid ip 1.2.3.4' }],
    ['nonsense', '<html>'],
    ['null', 'null'],
    ['wrong types', { access_token: 5, expires_in: 'x' }],
    ['a broken connection', new Error('connect failed: secret=app-secret')],
  ])('names %s without the secret, and recovers at the next call', async (_, answer) => {
    const { wechat } = setup([answer, granted('one'), made])
    const failure = await wechat.createScene('s').catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'WechatError', fault: 'provider' })
    expect(String(failure) + String((failure as Error).cause)).not.toContain('app-secret')
    expect((await wechat.createScene('s')).url).toBe(made.url)
  })
})
