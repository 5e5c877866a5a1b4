/** A scan as the official account reports it. */
export interface ScanEvent {
  sceneValue: string
  openid: string
}

/** `data` of GET /wechat/callback is the query; of POST the query and the raw body. */
export interface CallbackQuery {
  signature: string | null
  timestamp: string | null
  nonce: string | null
  echostr?: string | null
}

export interface Wechat {
  /**
   * Registers a temporary QR scene (300 s) and gives what the QR code must encode.
   * Rejects with a `WechatError`.
   */
  createScene(sceneValue: string): Promise<{ url: string; expiresIn: number }>
  /** The text to answer to WeChat's address check. Throws `WechatError('signature')`. */
  echo(query: CallbackQuery): string
  /**
   * Reads one callback. Null: a genuine event that is not a scan of ours, to be answered with `success` all the same.
   * Throws `WechatError` for forged, stale, replayed or unreadable ones.
   */
  readCallback(query: CallbackQuery, body: string): ScanEvent | null
}

export type WechatFault = 'signature' | 'stale' | 'replayed' | 'malformed' | 'tooLarge' | 'provider'

export class WechatError extends Error {
  readonly fault: WechatFault
  constructor(fault: WechatFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'WechatError'
    this.fault = fault
  }
}
