/** Providers of online payments; a bank transfer has no provider to query. */
export type ProviderName = 'sandbox' | 'alipay' | 'wechat'

/** Data for the payer, and the deadline. */
export interface Purchase {
  readonly orderNo: string
  readonly subject: string
  readonly language: 'zh' | 'en'
  /** Origin of this site's addresses, without a trailing slash. */
  readonly origin: string
  readonly expiresAt: Date
}

/** One attempt to pay. Amounts are whole fen (0.01 CNY) everywhere. */
export interface Attempt {
  /** Our number of it. */
  readonly outTradeNo: string
  readonly amount: number
}

export interface MoneyBack {
  /** The same for every try, so that the provider pays it back once. */
  readonly refundNo: string
  readonly outTradeNo: string
  readonly amount: number
  /** Amount that the attempt had brought in. */
  readonly paid: number
}

/** Provider's report about an attempt. */
export type Finding =
  | {
      readonly kind: 'paid'
      readonly providerId: string
      readonly amount: number
      /** The provider's name of the account that paid; absent where it tells none. */
      readonly payer?: string
    }
  | { readonly kind: 'waiting' }
  /** Failed or closed: it can no longer be paid. `reason` is for people. */
  | { readonly kind: 'failed'; readonly reason: string }

/** Provider's notification, after its signature was verified. */
export interface Notification {
  readonly outTradeNo: string
  readonly finding: Finding
}

export interface NotificationRequest {
  readonly headers: Headers
  /** As it came: the signature covers every byte. */
  readonly body: string
}

/** Answer that a provider expects; anything else makes it repeat the notification. */
export interface NotificationAnswer {
  readonly status: 200 | 400
  readonly type: string
  readonly body: string
}

/**
 * A provider of payments. Everything but `readNotification` talks to it over the network and throws `ProviderError`;
 * each call can be repeated without doing anything twice.
 */
export interface PayProvider {
  readonly name: ProviderName
  /** Opens the attempt there; gives what the payer scans or opens. */
  start(purchase: Purchase, attempt: Attempt): Promise<string>
  query(attempt: Attempt): Promise<Finding>
  /** After `failed` it can no longer be paid; `paid`: the payer was faster. */
  close(attempt: Attempt): Promise<Finding>
  /** `processing`: asked again later. */
  refund(back: MoneyBack): Promise<'done' | 'processing'>
  /** Throws `NotificationError`. */
  readNotification(request: NotificationRequest): Notification | Promise<Notification>
  answer(accepted: boolean): NotificationAnswer
}

/** `down`: it is unknown whether it happened; ask again. `refused`: it did not happen, and asking again will not help. */
export class ProviderError extends Error {
  readonly fault: 'down' | 'refused'
  constructor(fault: 'down' | 'refused', message: string) {
    super(message)
    this.name = 'ProviderError'
    this.fault = fault
  }
}

/** Why a notification is not believed. */
export type NotificationFault =
  | 'malformed'
  | 'signature'
  | 'stale'
  | 'otherApp'
  | 'otherMerchant'
  | 'otherCurrency'

export class NotificationError extends Error {
  readonly fault: NotificationFault
  constructor(fault: NotificationFault) {
    super(fault)
    this.name = 'NotificationError'
    this.fault = fault
  }
}
