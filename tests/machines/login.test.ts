import { describe, expect, it } from 'vitest'

import { createLoginActors } from '../../src/machines/login/login.actors.ts'
import { loginMachine } from '../../src/machines/login/login.machine.ts'
import {
  selectBindPhone,
  selectMethod,
  selectPassword,
  selectProfile,
  selectQuick,
  selectScan,
  selectTerms,
} from '../../src/machines/login/login.selectors.ts'
import type { LoginMethod } from '../../src/machines/login/login.types.ts'
import * as bind from '../../src/machines/bindPhone/bindPhone.selectors.ts'
import * as quick from '../../src/machines/quickLogin/quickLogin.selectors.ts'
import { turn } from '../support/held.ts'
import { createHeldLogin } from '../support/loginPort.ts'
import {
  callError,
  confirmed,
  confirmedUnbound,
  firstLoginResult,
  loginResult,
  scene,
  subjects,
} from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const password = {
  method: 'password',
  account: '13800138000',
  password: 'secret-1',
  country_code: '86',
} as const
const phoneCode = { method: 'phone', mobile: '13800138000', country_code: '86', code: '123456' } as const
const target = { channel: 'phone', mobile: '13800138000', country_code: '86' } as const
const anySent = { resendAt: 0, now: 0 }

const startLogin = (method: LoginMethod, isInvited = false) => {
  const { port, calls } = createHeldLogin()
  const running = run(loginMachine.provide({ actors: createLoginActors(port) }), { method, isInvited })
  const child = <T>(select: (snapshot: ReturnType<typeof running.actor.getSnapshot>) => T | undefined): T => {
    const ref = select(running.actor.getSnapshot())
    if (ref === undefined) throw new Error('that part of the login does not run')
    return ref
  }
  return {
    ...running,
    calls,
    terms: () => child(selectTerms),
    scan: () => child(selectScan),
    quick: () => child(selectQuick),
    password: () => child(selectPassword),
    bindPhone: () => child(selectBindPhone),
    profile: () => child(selectProfile),
  }
}

const startConfirmed = async (status: typeof confirmed) => {
  const login = startLogin('scan')
  login.calls.getScene.last().resolve(scene)
  await turn()
  login.clock.increment(2_000)
  login.calls.checkScene.last().resolve(status)
  await turn()
  return login
}

const startBinding = async () => {
  const login = await startConfirmed(confirmedUnbound)
  login.terms().send({ type: 'terms.accept' })
  await turn()
  return login
}

describe('login', () => {
  it.each(['scan', 'quick', 'password'] as const)('[LOGIN-01] opens on the tab %s', (method) => {
    const { actor } = startLogin(method)
    expect(actor.getSnapshot().value).toEqual({ choosing: method })
  })

  it('[LOGIN-01] one tab runs at a time', () => {
    const { actor } = startLogin('scan')
    for (const method of ['quick', 'password', 'scan', 'password', 'quick'] as const) {
      actor.send({ type: 'method.choose', method })
      const snapshot = actor.getSnapshot()
      expect(selectMethod(snapshot)).toBe(method)
      const runs = { scan: selectScan, quick: selectQuick, password: selectPassword }
      expect(Object.entries(runs).flatMap(([name, select]) => (select(snapshot) ? [name] : []))).toEqual([
        method,
      ])
    }
  })

  it('[LOGIN-04] unticked terms open the dialog before anything is sent', async () => {
    const login = startLogin('password')
    login.password().send({ type: 'login.submit', credentials: password })
    await turn()
    expect(login.terms().getSnapshot().hasTag('dialog')).toBe(true)
    expect(login.calls.logIn.calls).toHaveLength(0)
  })

  it('[LOGIN-04] accepting ticks the box and continues with exactly the action that was interrupted', async () => {
    const login = startLogin('password')
    login.password().send({ type: 'login.submit', credentials: password })
    login.terms().send({ type: 'terms.accept' })
    await turn()
    expect(login.terms().getSnapshot().hasTag('consented')).toBe(true)
    expect(login.calls.logIn.calls.map(({ args }) => args)).toEqual([[password]])
  })

  it('[LOGIN-04] declining leaves the box unticked and does nothing more', async () => {
    const login = startLogin('password')
    login.password().send({ type: 'login.submit', credentials: password })
    login.terms().send({ type: 'terms.decline' })
    await turn()
    expect(login.terms().getSnapshot().value).toBe('unticked')
    expect(login.calls.logIn.calls).toHaveLength(0)
    expect(login.actor.getSnapshot().value).toEqual({ choosing: 'password' })
  })

  it('[LOGIN-04] ticked terms are not requested', async () => {
    const login = startLogin('password')
    login.terms().send({ type: 'terms.tick' })
    login.password().send({ type: 'login.submit', credentials: password })
    await turn()
    expect(login.terms().getSnapshot().hasTag('dialog')).toBe(false)
    expect(login.calls.logIn.calls).toHaveLength(1)
  })

  it('[LOGIN-04] consent that was taken back is requested again', async () => {
    const login = startLogin('password')
    login.terms().send({ type: 'terms.tick' })
    login.terms().send({ type: 'terms.untick' })
    login.password().send({ type: 'login.submit', credentials: password })
    await turn()
    expect(login.terms().getSnapshot().hasTag('dialog')).toBe(true)
  })

  it('[LOGIN-04] the tab that is left takes its question along, and its consent is not used by another', async () => {
    const login = startLogin('password')
    login.password().send({ type: 'login.submit', credentials: password })
    await turn()
    login.actor.send({ type: 'method.choose', method: 'quick' })
    await turn()
    expect(login.terms().getSnapshot().hasTag('dialog')).toBe(false)
    login.terms().send({ type: 'terms.accept' })
    await turn()
    expect(login.calls.logIn.calls).toHaveLength(0)
  })

  it('[LOGIN-07] declining the terms in the scan flow refreshes the QR code', async () => {
    const login = await startConfirmed(confirmed)
    expect(login.terms().getSnapshot().hasTag('dialog')).toBe(true)
    login.terms().send({ type: 'terms.decline' })
    await turn()
    expect(login.calls.getScene.calls).toHaveLength(2)
    expect(login.calls.collectScene.calls).toHaveLength(0)
    expect(login.actor.getSnapshot().value).toEqual({ choosing: 'scan' })
  })

  it('[LOGIN-06] a known member leaves for the address or the home page', async () => {
    const login = startLogin('password')
    login.terms().send({ type: 'terms.tick' })
    login.password().send({ type: 'login.submit', credentials: password })
    await turn()
    login.calls.logIn.last().resolve(loginResult)
    await turn()
    expect(login.actor.getSnapshot().output).toEqual({ destination: 'return' })
    expect(login.emitted).toEqual([{ type: 'login.succeeded' }])
  })

  it.each(['scan', 'quick', 'password'] as const)(
    '[LOGIN-06] [PROF-01] loginauth 0 opens the profile dialog after the tab %s',
    async (method) => {
      const login = startLogin(method)
      login.terms().send({ type: 'terms.tick' })
      if (method === 'scan') {
        login.calls.getScene.last().resolve(scene)
        await turn()
        login.clock.increment(2_000)
        login.calls.checkScene.last().resolve(confirmed)
        await turn()
        login.calls.collectScene.last().resolve(firstLoginResult)
      } else {
        const form =
          method === 'quick' ? quick.selectCredentials(login.quick().getSnapshot()) : login.password()
        form?.send({ type: 'login.submit', credentials: method === 'quick' ? phoneCode : password })
        await turn()
        login.calls.logIn.last().resolve(firstLoginResult)
      }
      await turn()
      expect(login.actor.getSnapshot().value).toBe('profiling')
      login.calls.getSubjects.last().resolve(subjects)
      await turn()
      login.profile().send({ type: 'profile.skip' })
      login.calls.postponeProfile.last().resolve()
      await turn()
      expect(login.actor.getSnapshot().output).toEqual({ destination: 'onward' })
    },
  )

  it('[LOGIN-06] who was invited to a work gets to it before the questions of a new member', async () => {
    const login = startLogin('quick', true)
    login.terms().send({ type: 'terms.tick' })
    quick.selectCredentials(login.quick().getSnapshot())?.send({
      type: 'login.submit',
      credentials: phoneCode,
    })
    await turn()
    login.calls.logIn.last().resolve(firstLoginResult)
    await turn()
    expect(login.actor.getSnapshot().output).toEqual({ destination: 'return' })
  })

  it('[PROF-04] the way to the organizer form is handed on', async () => {
    const login = startLogin('password')
    login.terms().send({ type: 'terms.tick' })
    login.password().send({ type: 'login.submit', credentials: password })
    await turn()
    login.calls.logIn.last().resolve(firstLoginResult)
    await turn()
    login.calls.getSubjects.last().resolve(subjects)
    await turn()
    login.profile().send({
      type: 'profile.submit',
      answers: { group_id: 2, search_field: [], p_search_field: [], need_submission_service: 0 },
      completeInformation: true,
    })
    login.calls.saveProfile.last().resolve()
    await turn()
    expect(login.actor.getSnapshot().output).toEqual({ destination: 'attest' })
  })

  it('[SCAN-01] leaving the scan tab ends the poll, and coming back fetches a new code', async () => {
    const login = startLogin('scan')
    login.calls.getScene.last().resolve(scene)
    await turn()
    login.actor.send({ type: 'method.choose', method: 'quick' })
    login.clock.increment(600_000)
    expect(login.calls.checkScene.calls).toHaveLength(0)
    login.actor.send({ type: 'method.choose', method: 'scan' })
    expect(login.calls.getScene.calls).toHaveLength(2)
  })

  it('[SCAN-02] [BIND-01] a scan with only an openid opens the bind form for that openid', async () => {
    const login = await startBinding()
    expect(login.bindPhone().getSnapshot().context.openid).toBe('openid-1')
    const code = bind.selectCode(login.bindPhone().getSnapshot())
    code?.send({ type: 'code.send', target })
    expect(login.calls.sendCode.last().args).toEqual([{ purpose: 'bind', target }])
  })

  it('[BIND-01] binding signs in', async () => {
    const login = await startBinding()
    const form = bind.selectCredentials(login.bindPhone().getSnapshot())
    const credentials = { ...phoneCode, method: 'bind', openid: 'openid-1' } as const
    form?.send({ type: 'login.submit', credentials })
    await turn()
    expect(login.calls.logIn.last().args, 'consent was given before the dialog').toEqual([credentials])
    login.calls.logIn.last().resolve(loginResult)
    await turn()
    expect(login.actor.getSnapshot().output).toEqual({ destination: 'return' })
  })

  it('[BIND-03] closing the dialog fetches a new QR code and leaves nothing of the form', async () => {
    const login = await startBinding()
    login.bindPhone().send({ type: 'bind.close' })
    expect(login.actor.getSnapshot().value).toEqual({ choosing: 'scan' })
    expect(login.calls.getScene.calls).toHaveLength(2)
    expect(selectBindPhone(login.actor.getSnapshot())).toBeUndefined()
    expect(login.scan().getSnapshot().context).toMatchObject({ scene: null, openid: null })
  })

  it('[BIND-03] an attempt that is under way ends with the dialog', async () => {
    const login = await startBinding()
    bind
      .selectCredentials(login.bindPhone().getSnapshot())
      ?.send({ type: 'login.submit', credentials: { ...phoneCode, method: 'bind', openid: 'openid-1' } })
    await turn()
    login.bindPhone().send({ type: 'bind.close' })
    expect(login.calls.logIn.last().signal.aborted).toBe(true)
    login.calls.logIn.last().resolve(loginResult)
    await turn()
    expect(login.actor.getSnapshot().value).toEqual({ choosing: 'scan' })
  })

  it('[CODE-02] the countdown survives switching channels and tabs', async () => {
    const login = startLogin('quick')
    const code = () => quick.selectPhoneCode(login.quick().getSnapshot())
    code()?.send({ type: 'code.send', target })
    login.calls.sendCode.last().resolve(anySent)
    await turn()
    login.quick().send({ type: 'channel.choose', channel: 'email' })
    expect(quick.selectChannel(login.quick().getSnapshot())).toBe('email')
    expect(code()?.getSnapshot().hasTag('counting')).toBe(true)
    login.actor.send({ type: 'method.choose', method: 'password' })
    login.actor.send({ type: 'method.choose', method: 'quick' })
    expect(code()?.getSnapshot().hasTag('counting')).toBe(true)
    code()?.send({ type: 'code.send', target })
    expect(login.calls.sendCode.calls).toHaveLength(1)
  })

  it('[LOGIN-08] a failed attempt holds up its own form only for 500 ms', async () => {
    const login = startLogin('password')
    login.terms().send({ type: 'terms.tick' })
    login.password().send({ type: 'login.submit', credentials: password })
    await turn()
    login.calls.logIn.last().reject(callError('refused', 'accountOrPasswordWrong'))
    await turn()
    expect(login.password().getSnapshot().hasTag('busy')).toBe(true)
    login.clock.increment(500)
    expect(login.password().getSnapshot().hasTag('busy')).toBe(false)
  })
})
