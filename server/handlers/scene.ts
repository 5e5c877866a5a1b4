import { renderSVG } from 'uqr'

import { phoneFault } from '../../src/contract/phone.ts'
import { takeHit } from '../accounts/limits.ts'
import { memberIn } from '../accounts/sessions.ts'
import { userOfPhone } from '../accounts/users.ts'
import type { Exchange } from '../shared/exchange.ts'
import { Refused } from '../shared/refused.ts'
import { guardFailures } from './login.ts'
import { knownCountries } from './knownCountries.ts'
import type { HandlerTable, Deps } from './table.ts'

/** Signing in by QR code: the browser that asks, and the device that scans. */
export const sceneHandlers = (deps: Deps) => {
  const { db, codes, config, scenes, sessions, now } = deps
  const mustKnowCountry = knownCountries(db, now)
  const guarded = guardFailures(deps)

  const limit = async (exchange: Exchange, what: string): Promise<void> => {
    const key = `scene-${what}:${exchange.addressGroup}`
    const wait = await takeHit(db, { key, hits: config.limits.scenesPerIpMinute, seconds: 60 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
  }

  const phone = async (mobile: string | undefined, country: string) => {
    await mustKnowCountry(country)
    const fault = phoneFault(mobile ?? '', country)
    if (fault !== null) throw new Refused(fault, { field: 'mobile' })
    return { kind: 'phone' as const, country, mobile: mobile ?? '' }
  }

  return {
    getScene: async (_input, { exchange }) => {
      await limit(exchange, 'new')
      return { wechat_data: await scenes.create(exchange) }
    },

    getLoginQrCode: async ({ purpose }, { exchange }) => {
      await limit(exchange, 'new')
      const scene = await scenes.create(exchange, purpose)
      const svg = renderSVG(scene.qr_code_url, { border: 2 })
      return { wechat_data: scene, image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
    },

    checkScene: ({ scene_str }, { exchange }) => scenes.check(exchange, scene_str),

    loginByScene: ({ scene_str }, { exchange }) =>
      db.transaction(async (tx) => {
        const userId = await scenes.collect(tx, exchange, scene_str)
        const user = await sessions.userOf(userId, tx)
        if (user === null) throw new Refused('sceneUnknown')
        return sessions.open(tx, exchange, user, 'scene')
      }),

    openScene: async ({ scene_str }, { exchange }) => {
      await limit(exchange, 'open')
      return scenes.open(scene_str)
    },

    sendSceneCode: async (input, { exchange }) => {
      const target = await phone(input.mobile, input.country_code)
      await scenes.mustBeOpen(input.scene_str)
      return codes.send(exchange, 'scene', target)
    },

    confirmScene: async (input, { exchange, identify }) => {
      await scenes.mustBeOpen(input.scene_str)
      const done = { status: 'confirmed' as const }
      if (input.as === 'session') {
        const user = await sessions.userOf(memberIn(await identify()).userId)
        if (user === null) throw new Refused('signedOut')
        await db.transaction((tx) => scenes.confirm(tx, exchange, input.scene_str, { user }))
        return done
      }
      if (input.as === 'unbound') {
        const openid = scenes.deviceOpenid(exchange)
        await db.transaction((tx) => scenes.confirm(tx, exchange, input.scene_str, { openid }))
        return done
      }
      const target = await phone(input.mobile, input.country_code)
      const code = input.code ?? ''
      if (code === '') throw new Refused('codeEmpty', { field: 'code' })
      await guarded(exchange, null, async () => {
        if (!(await codes.use(exchange, 'scene', target, code)))
          throw new Refused('codeWrong', { field: 'code' })
      })
      await db.transaction(async (tx) => {
        const user = await userOfPhone(tx, exchange, new Date(now()), target)
        await scenes.confirm(tx, exchange, input.scene_str, { user })
      })
      return done
    },

    issueTicket: (_input, { member }) => sessions.issueTicket(member),
  } satisfies Partial<HandlerTable>
}
