import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import type { ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'

import { expect } from './test.ts'

export interface Mailbox {
  /** For SMTP_URL of a server. */
  readonly url: string
  /** Waits for a mail with this subject, to anybody or to this address. */
  newest(subject: string, to?: string): Promise<ParsedMail>
  close(): Promise<void>
}

/** A mail server of its own, on this machine, that takes everything and keeps it. */
export const openMailbox = async (): Promise<Mailbox> => {
  const sources: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.once('end', () => {
        sources.push(Buffer.concat(parts))
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    async newest(subject, to) {
      const read = async () => {
        const mails = await Promise.all(sources.map((source) => simpleParser(source)))
        return to === undefined
          ? mails
          : mails.filter((mail) => [mail.to].flat().some((one) => one?.text === to))
      }
      await expect
        .poll(async () => (await read()).map((mail) => mail.subject), { timeout: 30_000 })
        .toContain(subject)
      const mail = (await read()).findLast((each) => each.subject === subject)
      if (mail === undefined) throw new Error(`no mail “${subject}”`)
      return mail
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
