import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { makeAdministrator } from '../../../server/accounts/makeAdministrator.ts'
import { users } from '../../../server/db/schema/accounts.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { serverSettings } from '../../../server/db/schema/site.ts'
import { seedSite } from '../../../server/db/seedSite.ts'
import { prepareFirstRun, setupCode } from '../../../server/operators/firstRun.ts'
import { SendError } from '../../../server/senders/sender.ts'
import { describeDatabase } from '../../support/engines.ts'
import { createHarness, testConfig, type Browser, type Harness } from '../api/harness.ts'

const surroundings = {
  mail: { name: 'smtp', is_ready: false, missing: ['SMTP_FROM'] },
  payment: [{ name: 'transfer', is_ready: true, missing: [] }],
}
const password = 'First-run-2026'
const mobile = '15400000001'

describeDatabase('the first run', (open) => {
  let server: Harness
  let code: string
  let first: Browser
  beforeEach(async () => {
    server = await createHarness(open, {
      seeded: false,
      surroundings: () => surroundings,
      config: { limits: { ...testConfig.limits, failuresPerIp: 4 } },
    })
    await seedSite(server.database.db)
    code = (await prepareFirstRun(server.database.db)) ?? ''
    first = server.browser()
  })
  const administrator = async (browser: Browser, contact = mobile) => {
    await browser.call('sendLoginCode', { mobile: contact })
    return { contact, code: server.sender.codeFor(contact), password }
  }
  const names = { name: '某某大会', eng_name: 'Some Congress', languages: 'zh,en' } as const

  it('[OPS-01] leads page by page to an administrator who is signed in, and is over for good', async () => {
    expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/)
    // The same code as long as it waits, also for the doctor.
    expect([await prepareFirstRun(server.database.db), await setupCode(server.database.db)]).toEqual([
      code,
      code,
    ])
    expect(await first.call('getSetup', {})).toEqual({ progress: null })
    const { progress } = await first.call('claimSetup', {
      code: ` ${code.toLowerCase().replaceAll('-', ' ')} `,
    })
    expect(progress).toMatchObject({ done: [], ...surroundings })
    await first.call('setupAdministrator', await administrator(first))
    expect((await first.call('getConsole', {})).roles).toEqual(['admin'])
    expect((await first.call('setupSite', names)).progress).toMatchObject({
      done: ['administrator', 'site'],
      site: names,
    })
    // Nothing of the demo's contact or filing number is said by another site.
    expect(await first.call('getSiteBase', {})).toMatchObject({
      ...{ hot_line: '', email: '', beian: '', address: '', customer_qq: '', wechat_code_img: '' },
      copyright: '© Some Congress',
    })
    await first.call('sendTestMail', { to: 'operator@example.org' })
    expect(server.sender.mails).toMatchObject([{ to: 'operator@example.org', subject: 'A test mail' }])
    await first.call('passSetupStep', { step: 'payment' })
    const invited = await first.call('inviteOrganizer', { contact: 'Organizer@example.org' })
    expect(invited.progress?.done).toEqual(['administrator', 'site', 'mail', 'payment', 'organizer'])
    expect(await server.database.db.select().from(messages)).toMatchObject([
      { name: 'organizerInvited', link: '/attest', content: expect.stringContaining('某某大会') },
    ])
    await first.call('finishSetup', {})
    for (const name of ['getSetup', 'finishSetup'] as const)
      expect((await first.refused(name)).reason).toBe('notFound')
    expect((await server.browser().refused('claimSetup', { code })).reason).toBe('notFound')
    expect(await prepareFirstRun(server.database.db)).toBeNull()
    const left = (await server.database.db.select().from(serverSettings)).map(({ name }) => name)
    expect(left.filter((name) => name.startsWith('setup.'))).toEqual(['setup.done'])
    // The password is one: signing in needs no code, and asks for no profile.
    const again = await server.browser().call('loginByPassword', { account: mobile, password })
    expect(again).toMatchObject({ loginauth: 1 })
  })

  it('[OPS-01] [MSG-01] who is invited is written to in the language of the site, and may come in as a stranger', async () => {
    await first.call('claimSetup', { code })
    await first.call('setupAdministrator', await administrator(first))
    await first.call('setupSite', { ...names, languages: 'en' })
    for (const step of ['mail', 'payment'] as const) await first.call('passSetupStep', { step })
    const email = 'organizer@example.org'
    await first.call('inviteOrganizer', { contact: email })
    const [invited] = await server.database.db.select().from(users).where(eq(users.email, email))
    expect(invited?.language).toBe('en')
    // They have never been here: no browser of theirs is a new one, but the second is.
    server.clock.now += 86_400_000
    const told = async () =>
      (await server.database.db.select({ name: messages.name }).from(messages)).map(({ name }) => name)
    for (const expected of [['organizerInvited'], ['organizerInvited', 'newDevice']]) {
      const browser = server.browser()
      server.clock.now += 61_000
      await browser.call('sendEmailLoginCode', { email })
      await browser.call('loginByEmail', { email, code: server.sender.codeFor(email) })
      expect(await told()).toEqual(expected)
    }
  })

  it('[OPS-01] no one begins without the code, and no one sees the configuration', async () => {
    for (const wrong of ['AAAA-AAAA-AAAA', code.slice(0, -1)])
      expect(await first.refused('claimSetup', { code: wrong })).toMatchObject({
        reason: 'setupCodeWrong',
        field: 'code',
      })
    expect(await first.refused('setupSite', names)).toMatchObject({ reason: 'setupCodeWrong' })
    expect(await first.refused('setupAdministrator', await administrator(first))).toMatchObject({
      reason: 'setupCodeWrong',
    })
    for (let tries = 0; tries < 2; tries += 1) await first.raw('claimSetup', { code: 'wrong' })
    expect((await first.refused('claimSetup', { code })).reason).toBe('limited')
  })

  it('[OPS-01] of two browsers one leads it; the other learns it, and may go on when the first is gone', async () => {
    const second = server.browser()
    const both = await Promise.all([first.raw('claimSetup', { code }), second.raw('claimSetup', { code })])
    expect(both.filter(({ code: answer }) => answer === 1)).toHaveLength(1)
    const refused = both.find(({ code: answer }) => answer !== 1)
    expect(refused?.data).toMatchObject({ reason: 'setupTaken', retry_after: 600 })
    const [leader, other] = both[0]?.code === 1 ? [first, second] : [second, first]
    expect((await other.refused('setupSite', names)).reason).toBe('setupTaken')
    server.clock.now += 300_000
    await leader.call('setupAdministrator', await administrator(leader))
    server.clock.now += 599_000
    expect(await other.refused('claimSetup', { code })).toMatchObject({
      reason: 'setupTaken',
      retry_after: 1,
    })
    server.clock.now += 1000
    // A completed step stays completed.
    expect((await other.call('claimSetup', { code })).progress?.done).toEqual(['administrator'])
    expect((await leader.refused('setupSite', names)).reason).toBe('setupTaken')
    expect(await leader.call('getSetup', {})).toEqual({ progress: null })
  })

  it('[OPS-01] [ACC-04] has an order, survives a reload, and names what is wrong in a form', async () => {
    await first.call('claimSetup', { code })
    for (const [name, fields] of [
      ['setupSite', names],
      ['sendTestMail', { to: 'a@example.org' }],
      ['passSetupStep', { step: 'mail' }],
      ['inviteOrganizer', { contact: 'a@example.org' }],
      ['finishSetup', {}],
    ] as const)
      expect([name, (await first.refused(name, fields)).reason]).toEqual([name, 'setupStepWrong'])
    expect(await first.refused('setupAdministrator', { contact: '1540', code: '1', password })).toMatchObject(
      {
        reason: 'phoneWrong',
        field: 'contact',
      },
    )
    const form = await administrator(first)
    for (const [password, reason] of [
      ['short', 'passwordShort'],
      ['87654321', 'passwordCommon'],
      ['woaini1314', 'passwordCommon'],
      [form.contact, 'passwordPersonal'],
    ])
      expect(await first.refused('setupAdministrator', { ...form, password })).toMatchObject({
        reason,
        field: 'password',
      })
    expect(await first.refused('setupAdministrator', { ...form, code: '000000x' })).toMatchObject({
      reason: 'codeWrong',
      field: 'code',
    })
    await first.call('setupAdministrator', form)
    expect((await first.refused('setupAdministrator', form)).reason).toMatch(/^(?:codeWrong|setupStepWrong)$/)
    expect((await first.call('getSetup', {})).progress?.done).toEqual(['administrator'])
    await first.call('setupSite', names)
    server.sender.failing = new SendError('unreachable', 'no')
    expect((await first.refused('sendTestMail', { to: 'a@example.org' })).reason).toBe('testMailFailed')
    expect(await first.refused('sendTestMail', { to: 'a' })).toMatchObject({
      reason: 'emailFormat',
      field: 'to',
    })
    expect((await first.refused('passSetupStep', { step: 'site' })).field).toBe('step')
  })

  it('[OPS-01] is over when the command line has made an administrator', async () => {
    await makeAdministrator(
      server.database.db,
      { kind: 'phone', country: '86', mobile },
      new Date(server.clock.now),
    )
    expect((await first.refused('claimSetup', { code })).reason).toBe('notFound')
    expect(await setupCode(server.database.db)).toBeNull()
  })
})
