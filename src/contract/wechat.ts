import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { line, optionalLine } from './fields.ts'
import { countryCode, mobile } from './phone.ts'
import { codeSent, loginResult } from './login.ts'
import { codeLine } from './text.ts'

const sceneText = line(64)

/** Purpose of a scan. */
export const scenePurposes = ['login', 'bind'] as const

export const scene = z.object({
  scene_value: z.string(),
  /** Content of the QR code: an address of this server, or WeChat's own when its keys are configured. */
  qr_code_url: z.string(),
  /** Seconds. */
  expires_in: z.int(),
})
export type Scene = z.infer<typeof scene>

/**
 * `waiting` not scanned yet · `scanned` a device shows it · `confirmed` openid is known (with `mobile` when the account
 * has a phone) · `expired` too old or already used.
 */
export const sceneStatus = z.object({
  status: z.literal(['waiting', 'scanned', 'confirmed', 'expired']),
  openid: z.optional(z.string()),
  /** Masked, e.g. 138****8000. */
  mobile: z.optional(z.string()),
  /** The confirming account has agreed to the current documents: the computer does not ask again. */
  agreed: z.optional(z.boolean()),
})
export type SceneStatus = z.infer<typeof sceneStatus>

export const getScene = endpoint({
  origin: 'API-05',
  summary: 'A new scene for signing in by QR code; bound to the asking browser',
  method: 'GET',
  path: '/apic/wechat/get_wechat_scence_data',
  access: 'anyone',
  input: z.object({}),
  output: z.object({ wechat_data: scene }),
})

export const checkScene = endpoint({
  origin: 'API-06',
  summary: 'How far a scene is; answers only the browser that asked for it',
  method: 'GET',
  path: '/apic/wechat/check_wechat_scene_data',
  access: 'anyone',
  input: z.object({ scene_str: sceneText }),
  output: sceneStatus,
})

export const getLoginQrCode = endpoint({
  origin: 'API-07',
  summary: 'The same scene with the QR code drawn as an SVG image (decided)',
  method: 'GET',
  path: '/apic/wechat/get_login_qrcode',
  access: 'anyone',
  input: z.object({
    /** `bind`: the scan binds its WeChat to the account of the requesting browser, and signs no one in. */
    purpose: z._default(z.literal(scenePurposes, 'invalid'), 'login'),
  }),
  output: z.object({ wechat_data: scene, image: z.string() }),
})

export const loginByScene = endpoint({
  summary: 'Collect the session of a confirmed scene, once, in the browser that asked for it',
  method: 'POST',
  path: '/apic/wechat/scene/login',
  access: 'anyone',
  input: z.object({
    scene_str: sceneText,
    akey: optionalLine(200),
    origin: optionalLine(200),
    tg: optionalLine(200),
  }),
  output: loginResult,
  success: 200,
})

export const sceneInfo = z.object({
  purpose: z.literal(scenePurposes),
  status: z.literal(['waiting', 'scanned', 'confirmed', 'expired']),
  /** Device that requests to sign in, as shown to the person at the second device, e.g. "Chrome · Windows". */
  device: z.string(),
  /** ISO 8601. */
  requested_at: z.string(),
})
export type SceneInfo = z.infer<typeof sceneInfo>

export const openScene = endpoint({
  summary: 'The second device opens the address in the QR code',
  method: 'POST',
  path: '/apic/wechat/scene/open',
  access: 'anyone',
  input: z.object({ scene_str: sceneText }),
  output: sceneInfo,
})

export const sendSceneCode = endpoint({
  summary: 'Send a code to the phone that identifies the second device',
  method: 'POST',
  path: '/apic/wechat/scene/code',
  access: 'anyone',
  input: z.object({ scene_str: sceneText, mobile, country_code: countryCode }),
  output: codeSent,
})

export const confirmScene = endpoint({
  summary: 'The second device confirms: with its own session, by a phone code, or without a phone (unbound)',
  method: 'POST',
  path: '/apic/wechat/scene/confirm',
  access: 'anyone',
  input: z.object({
    scene_str: sceneText,
    as: z.literal(['session', 'phone', 'unbound'], 'invalid'),
    mobile: z.optional(mobile),
    code: z.optional(codeLine(12)),
    country_code: countryCode,
  }),
  output: z.object({ status: z.literal('confirmed') }),
})

export const issueTicket = endpoint({
  summary: 'A one-time ticket (60 s) that hands this session to a sister site; never the token in an address',
  method: 'POST',
  path: '/apic/session/ticket',
  access: 'member',
  input: z.object({}),
  output: z.object({ ticket: z.string(), expires_in: z.int() }),
})
