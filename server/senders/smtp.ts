import { createTransport } from 'nodemailer'

import { cutTo } from '../../src/contract/characters.ts'
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
  // A user waits for a code: it is never queued behind other mails.
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
  /** Code of the system, if `code` is the transport's own. */
  readonly originalCode?: string
  readonly responseCode?: number
  readonly syscall?: string
  readonly timeoutType?: string
}

/** An answer refuses, and without a connection nothing was sent. After any other end it is unknown how far the mail had come. */
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

/** Step at which sending a mail ended. `answer`: the server's words, or the transport's own code. */
export interface MailTrial {
  readonly fault:
    | 'hostUnknown'
    | 'connectionRefused'
    | 'timeout'
    | 'tls'
    | 'login'
    | 'sender'
    | 'recipient'
    | 'content'
    | 'other'
    | null
  readonly answer: string
}

/** Sends one mail over a connection of its own and says what became of it; never longer than `timeoutMs`. */
export const trySmtp = async (
  { url, from, timeoutMs = 10_000 }: SmtpSettings,
  { to, subject, text }: Pick<Mail, 'to' | 'subject' | 'text'>,
): Promise<MailTrial> => {
  const transport = createTransport(
    {
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(Object.assign(new Error(), { code: 'ETIMEDOUT' })), timeoutMs)
  })
  try {
    const sent = transport.sendMail({ to: { name: '', address: to }, subject, text })
    const { response } = await Promise.race([sent, late])
    return { fault: null, answer: answerOf(response) }
  } catch (error) {
    return trialOf(error as Failed & { response?: string; command?: string })
  } finally {
    clearTimeout(timer)
    transport.close()
  }
}

const trialOf = (failed: Failed & { response?: string; command?: string }): MailTrial => {
  const { code = 'unknown', originalCode = '', response = '', command = '' } = failed
  const codes = [code, originalCode]
  const answer = answerOf(response) || originalCode || code
  const fault = codes.some((one) => one === 'EDNS' || one === 'ENOTFOUND' || one === 'EAI_AGAIN')
    ? 'hostUnknown'
    : codes.includes('ECONNREFUSED')
      ? 'connectionRefused'
      : codes.some((one) => /^(?:ETLS|EPROTO|ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO)/.test(one))
        ? 'tls'
        : codes.includes('ETIMEDOUT')
          ? 'timeout'
          : code === 'EAUTH' || code === 'ENOAUTH'
            ? 'login'
            : code === 'EENVELOPE'
              ? command === 'MAIL FROM'
                ? 'sender'
                : 'recipient'
              : code === 'EMESSAGE'
                ? 'content'
                : 'other'
  return { fault, answer }
}

/** The first line, where it is one of SMTP: of anything else that answers there nothing is repeated. */
const answerOf = (response: string): string => {
  const [first = ''] = response.split(/\r?\n/)
  return /^\d{3}[ -]/.test(first) ? cutTo(first, 200) : ''
}

const isMultiline = (text: string) => /[\r\n\0]/.test(text)

const faultOf = (code: string, status: number | undefined): SendFault => {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'configuration'
  if (status === undefined) return 'unreachable'
  return status >= 500 ? 'rejected' : 'limited'
}
