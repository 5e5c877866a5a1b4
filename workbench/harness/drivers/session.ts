import { answer } from '../../../mocks/handlers.ts'
import { CallError, failure } from '../../../src/contract/failure.ts'
import type { SessionInput } from '../../../src/machines/session/session.types.ts'
import { readCookie } from '../../../src/services/cookies.ts'
import { happily } from '../stage/answers.ts'
import { bringFactor } from '../stage/bringFactor.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions, openDialog, userMenu } from '../stage/pageActions.ts'
import { confirmedUnbound, firstLoginResult, loginResult } from '../../../mocks/samples/payloads.ts'
import { chooseProfile } from '../stage/profileActions.ts'
import { answered, ending, failing, holdCalls } from '../stage/responses.ts'
import { scanAs } from '../stage/scanAs.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

export const session: Driver<'session'> = {
  // The login page, to which a confirmed expiry leads, makes no call that could end the session.
  refuses(events) {
    const types = events.map(({ type }) => type)
    const confirmed = types.indexOf('expiry.confirm')
    return confirmed !== -1 && types.slice(confirmed).some((type) => /^session\.(expire|reject)$/.test(type))
  },
  async open({ input, steps }, { network, openStage }) {
    const { held } = input as SessionInput
    const answers = holdCalls(network, { fetchUser: 'getUserInfo' })
    const unread = network.hold('countUnread')
    const news = network.hold('listNews')
    const ends = network.hold('logout')
    const types = steps.map(({ event }) => event.type)
    const isAtLogin = signsInWhileKnown(types)
    const stage = await openStage({ at: isAtLogin ? '/login' : '/home?tab=2', signedIn: held })
    const hands = pageActions(stage)
    network.use(...happily('getFactorWays', 'verifyFactor'))
    const isHalfway = () => stage.services.session.getSnapshot().hasTag('halfway')
    // The port keeps the promise never to fail; the machine does not rely on it.
    const endFails = types.includes('xstate.error.actor.endSession')
    let failEnd: (error: unknown) => void = () => undefined
    const neverEnds = new Promise<void>((_, reject) => {
      failEnd = reject
    })
    if (endFails) stage.services.account.endSession = () => neverEnds
    const menu = async () => stage.user.click(element('summary', (await until(userMenu)) as HTMLElement))

    const signIn = async (profile: 0 | 1) => {
      network.use(answer('loginByPassword', profile === 0 ? firstLoginResult : loginResult))
      await hands.openTab('password')
      await hands.tickTerms()
      await hands.fillPassword()
      await hands.submit()
    }
    // A member does not stay on the login page, except in one of its dialogs, opened before the server knew them.
    if (isAtLogin && types.includes('user.refresh')) await signIn(0)
    const opens = types.at(-1) === 'session.open' || !types.includes('user.refresh')
    if (isAtLogin && opens) await scanAs(stage, confirmedUnbound)
    if (isAtLogin) await until(() => expect(openDialog()).not.toBeNull())

    return {
      stage,
      causes: {
        ...answers,
        async 'session.open'() {
          if (isAtLogin && openDialog() !== null) {
            network.use(answer('bindPhone', loginResult))
            await hands.fillPhone()
            return hands.submit()
          }
          stage.services.go.to('/login')
          if (isHalfway()) return bringFactor(stage, { outcome: 'verified' }, 'signIn')
          await signIn(1)
        },
        'factor.need': () =>
          news.answer(failing('listNews', new CallError(failure('refused', null, halfway)))),
        'session.expire': () => news.answer(ending('listNews', 'expired')),
        'session.reject': () => news.answer(ending('listNews', 'unauthorized')),
        async 'session.signOut'() {
          if (isHalfway()) {
            stage.services.go.to('/login')
            return bringFactor(stage, { outcome: 'left' }, 'signIn')
          }
          await menu()
          await hands.press('shell.user.signOut')
        },
        'user.refresh': () => chooseProfile(stage, 'home'),
        'unread.counted': ({ unread: count }) => unread.answer(answered('countUnread', count)),
        'expiry.confirm': () => hands.answer('shell.confirm'),
        'expiry.cancel': () => hands.answer('shell.cancel'),
        'xstate.done.actor.endSession': () => ends.answer(answered('logout', null)),
        'xstate.error.actor.endSession': ({ error }) => failEnd(error),
      },
      shows(state) {
        expect(state.context.user?.nickname ?? null).toBe(
          element('header').textContent?.includes('林晓') ? '林晓' : null,
        )
        const box = openDialog()
        if (!isAtLogin) expect(box !== null).toBe(state.hasTag('dialog'))
        if (state.matches('expired')) {
          expect(box?.textContent).toContain(
            stage.language === 'zh' ? '登录已过期，请重新登录！' : stage.say('shell.expired'),
          )
          expect(box?.textContent?.includes(stage.say('shell.cancel'))).toBe(
            state.matches({ expired: 'confirming' }),
          )
          if (!endFails) expect(readCookie('token')).toBeNull()
        }
      },
    }
  },
}

const halfway = { reason: 'secondFactorNeeded', field: null, retry_after: null }

/** Whether the walk signs in, or answers the profile dialog, while the member is known already. */
const signsInWhileKnown = (types: string[]) => {
  const known = types.indexOf('xstate.done.actor.fetchUser')
  const [out, refreshed] = [types.indexOf('session.signOut'), types.indexOf('user.refresh')]
  const signsOutBefore = out !== -1 && (refreshed === -1 || out < refreshed)
  return known !== -1 && !signsOutBefore && (refreshed !== -1 || types.includes('session.open'))
}
