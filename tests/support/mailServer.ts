import net from 'node:net'
import type { AddressInfo } from 'node:net'

export interface MailServer {
  readonly port: number
  /** Commands besides mails, in order. */
  readonly commands: readonly string[]
  /** Mails as they came, unless `onMail` took them. */
  readonly messages: readonly string[]
  readonly close: () => Promise<void>
}

export interface MailServerOptions {
  /** Answer to each recipient. */
  readonly rcpt?: string
  /** Answer to each sender, and to each sign-in; without the second, signing in is refused. */
  readonly mail?: string
  readonly auth?: string
  /** Takes a mail before its sender gets the acceptance; instead of `messages`. */
  readonly onMail?: (mail: string) => void
}

/** A mail server that takes everything, on a free port of this machine. */
export const startMailServer = async ({
  rcpt = '250 ok',
  mail = '250 ok',
  auth,
  onMail,
}: MailServerOptions = {}): Promise<MailServer> => {
  const commands: string[] = []
  const messages: string[] = []
  const keep = onMail ?? ((mail: string) => void messages.push(mail))
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    let pending = ''
    let data: string[] | null = null
    const answer = (line: string) => socket.write(`${line}\r\n`)
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    answer('220 test')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      pending += chunk.toString()
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end)
        pending = pending.slice(end + 2)
        if (data !== null) {
          if (line === '.') {
            keep(data.join('\r\n'))
            data = null
            answer('250 kept')
          } else data.push(line.replace(/^\./, ''))
          continue
        }
        commands.push(line)
        if (line.startsWith('EHLO') && auth !== undefined) answer('250-test\r\n250 AUTH PLAIN')
        else if (/^(?:EHLO|HELO|RSET)/.test(line)) answer('250 ok')
        else if (line.startsWith('MAIL')) answer(mail)
        else if (line.startsWith('AUTH') && auth !== undefined) answer(auth)
        else if (line.startsWith('RCPT')) answer(rcpt)
        else if (line === 'DATA') {
          data = []
          answer('354 go on')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else answer('502 unknown')
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    commands,
    messages,
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => done())
      }),
  }
}

/** The Message-ID of a mail as it came. */
export const messageIdIn = (mail: string): string => /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? ''
