import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { handlers, refuse } from '../../mocks/handlers.ts'
import { createApi } from '../../src/services/api.ts'
import { createCountdowns } from '../../src/services/countdowns.ts'
import { createCredentialStore } from '../../src/services/credentialStore.ts'
import { createLoginService } from '../../src/services/loginService.ts'
import { memoryStore } from '../support/memoryStore.ts'

const requests: Request[] = []
const server = setupServer(...handlers)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  server.events.on('request:start', ({ request }) => void requests.push(request.clone()))
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Values written to `document.cookie`, one assignment each. */
const written: string[] = []
beforeEach(() => {
  requests.length = 0
  written.length = 0
  vi.stubGlobal('location', { protocol: 'https:', search: '?akey=partner&origin=mail&url=/home' })
  vi.stubGlobal('document', {
    get cookie() {
      return 'tg=spring; other=1'
    },
    set cookie(assignment: string) {
      written.push(assignment)
    },
  })
})

const build = () =>
  createLoginService({
    api: createApi({ baseUrl: 'http://symposium.test', headers: () => ({ lang: 'en' }), timeout: 5_000 }),
    credentials: createCredentialStore(memoryStore()),
    countdowns: createCountdowns(memoryStore(), () => 1_760_000_000_000),
  })
const { signal } = new AbortController()

const sent = async () => {
  const [request] = requests
  if (request === undefined) throw new Error('nothing was sent')
  const { pathname, searchParams } = new URL(request.url)
  const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : searchParams
  return [pathname, Object.fromEntries(form)]
}

const tracking = { akey: 'partner', origin: 'mail', tg: 'spring' }

describe('loginService', () => {
  it('[LOGIN-09] the phone form sends its fields, the country and where the visitor came from', async () => {
    await build().logIn(
      { method: 'phone', mobile: '13800138000', country_code: '86', code: '123456' },
      signal,
    )
    expect(await sent()).toEqual([
      '/apic/login/code/check',
      { quick_login_type: '1', mobile: '13800138000', code: '123456', country_code: '86', ...tracking },
    ])
  })

  it('[LOGIN-09] the e-mail form sends its fields', async () => {
    await build().logIn({ method: 'email', email: 'a@b.cn', code: '123456' }, signal)
    expect(await sent()).toEqual([
      '/apic/login/email/code/check',
      { email: 'a@b.cn', code: '123456', ...tracking },
    ])
  })

  it('[LOGIN-09] the password form sends its fields', async () => {
    await build().logIn(
      { method: 'password', account: 'a@b.cn', password: 'secret-1', country_code: '86' },
      signal,
    )
    expect(await sent()).toEqual([
      '/apic/login/account',
      { account: 'a@b.cn', password: 'secret-1', country_code: '86', ...tracking },
    ])
  })

  it('[BIND-01] the bind form sends mobile, code and openid', async () => {
    await build().logIn(
      { method: 'bind', mobile: '13800138000', country_code: '86', code: '123456', openid: 'openid-1' },
      signal,
    )
    expect(await sent()).toEqual([
      '/apic/login/bind_phone/code/check',
      { mobile: '13800138000', code: '123456', openid: 'openid-1', country_code: '86', ...tracking },
    ])
  })

  it('[BIND-01] the code for binding is sent with event=login', async () => {
    const target = { channel: 'phone', mobile: '13800138000', country_code: '86' } as const
    await build().sendCode({ purpose: 'bind', target }, signal)
    expect(await sent()).toEqual([
      '/apic/login/bind_phone/code',
      { mobile: '13800138000', country_code: '86', event: 'login' },
    ])
  })

  it.each([
    ['phone', { channel: 'phone', mobile: '13800138000', country_code: '86' }, '/apic/login/code'],
    ['email', { channel: 'email', email: 'a@b.cn' }, '/apic/login/email/code'],
  ] as const)(
    '[CODE-01] a login code by %s goes to its own call and starts 60 s',
    async (_name, target, path) => {
      const service = build()
      const countdown = await service.sendCode({ purpose: 'login', target }, signal)
      expect((await sent())[0]).toBe(path)
      expect(countdown.resendAt - countdown.now).toBe(60_000)
      const { channel, ...contact } = target
      expect(service.recallCountdown({ purpose: 'login', channel })).toEqual({ ...countdown, contact })
    },
  )

  it('[CODE-01] a refused code starts no countdown', async () => {
    server.use(refuse('sendLoginCode', 'codeTooSoon'))
    const service = build()
    const target = { channel: 'phone', mobile: '13800138000', country_code: '86' } as const
    await expect(service.sendCode({ purpose: 'login', target }, signal)).rejects.toMatchObject({
      detail: { reason: 'codeTooSoon' },
    })
    expect(service.recallCountdown({ purpose: 'login', channel: 'phone' })).toBeNull()
  })

  it('[LOGIN-05] each way of signing in stores token, sign and uid for 30 days', async () => {
    const service = build()
    const ways = [
      () => service.logIn({ method: 'email', email: 'a@b.cn', code: '123456' }, signal),
      () => service.collectScene('scene-1', signal),
    ]
    for (const signIn of ways) {
      written.length = 0
      const { token, sign, user_id } = await signIn()
      const values = { token, sign, uid: String(user_id) }
      expect(written).toEqual(
        Object.entries(values).map(
          ([name, value]) => `${name}=${value}; Path=/; Max-Age=2592000; SameSite=Lax; Secure`,
        ),
      )
    }
  })

  it('[LOGIN-05] a refused login stores nothing', async () => {
    server.use(refuse('loginByPassword', 'accountOrPasswordWrong'))
    const form = { method: 'password', account: 'a', password: 'b', country_code: '86' } as const
    await expect(build().logIn(form, signal)).rejects.toMatchObject({
      detail: { reason: 'accountOrPasswordWrong' },
    })
    expect(written).toEqual([])
  })

  it('[PROF-03] the profile is sent as comma-joined ids with their parents', async () => {
    await build().saveProfile(
      { group_id: 1, search_field: [11, 12, 21], p_search_field: [1, 2], need_submission_service: 1 },
      signal,
    )
    expect(await sent()).toEqual([
      '/apic/user/update/loginauth',
      { group_id: '1', search_field: '11,12,21', p_search_field: '1,2', need_submission_service: '1' },
    ])
  })

  it('[SCAN-01] the scene comes from its own call and is read by its value', async () => {
    const service = build()
    const scene = await service.getScene(signal)
    expect(scene).toEqual({
      scene_value: expect.any(String),
      qr_code_url: expect.stringMatching(/^https?:/),
      expires_in: expect.any(Number),
    })
    expect((await sent())[0]).toBe('/apic/wechat/get_wechat_scence_data')
    requests.length = 0
    await service.checkScene(scene.scene_value, signal)
    expect(await sent()).toEqual(['/apic/wechat/check_wechat_scene_data', { scene_str: scene.scene_value }])
  })
})
