import type { Failure } from '../../contract/failure.ts'
import type { LoginResult } from '../../contract/login.ts'
import type { Scene, SceneStatus } from '../../contract/wechat.ts'

export interface ScanContext {
  scene: Scene | null
  openid: string | null
  /** Masked mobile of the account that scanned, or null when it has none (SCAN-02). */
  mobile: string | null
  failure: Failure | null
  result: LoginResult | null
}

export type VisibilitySignal = { type: 'page.hidden' } | { type: 'page.shown' }
export type ScanEvent = { type: 'scan.refresh' } | VisibilitySignal
export type ScanEmitted = { type: 'scan.failed'; failure: Failure }
/** Views of the page; each is a tag of the machine. */
export const scanViews = [
  'failed',
  'expired',
  'paused',
  'scanned',
  'watching',
  'loading',
  'collecting',
] as const
export type ScanTag = 'busy' | 'failure' | 'refreshable' | (typeof scanViews)[number]
export type ScanOutput =
  | { outcome: 'identified'; result: LoginResult }
  | { outcome: 'unbound'; openid: string }

export interface ScanPort {
  getScene(signal: AbortSignal): Promise<Scene>
  checkScene(scene: string, signal: AbortSignal): Promise<SceneStatus>
  /** Signs in with a confirmed scene and keeps the session for 30 days (LOGIN-05). */
  collectScene(scene: string, signal: AbortSignal): Promise<LoginResult>
  /** Tells at once when the page is hidden already; answers the clean-up. */
  watchVisibility(tell: (signal: VisibilitySignal) => void): () => void
}
