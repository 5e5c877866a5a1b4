import { describe, expect, it } from 'vitest'

import { answer, answerResponse, refusalResponse } from '../../mocks/handlers.ts'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { dialog, element, pageActions } from '../../workbench/harness/stage/pageActions.ts'
import { network } from '../support/network.ts'
import { openConference } from '../../mocks/samples/registrations.ts'
import { openStage } from '../support/stage.tsx'
import { until } from '../../workbench/harness/stage/until.ts'

describe('a registration whose session ends', () => {
  it('[SES-03] [SES-05] [SES-08] is asked to sign in, comes back to the form, and nothing that was typed is lost', async () => {
    network.use(
      answer('getConference', openConference),
      answer('getDraft', { draft: {}, known: {} }),
      answer('loginByPassword', fixturesFor('zh').loginByPassword),
    )
    const drafts = network.hold('saveDraft')
    const stage = await openStage({ at: '/conferences/3/register', signedIn: true })
    const hands = pageActions(stage)
    await until(() => element('main form'))
    await hands.fill('register.field.name', '林梅')
    await hands.fill('register.field.affiliation', '某大学')
    stage.clock.increment(1000)
    await drafts.answer(refusalResponse('sessionExpired'))
    await dialog()
    await hands.answer('shell.confirm')
    await until(() => expect(location.pathname).toBe('/login'))
    expect(new URLSearchParams(location.search).get('url')).toBe('/conferences/3/register')

    await hands.openTab('password')
    await hands.fillPassword()
    await hands.tickTerms()
    await hands.submit()
    await until(() => expect(location.pathname).toBe('/conferences/3/register'))
    const field = (name: string) => element<HTMLInputElement>(`main form input[name="${name}"]`).value
    await until(() => expect([field('name'), field('affiliation')]).toEqual(['林梅', '某大学']))
    // The next change takes all of it to the server.
    await hands.fill('register.field.email', 'linmei@example.com')
    stage.clock.increment(1000)
    await drafts.answer(answerResponse('saveDraft', null))
    const [, again] = await network.sent('saveDraft')
    expect([again?.input.get('name'), again?.input.get('email')]).toEqual(['林梅', 'linmei@example.com'])
  })
})
