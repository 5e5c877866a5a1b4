import http from 'node:http'
import net from 'node:net'
import type { AddressInfo } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'

import { users } from '../../../server/db/schema/accounts.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { outboxMessages } from '../../../server/db/schema/outbox.ts'
import { chooseSender } from '../../../server/senders/choose.ts'
import { createOutbox } from '../../../server/senders/outbox.ts'
import { createSmtp } from '../../../server/senders/smtp.ts'
import { createTencent } from '../../../server/senders/tencent.ts'
import { describeDatabase, quietLog } from '../../support/engines.ts'
import { startMailServer } from '../../support/mailServer.ts'

const code = { country: '86', mobile: '13800138000', code: '482913', minutes: 5, lang: 'zh' } as const
const mail = {
  to: 'lin@example.org',
  subject: '您的验证码',
  text: '验证码 482913\n.\n第二行',
  lang: 'zh',
} as const

const cleanups: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean()
})

describeDatabase('outbox', (open) => {
  it('keeps messages in the table and says the code in the log', async () => {
    const { db } = await open()
    const lines: string[] = []
    const outbox = createOutbox(db, { ...quietLog, info: (_, message) => lines.push(message) })
    await outbox.sendSms(code)
    await outbox.sendSms({ ...code, lang: 'en' })
    await outbox.sendMail(mail)
    const rows = await db.select().from(outboxMessages).orderBy(outboxMessages.id)
    expect(rows.map(({ channel, recipient, lang }) => [channel, recipient, lang])).toEqual([
      ['sms', '+86 13800138000', 'zh'],
      ['sms', '+86 13800138000', 'en'],
      ['mail', 'lin@example.org', 'zh'],
    ])
    expect(rows[0]?.body).toContain('482913')
    expect(rows[1]?.body).toMatch(/^Your code is 482913\..*5 minutes/)
    expect(rows[2]).toMatchObject({ subject: mail.subject, body: mail.text })
    for (const line of lines) expect(line).toContain('482913')
    expect(lines).toHaveLength(3)
  })

  it('in production says nothing of members in the log: the code of an administrator alone, or of the first one', async () => {
    const { db } = await open()
    const lines: string[] = []
    const info = (fields: object, message: string) => lines.push(`${message} ${JSON.stringify(fields)}`)
    const sender = chooseSender({ NODE_ENV: 'production' }, db, { ...quietLog, info })
    const send = async () => {
      lines.length = 0
      await sender.sendSms(code)
      await sender.sendMail({ ...mail, code: code.code })
      await sender.sendMail({ ...mail, subject: '订单 T00000001', text: '林梅，您好' })
      return lines.map((line) => line.includes(code.code))
    }
    expect(await send()).toEqual([true, true, false])
    const made = await db
      .insert(users)
      .values([
        { nickname: 'a', countryCode: '86', mobile: '13900139000', email: 'a@example.org' },
        { nickname: '林梅', countryCode: code.country, mobile: code.mobile, email: 'Lin@example.org' },
      ])
      .returning({ id: users.id })
    await db.insert(userRoles).values({ userId: made[0]?.id ?? 0, role: 'admin' })
    expect(await send()).toEqual([false, false, false])
    await db.insert(userRoles).values({ userId: made[1]?.id ?? 0, role: 'admin' })
    expect(await send()).toEqual([true, true, false])
    for (const personal of [code.mobile, mail.to, mail.text, '林梅', 'T00000001'])
      expect(lines.join('\n')).not.toContain(personal)
  })

  it('chooses by what is configured, and refuses half a configuration', async () => {
    const { db } = await open()
    const choose = (env: Record<string, string>, log = quietLog) => chooseSender(env, db, log)
    expect(choose({}).carriers).toEqual({ sms: 'outbox', mail: 'outbox' })
    expect(choose({ SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'a@example.org' }).carriers.mail).toBe('smtp')
    const keys = Object.fromEntries(
      ['SECRET_ID', 'SECRET_KEY', 'APP_ID', 'SIGN', 'TEMPLATE_ZH', 'TEMPLATE_EN'].map((key) => [
        `TENCENT_SMS_${key}`,
        'x',
      ]),
    )
    expect(choose(keys).carriers.sms).toBe('tencent')
    expect(() => choose({ ...keys, TENCENT_SMS_SIGN: '' })).toThrow(/TENCENT_SMS_SIGN/)
    expect(() => choose({ SMTP_URL: 'smtp://127.0.0.1:1' })).toThrow(/SMTP_FROM/)
    const warnings: string[] = []
    const warned = { ...quietLog, warn: (_: object, message: string) => warnings.push(message) }
    choose({ NODE_ENV: 'production' }, warned)
    expect(warnings).toHaveLength(2)
    warnings.length = 0
    choose({}, warned)
    expect(warnings).toEqual([])
  })
})

describe('SMTP', () => {
  it('delivers one message to one recipient, text unchanged', async () => {
    const server = await smtpServer()
    await sender(server.port).sendMail(mail)
    expect(server.commands.filter((line) => /^(?:MAIL|RCPT)/.test(line))).toEqual([
      'MAIL FROM:<no-reply@symposium.example>',
      'RCPT TO:<lin@example.org>',
    ])
    const [message = ''] = server.messages
    const [headers = '', body = ''] = message.split(/\r\n\r\n/)
    expect(headers).toMatch(/^To: lin@example\.org\r?$/m)
    expect(headers).toMatch(/^Content-Language: zh-CN\r?$/m)
    const text = /base64/.test(headers) ? Buffer.from(body, 'base64').toString() : unquoted(body)
    expect(text.replaceAll('\r\n', '\n').trim()).toBe(mail.text)
  })

  it('[MSG-01] [MSG-02] carries HTML, a file, our Message-ID, and the address that ends such mails by one click', async () => {
    const server = await smtpServer()
    await sender(server.port).sendMail({
      ...mail,
      html: '<p>验证码</p>',
      messageId: '<a1@symposium.example>',
      unsubscribe: 'https://symposium.example/unsubscribe/7/order/x',
      attachments: [
        {
          filename: 'ticket-17.pdf',
          contentType: 'application/pdf',
          content: new TextEncoder().encode('%PDF-1.7'),
        },
      ],
    })
    const [message = ''] = server.messages
    const [headers = '', ...parts] = message.replaceAll('\r\n', '\n').split('\n\n')
    expect(headers).toMatch(/^Message-ID: <a1@symposium\.example>$/m)
    expect(headers).toMatch(/^List-Unsubscribe: <https:\/\/symposium\.example\/unsubscribe\/7\/order\/x>$/m)
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    const body = parts.join('\n\n')
    expect(body).toMatch(/Content-Type: text\/plain/)
    expect(body).toMatch(/Content-Type: text\/html/)
    expect(body).toMatch(/Content-Type: application\/pdf; name=ticket-17\.pdf/)
    expect(body).toContain(Buffer.from('%PDF-1.7').toString('base64'))
  })

  it('goes in the name of the conference from the address of the site, and answers go to its contact', async () => {
    const server = await smtpServer()
    await sender(server.port).sendMail({
      ...mail,
      fromName: '光学年会 "2027"',
      replyTo: 'office@example.org',
    })
    const headers = server.messages[0]?.replaceAll('\r\n ', ' ').split('\r\n\r\n')[0] ?? ''
    expect(headers).toMatch(/^From: .*<no-reply@/m)
    expect(headers).toMatch(/^Reply-To: office@example\.org$/m)
  })

  it.each([
    ['a line break in the name', { fromName: 'hi\r\nBcc: evil@example.org' }],
    ['a line break in the address', { to: 'a@example.org\r\nRCPT TO:<evil@example.org>' }],
    ['a second address', { to: 'a@example.org, evil@example.org' }],
    ['a named address', { to: 'Evil <evil@example.org>' }],
    ['a line break in the subject', { subject: 'hi\r\nBcc: evil@example.org' }],
    ['a lone line feed in the subject', { subject: 'hi\nBcc: evil@example.org' }],
  ])('[class 18] refuses %s before anything is sent', async (_, change) => {
    const server = await smtpServer()
    await expect(sender(server.port).sendMail({ ...mail, ...change })).rejects.toMatchObject({
      fault: 'rejected',
    })
    expect(server.messages).toEqual([])
    expect(server.commands).toEqual([])
  })

  it('[class 18] a text that looks like commands and headers stays text', async () => {
    const server = await smtpServer()
    const text = 'a\r\n.\r\nRCPT TO:<evil@example.org>\r\nBcc: evil@example.org'
    await sender(server.port).sendMail({ ...mail, text })
    expect(server.commands.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<lin@example.org>'])
    expect(server.messages).toHaveLength(1)
    expect(server.messages[0]?.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im)
  })

  it.each([
    ['550 no such user', 'rejected'],
    ['451 try later', 'limited'],
  ])('names the refusal %s without the recipient', async (answer, fault) => {
    const server = await smtpServer({ rcpt: answer })
    const failure = await sender(server.port)
      .sendMail(mail)
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'SendError', fault })
    expect(JSON.stringify(failure) + String(failure) + String((failure as Error).cause)).not.toContain('lin@')
  })

  it('names a server that is not there or says nothing', async () => {
    const gone = await listening(net.createServer())
    await new Promise((resolve) => gone.server.close(resolve))
    await expect(sender(gone.port).sendMail(mail)).rejects.toMatchObject({ fault: 'unreachable' })
    const silent = await listening(net.createServer())
    await expect(sender(silent.port, 200).sendMail(mail)).rejects.toMatchObject({ fault: 'unreachable' })
  })
})

describe('Tencent Cloud SMS', () => {
  it('signs and sends the template with code and minutes', async () => {
    const service = await tencentService({ SendStatusSet: [{ Code: 'Ok' }] })
    await tencent(service.port).sendSms(code)
    const [request] = service.requests
    expect(request?.headers['x-tc-action']).toBe('SendSms')
    expect(request?.headers.authorization).toMatch(/^TC3-HMAC-SHA256 Credential=id\//)
    expect(request?.headers.authorization).not.toContain('secret')
    expect(request?.body).toEqual({
      PhoneNumberSet: ['+8613800138000'],
      SmsSdkAppId: '1400000000',
      SignName: 'Symposium',
      TemplateId: '1',
      TemplateParamSet: ['482913', '5'],
    })
    await tencent(service.port).sendSms({ ...code, country: '44', mobile: '7700900123', lang: 'en' })
    expect(service.requests[1]?.body).toMatchObject({ PhoneNumberSet: ['+447700900123'], TemplateId: '2' })
  })

  it.each([
    [
      { SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit', Message: '+8613800138000' }] },
      'limited',
    ],
    [{ SendStatusSet: [{ Code: 'InvalidParameterValue.IncorrectPhoneNumber' }] }, 'rejected'],
    [{ SendStatusSet: [{ Code: 'FailedOperation.TemplateIncorrectOrUnapproved' }] }, 'configuration'],
    [{ Error: { Code: 'AuthFailure.SignatureFailure', Message: 'x' } }, 'configuration'],
    [{ Error: { Code: 'RequestLimitExceeded', Message: 'x' } }, 'limited'],
    [{ Error: { Code: 'InternalError', Message: 'x' } }, 'unreachable'],
    [{}, 'unreachable'],
  ])('names %j as %s, without the number', async (response, fault) => {
    const service = await tencentService(response)
    const failure = await tencent(service.port)
      .sendSms(code)
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'SendError', fault })
    expect(String(failure)).not.toContain('13800138000')
  })

  it('names an address that does not answer', async () => {
    const gone = await listening(net.createServer())
    await new Promise((resolve) => gone.server.close(resolve))
    await expect(tencent(gone.port).sendSms(code)).rejects.toMatchObject({ fault: 'unreachable' })
  })
})

const sender = (port: number, timeoutMs = 5000) => {
  const smtp = createSmtp({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Symposium <no-reply@symposium.example>',
    timeoutMs,
  })
  cleanups.push(() => smtp.close?.())
  return smtp
}

const tencent = (port: number) =>
  createTencent({
    secretId: 'id',
    secretKey: 'secret',
    sdkAppId: '1400000000',
    signName: 'Symposium',
    templates: { zh: '1', en: '2' },
    endpoint: `127.0.0.1:${port}`,
  })

const listening = async <S extends net.Server>(server: S) => {
  const sockets = new Set<net.Socket>()
  server.on('connection', (socket: net.Socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { server, port: (server.address() as AddressInfo).port }
}

/** As much SMTP as one delivery needs. */
const smtpServer = async (options: { rcpt?: string } = {}) => {
  const server = await startMailServer(options)
  cleanups.push(server.close)
  return server
}

const tencentService = async (response: object) => {
  const requests: { headers: http.IncomingHttpHeaders; body: unknown }[] = []
  const server = http.createServer((request, answer) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      requests.push({ headers: request.headers, body: JSON.parse(text) })
      answer.setHeader('content-type', 'application/json')
      answer.end(JSON.stringify({ Response: { ...response, RequestId: 'r' } }))
    })
  })
  const { port } = await listening(server)
  return { port, requests }
}

const unquoted = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()
