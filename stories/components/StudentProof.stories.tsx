import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer, answerResponse, fault, refusalResponse, refuse } from '../../mocks/handlers.ts'
import { onCall } from '../../mocks/onCall.ts'
import { recordAt } from '../../mocks/records.ts'
import { proofIn, provenConference } from '../../mocks/samples/studentProofs.ts'
import { messageLanguage } from '../../server/shared/sentences/messages.ts'
import type { StudentProof } from '../../src/contract/studentProof.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import type { Page } from '../../workbench/harness/story/playing.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Proof of student status' } satisfies Meta
export default meta

const register = { at: '/conferences/3/register', signedIn: true }
const conference = (proof: StudentProof | null) => answer('getConference', provenConference(proof))
const card = () => new File(['a student card'], 'card.png', { type: 'image/png' })
const choose = async ({ stage }: Page, file = card()) =>
  stage.user.upload(await until(() => element<HTMLInputElement>('[data-proof] input[type="file"]')), file)
const canSubmit = () => document.querySelector('main form button[type="submit"]') !== null

export const Asked: StoryObj = {
  name: '报名 · 此票种须先提交学生身份证明，暂不能提交报名 / The ticket asks for a proof first [CONF-03]',
  play: visit({ ...register, network: () => [conference(null)] }, async ({ read }) => {
    await read('register.proof.awaited')
    await read('register.proof.first')
    expect(canSubmit()).toBe(false)
  }),
}
export const Uploading: StoryObj = {
  name: '报名 · 正在上传证明，可取消 / A proof is on its way',
  play: visit(
    { ...register, network: () => [conference(null), inTurn('submitStudentProof', never)] },
    async (page) => {
      await choose(page)
      await page.see('button', 'shell.cancel')
    },
  ),
}
export const Unsent: StoryObj = {
  name: '报名 · 证明没有送达，可重试 / It did not arrive: retry',
  play: visit(
    { ...register, network: () => [conference(null), fault('submitStudentProof', 'offline')] },
    async (page) => {
      await choose(page)
      await page.see('button', 'state.retry')
      expect(element('[data-proof]').textContent).toContain('card.png')
    },
  ),
}
export const WrongFile: StoryObj = {
  name: '报名 · 文件不是图片或 PDF，指出所在 / A file that is no picture and no PDF',
  play: visit({ ...register, network: () => [conference(null)] }, async (page) => {
    const field = await until(() => element<HTMLInputElement>('[data-proof] input[type="file"]'))
    // As it is dropped: the chooser of the browser offers no such file.
    field.removeAttribute('accept')
    await page.stage.user.upload(field, new File(['film'], 'card.mp4', { type: 'video/mp4' }))
    await until(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  }),
}
export const DecidedMeanwhile: StoryObj = {
  name: '报名 · 更换证明时已被审核：说明原因，并显示最新状态 / It was decided while another file was sent',
  play: visit(
    {
      ...register,
      network: () => {
        let isDecided = false
        return [
          answer('getConference', () =>
            provenConference(
              isDecided ? proofIn('rejected', { version: 2, reason: '照片不清晰' }) : proofIn('submitted'),
            ),
          ),
          onCall('submitStudentProof', ({ request }) => {
            isDecided = true
            const language = messageLanguage(request.headers.get('lang'))
            return refusalResponse('versionConflict', language, { field: 'version' })
          }),
        ]
      },
    },
    async (page) => {
      await page.read('register.proof.submitted')
      await choose(page)
      await page.read('register.proof.rejected')
      await until(() => expect(element('[data-proof]').textContent).toContain('照片不清晰'))
    },
  ),
}
export const Waiting: StoryObj = {
  name: '报名 · 证明待审核：可更换、查看或撤回 / It waits for a decision: replace, look or withdraw',
  play: visit({ ...register, network: () => [conference(proofIn('submitted'))] }, async ({ read, see }) => {
    await read('register.proof.submitted')
    await see('link', 'register.proof.record')
    await see('button', 'register.proof.refresh')
    expect(canSubmit()).toBe(false)
  }),
}
export const Refused: StoryObj = {
  name: '报名 · 证明未通过，写明原因，可重新提交 / It was rejected with a reason: another one',
  play: visit(
    {
      ...register,
      network: () => [conference(proofIn('rejected', { reason: '学生证已过有效期' }))],
    },
    async ({ read }) => {
      await read('register.proof.rejected')
      await until(() => expect(element('[data-proof]').textContent).toContain('学生证已过有效期'))
      expect(canSubmit()).toBe(false)
    },
  ),
}
export const Proven: StoryObj = {
  name: '报名 · 证明已通过，可以提交报名 / It is accepted: registration is open',
  play: visit({ ...register, network: () => [conference(proofIn('accepted'))] }, async ({ read, see }) => {
    await read('register.proof.accepted')
    await see('button', 'register.submit')
    expect(document.querySelector('[data-proof] input[type="file"]')).toBeNull()
  }),
}
export const Revoked: StoryObj = {
  name: '报名 · 提交时审核结果已变：指出票种，并显示最新状态 / The acceptance was taken back meanwhile',
  play: visit(
    {
      ...register,
      network: () => [
        inTurn(
          'getConference',
          () => answerResponse('getConference', provenConference(proofIn('accepted'))),
          () =>
            answerResponse(
              'getConference',
              provenConference(proofIn('rejected', { version: 3, reason: '证件与姓名不符' })),
            ),
        ),
        answer('getDraft', {
          draft: {
            ...{ ticket_type_id: '32', name: '林梅', affiliation: '某大学', email: 'linmei@example.com' },
            student_no: '2026310045',
          },
          known: {},
        }),
        refuse('placeOrder', 'studentProofRejected', { field: 'ticket_type_id' }),
      ],
    },
    async ({ press, read }) => {
      await press('register.submit')
      await read('register.proof.rejected')
      expect(element<HTMLInputElement>('main input[name="name"]').value).toBe('林梅')
    },
  ),
}
export const Deciding: StoryObj = {
  name: '控制台 · 审核证明：证件与所填信息同屏 / The team decides: the proof beside what was typed',
  play: visit(
    {
      at: '/console/studentProof/17',
      signedIn: true,
      network: () => [
        answer('getRecord', ({ language }) =>
          recordAt(language, 'studentProof', 'submitted', { roles: ['secretary'] }),
        ),
      ],
    },
    async ({ see, read }) => {
      await see('button', 'record.do.proof.accept')
      await see('button', 'record.do.proof.reject')
      await read('record.detail.studentProof.student_no')
      expect(document.querySelector('[data-field="proof"] img')).not.toBeNull()
    },
  ),
}
export const DecidingOnPdf: StoryObj = {
  name: '控制台 · 审核 PDF 证明：同屏逐页查看 / A proof that is a PDF is read on the same page',
  play: visit(
    {
      at: '/console/studentProof/17',
      signedIn: true,
      network: () => [
        answer('getRecord', ({ language }) =>
          recordAt(language, 'studentProof', 'submitted', {
            roles: ['secretary'],
            detail: [
              { field: 'proof', kind: 'file', value: '/files/student-proof/17?v=1' },
              { field: 'name', kind: 'text', value: '林梅' },
              { field: 'affiliation', kind: 'text', value: '' },
              { field: 'student_no', kind: 'text', value: '' },
            ],
          }),
        ),
      ],
    },
    () => until(() => expect(document.querySelector('[data-paper="reading"] canvas')).not.toBeNull()),
  ),
}
export const Todo: StoryObj = {
  name: '工作台 · 待办中的学生身份审核 / What is to be done at the dashboard',
  play: visit(
    {
      at: '/organizer/1',
      signedIn: true,
      network: () => [
        altered('getDashboard', (happy) => ({
          ...happy,
          todos: [
            {
              ...{ name: 'studentProofs' as const, count: 3 },
              href: '/console?queue=studentProofs&conference=1',
            },
          ],
        })),
      ],
    },
    () =>
      until(() =>
        expect(document.querySelector('a[href="/console?queue=studentProofs&conference=1"]')).not.toBeNull(),
      ),
  ),
}
