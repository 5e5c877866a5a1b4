import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'

import type { LoginResult } from '../../src/contract/login.ts'
import { createCredentialLoginActors } from '../../src/machines/credentialLogin/credentialLogin.actors.ts'
import { credentialLoginMachine } from '../../src/machines/credentialLogin/credentialLogin.machine.ts'
import type { Credentials } from '../../src/machines/credentialLogin/credentialLogin.types.ts'
import { held, turn } from '../support/held.ts'
import { callError, loginResult } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const credentials: Credentials = {
  method: 'phone',
  mobile: '13800138000',
  country_code: '86',
  code: '123456',
}

const startForm = () => {
  const logIn = held<[Credentials], LoginResult>()
  const consent = held<[], boolean>()
  const machine = credentialLoginMachine.provide({
    actors: {
      ...createCredentialLoginActors({ logIn: logIn.call }),
      requireConsent: fromPromise<boolean, void>(({ signal }) => consent.call(signal)),
    },
  })
  return { ...run(machine), logIn, consent }
}

const startSubmitting = async () => {
  const running = startForm()
  running.actor.send({ type: 'login.submit', credentials })
  running.consent.last().resolve(true)
  await turn()
  return running
}

describe('credentialLogin', () => {
  it('[LOGIN-04] consent continues with exactly the credentials that were submitted', async () => {
    const { logIn } = await startSubmitting()
    expect(logIn.calls.map(({ args }) => args)).toEqual([[credentials]])
  })

  it('[LOGIN-04] declining does nothing more', async () => {
    const { actor, consent, logIn, emitted } = startForm()
    actor.send({ type: 'login.submit', credentials })
    consent.last().resolve(false)
    await turn()
    expect(actor.getSnapshot().value).toBe('editing')
    expect(actor.getSnapshot().context.credentials).toBeNull()
    expect(logIn.calls).toHaveLength(0)
    expect(emitted).toEqual([])
  })

  it('[LOGIN-08] a second press while loading does nothing', async () => {
    const { actor, logIn, consent } = await startSubmitting()
    for (let n = 0; n < 5; n++) actor.send({ type: 'login.submit', credentials })
    expect(logIn.calls).toHaveLength(1)
    expect(consent.calls).toHaveLength(1)
  })

  it('[LOGIN-08] a second press while consent is requested does nothing', () => {
    const { actor, consent } = startForm()
    actor.send({ type: 'login.submit', credentials })
    actor.send({ type: 'login.submit', credentials })
    expect(consent.calls).toHaveLength(1)
  })

  it('[LOGIN-08] the loading flag clears 500 ms after an attempt failed, and presses until then do nothing', async () => {
    const { actor, clock, logIn, consent } = await startSubmitting()
    logIn.last().reject(callError('refused', 'codeWrong'))
    await turn()
    actor.send({ type: 'login.submit', credentials })
    clock.increment(499)
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    expect(consent.calls).toHaveLength(1)
    clock.increment(1)
    expect(actor.getSnapshot().hasTag('busy')).toBe(false)
    actor.send({ type: 'login.submit', credentials })
    expect(consent.calls).toHaveLength(2)
  })

  it("[LOGIN-11] a refused attempt tells the server's sentence once", async () => {
    const { logIn, emitted } = await startSubmitting()
    const error = callError('refused', 'codeWrong')
    logIn.last().reject(error)
    await turn()
    expect(emitted).toEqual([{ type: 'login.failed', failure: error.detail }])
    expect(error.detail.msg).toBe('server says codeWrong')
  })

  it('keeps no password once the attempt is over', async () => {
    const { actor, logIn } = await startSubmitting()
    logIn.last().resolve(loginResult)
    await turn()
    expect(actor.getSnapshot().output).toEqual(loginResult)
    expect(actor.getSnapshot().context.credentials).toBeNull()
  })

  it('gives up the attempt when the form is left', async () => {
    const { actor, logIn } = await startSubmitting()
    actor.stop()
    expect(logIn.last().signal.aborted).toBe(true)
  })
})
