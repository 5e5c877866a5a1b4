import type { TencentKeys } from '../../shared/config.ts'
import type { PolicySources } from '../../shared/pagePolicy.ts'

/**
 * Sources that the SDKs of Tencent RTC and Chat need in the pages' policy: their services by name (those that Tencent publishes for
 * firewalls, and those in the SDKs), workers made of texts, WebAssembly for the beauty filter, and a Trusted
 * Types policy for both (`src/services/live/tencent/trustSdk.ts`). Sound and pictures themselves are not subject to the policy.
 */
export const tencentSources = ({ playerDomain }: Pick<TencentKeys, 'playerDomain'>): PolicySources => {
  const player = playerDomain === '' ? [] : [`https://${playerDomain}`]
  return {
    'connect-src': [...services.flatMap((host) => [`https://${host}`, `wss://${host}`]), ...player],
    'media-src': player,
    'script-src': ["'wasm-unsafe-eval'"],
    'worker-src': ['blob:'],
    'trusted-types': ['default'],
  }
}

const services = [
  '*.rtc.qq.com',
  'webrtc.qq.com',
  '*.tim.qq.com',
  '*.rtc.qcloud.com',
  '*.im.qcloud.com',
  '*.im.tencent.cn',
  '*.cloud-rtc.com',
  '*.cloud-rtc.net',
  '*.rtc-web.com',
  '*.rtc-web.io',
  '*.my-imcloud.com',
  '*.my-cpaas.com',
]
