import { createTransport } from 'nodemailer'

import { email } from '../../src/contract/email.ts'
import { SendError, type Mail, type MailSender, type SendFault } from './sender.ts'

export interface SmtpSettings {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  url: string
  /** Sender, e.g. `Symposium <no-reply@example.org>`. */
  from: string
  /** Milliseconds until a silent server counts as unreachable. */
  timeoutMs?: number
}

export const createSmtp = ({ url, from, timeoutMs = 10_000 }: SmtpSettings): MailSender => {
  const settings = {
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const
  const own = addressIn(from)
  const transport = createTransport(settings, { from })
  // Somebody waits for a code: it never stands behind other mails.
  const codes = createTransport(settings, { from })
  // The pool itself sends a mail again when its connection ends in the middle: not this one, which also keeps no connection
  // so long that the server may end it first.
  const onceOnly = createTransport({ ...settings, maxRequeues: 0, idleTimeout: 5000 }, { from })
  return {
    carrier: 'smtp',
    sendMail: async ({
      to,
      subject,
      text,
      lang,
      html,
      messageId,
      once,
      code,
      unsubscribe,
      attachments = [],
      fromName = '',
      replyTo,
    }: Mail) => {
      const address = email.safeParse(to)
      if (!address.success || isMultiline(to) || isMultiline(subject) || isMultiline(fromName)) {
        throw new SendError('rejected', 'The address or the subject is not usable')
      }
      try {
        await (once === true ? onceOnly : code === undefined ? transport : codes).sendMail({
          // As an object it stays one address, whatever it contains.
          to: { name: '', address: address.data },
          ...(fromName === '' ? {} : { from: { name: fromName, address: own } }),
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: email.parse(replyTo) } }),
          subject,
          text,
          ...(html === undefined ? {} : { html }),
          ...(messageId === undefined ? {} : { messageId }),
          attachments: attachments.map(({ content, ...rest }) => ({
            ...rest,
            content: Buffer.from(content),
          })),
          headers: {
            'Content-Language': lang === 'zh' ? 'zh-CN' : 'en',
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe === undefined
              ? {}
              : {
                  'List-Unsubscribe': `<${unsubscribe}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }),
          },
        })
      } catch (error) {
        // Not as a cause: the message of the transport repeats the recipient.
        const { code = 'unknown', responseCode } = error as Failed
        const isUncertain = mayBeTaken(error as Failed)
        throw new SendError(faultOf(code, responseCode), `SMTP: ${code} ${responseCode ?? ''}`.trim(), {
          isUncertain,
        })
      }
    },
    close: () => {
      transport.close()
      codes.close()
      onceOnly.close()
    },
  }
}

/** `no-reply@example.org` of `Symposium <no-reply@example.org>`. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

interface Failed {
  readonly code?: string
  /** Of the system, where `code` is the transport's own. */
  readonly originalCode?: string
  readonly responseCode?: number
  readonly syscall?: string
  readonly timeoutType?: string
}

/** An answer says no, and without a connection nothing was said. Of every other end nobody knows how far the mail had come. */
const mayBeTaken = ({
  code = '',
  originalCode = '',
  responseCode,
  syscall,
  timeoutType = '',
}: Failed): boolean =>
  responseCode === undefined &&
  syscall !== 'connect' &&
  !['EDNS', 'EAUTH', 'ENOAUTH', 'ETLS', 'EENVELOPE'].includes(code) &&
  !['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'].includes(originalCode) &&
  !['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'].includes(timeoutType)

/** Whether the mail server lets us in; null: it does, else the transport's own code. Sends nothing. */
export const verifySmtp = async (url: string, timeoutMs = 5000): Promise<string | null> => {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return (error as { code?: string }).code ?? 'unknown'
  } finally {
    transport.close()
  }
}

const isMultiline = (text: string) => /[\r\n\0]/.test(text)

const faultOf = (code: string, status: number | undefined): SendFault => {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'configuration'
  if (status === undefined) return 'unreachable'
  return status >= 500 ? 'rejected' : 'limited'
}
