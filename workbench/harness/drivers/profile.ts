import { answer } from '../../../mocks/handlers.ts'
import { messageOf } from '../../../server/shared/sentences/messages.ts'
import { expect } from '../stage/expect.ts'
import { dialog, pageActions, openDialog } from '../stage/pageActions.ts'
import { firstLoginResult } from '../../../mocks/samples/payloads.ts'
import { chooseOrganizer, chooseSubject } from '../stage/profileActions.ts'
import { answered, failing } from '../stage/responses.ts'
import { toast } from '../stage/toasts.ts'
import type { Driver } from './driver.ts'

export const profile: Driver<'profile'> = {
  async open(_walk, { network, openStage }) {
    const stage = await openStage({ at: '/login' })
    const subjects = network.hold('getSubjects')
    const save = network.hold('saveProfile')
    const later = network.hold('postponeProfile')
    network.use(answer('loginByPassword', firstLoginResult))
    const hands = pageActions(stage)
    await hands.openTab('password')
    await hands.tickTerms()
    await hands.fillPassword()
    await hands.submit()
    await dialog()
    return {
      stage,
      causes: {
        'profile.skip': () => hands.answer('login.profile.later'),
        'subjects.retry': () => hands.answer('state.retry'),
        async 'profile.submit'({ answers, completeInformation }) {
          if (answers.group_id === 2) await chooseOrganizer(stage)
          for (const _id of answers.search_field) await chooseSubject(stage, '人工智能')
          await hands.answer(completeInformation ? 'login.profile.complete' : 'login.profile.submit')
        },
        'xstate.done.actor.getSubjects': ({ output }) => subjects.answer(answered('getSubjects', output)),
        'xstate.error.actor.getSubjects': ({ error }) =>
          subjects.answer(failing('getSubjects', error, stage.language)),
        'xstate.done.actor.postponeProfile': () => later.answer(answered('postponeProfile', null)),
        'xstate.error.actor.postponeProfile': ({ error }) =>
          later.answer(failing('postponeProfile', error, stage.language)),
        'xstate.done.actor.saveProfile': () => save.answer(answered('saveProfile', null)),
        async 'xstate.error.actor.saveProfile'({ error }) {
          await save.answer(failing('saveProfile', error, stage.language))
          await toast(messageOf('subjectUnknown', stage.language, null))
        },
      },
      shows(state) {
        const box = openDialog()
        if (state.matches('completed')) {
          expect(box).toBeNull()
          return expect(stage.path()).toBe(state.context.destination === 'attest' ? '/attest' : '/home')
        }
        expect(box?.querySelector('h2')?.textContent).toBe(stage.say('login.profile.title'))
        expect(box?.querySelector('input[type="search"]') !== null).toBe(state.hasTag('ready'))
        expect(box?.querySelector('button[type="submit"]')?.ariaBusy).toBe(
          state.hasTag('busy') ? 'true' : null,
        )
        const said =
          state.context.failure === null
            ? null
            : state.matches('unavailable')
              ? stage.say('error.kind.offline')
              : messageOf('subjectUnknown', stage.language, null)
        if (said !== null) expect(box?.textContent).toContain(said)
        else expect(box?.textContent).not.toContain(stage.say('error.kind.offline'))
      },
    }
  },
}
