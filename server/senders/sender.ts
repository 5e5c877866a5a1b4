export type SenderLanguage = 'zh' | 'en'

export interface SmsCode {
  /** Dialling code, digits only. */
  country: string
  /** National number, digits only. */
  mobile: string
  /** Digits. */
  code: string
  /** How long the code lives. */
  minutes: number
  lang: SenderLanguage
}

/** Mail that announces a message; the page shows its subject. */
export interface SmsNotice extends Pick<SmsCode, 'country' | 'mobile' | 'lang'> {
  /** Title of the message, one line. */
  title: string
}

export interface Mail {
  to: string
  subject: string
  text: string
  lang: SenderLanguage
  /** The same as HTML. */
  html?: string
  /** Code that the text contains. */
  code?: string
  /** `<…@…>`; the same for every attempt to send it. */
  messageId?: string
  /** Handed over once: with an unknown outcome it fails with `isUncertain` and is not tried again. */
  once?: boolean
  /** Absolute address that ends such mails by a POST (RFC 8058). */
  unsubscribe?: string
  attachments?: readonly MailAttachment[]
  /** Name of the sender, e.g. the conference's; the address stays the site's own. */
  fromName?: string
  /** Address for answers. */
  replyTo?: string
}

export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

export interface SmsSender {
  readonly carrier: 'outbox' | 'tencent'
  /** Resolves when the provider took the message over; rejects with a `SendError`. */
  sendSms(message: SmsCode): Promise<void>
  /** The same with a notification; null: this site sends none as text messages. */
  readonly sendNotice: ((message: SmsNotice) => Promise<void>) | null
}

export interface MailSender {
  readonly carrier: 'outbox' | 'smtp'
  /** Resolves when the provider took the message over; rejects with a `SendError`. */
  sendMail(message: Mail): Promise<void>
  close?(): void
}

/** Senders as handlers use them. */
export interface Sender {
  readonly carriers: { readonly sms: SmsSender['carrier']; readonly mail: MailSender['carrier'] }
  sendSms(message: SmsCode): Promise<void>
  sendMail(message: Mail): Promise<void>
  readonly sendNotice: SmsSender['sendNotice']
  close(): void
}

/**
 * `rejected` the provider refuses this recipient or text · `unreachable` no connection, time-out · `configuration` keys or
 * template are wrong · `limited` the provider's own limit. Never carries the code or the recipient.
 */
export type SendFault = 'rejected' | 'unreachable' | 'configuration' | 'limited'

/** Faults that concern the provider, and not one message. */
const outages: ReadonlySet<SendFault> = new Set<SendFault>(['unreachable', 'configuration'])

/** Whether a provider takes nothing now, or was not called for that reason. */
export const isSendOutage = (error: unknown): boolean =>
  error instanceof SendError && outages.has(error.fault)

export class SendError extends Error {
  readonly fault: SendFault
  /** The provider may have taken it all the same. */
  readonly isUncertain: boolean
  /** The provider was not asked, because it is known not to answer. */
  readonly isHeld: boolean
  constructor(
    fault: SendFault,
    message: string,
    options?: ErrorOptions & { isUncertain?: boolean; isHeld?: boolean },
  ) {
    super(message, options)
    this.name = 'SendError'
    this.fault = fault
    this.isUncertain = options?.isUncertain ?? false
    this.isHeld = options?.isHeld ?? false
  }
}
