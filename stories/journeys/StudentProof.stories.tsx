import type { Meta, StoryObj } from '@storybook/react-vite'

import type { MessageLanguage } from '../../server/shared/sentences/language.ts'
import { answer } from '../../mocks/handlers.ts'
import { recordAt } from '../../mocks/records.ts'
import { proofIn, provenConference } from '../../mocks/samples/studentProofs.ts'
import { fireRecord } from '../../src/contract/lifecycle.ts'
import type { StudentProof } from '../../src/contract/studentProof.ts'
import { submitStudentProof } from '../../src/contract/studentProof.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visits } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Proof of student status' } satisfies Meta
export default meta

/** The server of one proof: requests are validated by the contract, and stored. */
const createWorld = () => {
  const world = { proof: null as StudentProof | null, registered: false }
  const shown = (language: MessageLanguage) =>
    recordAt(language, 'studentProof', world.proof?.state ?? 'awaited', {
      roles: ['secretary'],
      version: world.proof?.version ?? 0,
    })
  const handlers = [
    answer('getConference', () => provenConference(world.proof)),
    answer('submitStudentProof', ({ input }) => {
      const { version } = submitStudentProof.input.parse(Object.fromEntries(input))
      expect(version).toBe(world.proof?.version ?? 0)
      world.proof = proofIn('submitted', { version: version + 1 })
      return world.proof
    }),
    answer('getRecord', ({ language }) => shown(language)),
    answer('fireRecord', ({ input, language }) => {
      const { event, version, reason = '' } = fireRecord.input.parse(Object.fromEntries(input))
      const state = event === 'proof.accept' ? 'accepted' : 'rejected'
      world.proof = proofIn(state, { version: version + 1, reason })
      return shown(language)
    }),
    answer('placeOrder', () => {
      world.registered = true
      return { order_id: 21, state: 'to_be_paid' as const }
    }),
  ]
  return { world, handlers }
}

const card = (name: string) => new File(['a student card'], name, { type: 'image/png' })
const register = { at: '/conferences/3/register', signedIn: true }
const chooser = () => until(() => element<HTMLInputElement>('[data-proof] input[type="file"]'))

export const FromTheCardToTheTicket: StoryObj = {
  name: '学生身份证明：提交 → 驳回并写明原因 → 重新提交 → 通过 → 报名学生票 / Proof of student status: submitted → rejected with a reason → submitted again → accepted → registered [CONF-03]',
  parameters: { state: 'session.member' },
  play: visits(async ({ network, step, come }) => {
    const { world, handlers } = createWorld()
    network.use(...handlers)
    await step('学生填写信息并上传学生证 / A student fills in the form and uploads a card', async () => {
      const page = await come(register)
      await page.read('register.proof.awaited')
      await page.fill('register.field.name', '林梅')
      await page.stage.user.upload(await chooser(), card('blurred.png'))
      await page.read('register.proof.submitted')
      expect(element<HTMLInputElement>('main input[name="name"]').value).toBe('林梅')
    })
    await step('会务组驳回并写明原因 / The secretary rejects it with a reason', async () => {
      const page = await come({ at: '/console/studentProof/17', signedIn: true })
      await page.press('record.do.proof.reject')
      await page.fill('record.typed.reason', '照片不清晰')
      await page.submit()
      await page.read('record.state.studentProof.rejected')
    })
    await step('学生看到原因，重新上传 / The student reads why, and uploads another one', async () => {
      const page = await come(register)
      await until(() => expect(element('[data-proof]').textContent).toContain('照片不清晰'))
      await page.stage.user.upload(await chooser(), card('sharp.png'))
      await page.read('register.proof.submitted')
    })
    await step('会务组通过 / The secretary accepts it', async () => {
      const page = await come({ at: '/console/studentProof/17', signedIn: true })
      await page.press('record.do.proof.accept')
      await page.submit()
      await page.read('record.state.studentProof.accepted')
    })
    await step('学生报名 / The student registers', async () => {
      const page = await come(register)
      await page.read('register.proof.accepted')
      await page.fill('register.field.name', '林梅')
      await page.fill('register.field.affiliation', '某大学')
      await page.fill('register.field.email', 'linmei@example.com')
      await page.fill('register.field.student_no', '2026310045')
      await page.press('register.submit')
      await until(() => expect(world.registered).toBe(true))
    })
  }),
}
