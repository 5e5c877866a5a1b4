import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'

import { answer, refusalResponse, refuse } from '../../mocks/handlers.ts'
import { dialog, element, pageActions } from '../../workbench/harness/stage/pageActions.ts'
import { network } from '../support/network.ts'
import { application, organizerValues as values } from '../../mocks/samples/payloads.ts'
import { answered } from '../../workbench/harness/stage/responses.ts'
import { openStage } from '../support/stage.tsx'
import { toast } from '../../workbench/harness/stage/toasts.ts'
import { until } from '../../workbench/harness/stage/until.ts'

const open = async () => {
  const stage = await openStage({ at: '/attest', signedIn: true })
  await until(() => element('main form'))
  return { stage, ...pageActions(stage) }
}
const main = () => element<HTMLElement>('main')
const input = (name: string) => element<HTMLInputElement>(`main [name="${name}"]`)
const hidden = (name: string) => element<HTMLInputElement>(`main input[type="hidden"][name="${name}"]`).value
const picture = (name: string) => new File(['\u0089PNG'], name, { type: '' })

const fillTexts = async ({ fill, stage }: Awaited<ReturnType<typeof open>>) => {
  for (const name of ['name', 'tax_no', 'address', 'contact', 'mobile', 'email'] as const) {
    await fill(`attest.field.${name}`, values[name])
  }
  await stage.user.click(input('intro'))
  await stage.user.paste('举办过多届论坛。\n每年一届。')
}

describe('/attest', () => {
  it('[ORG-03] [TXT-01] says what is missing, then sends everything once, with the addresses of the pictures', async () => {
    network.use(answer('upload', { url: values.logo }))
    const hands = await open()
    await hands.submit()
    await until(() => expect(document.activeElement).toBe(input('name')))
    expect(main().querySelectorAll('[aria-invalid="true"]')).toHaveLength(9)
    await fillTexts(hands)
    // Devices that do not know a type say none; the name decides.
    await hands.stage.user.upload(input('logo'), picture('标志.PNG'))
    await until(() => expect(hidden('logo')).toBe(values.logo))
    await hands.stage.user.upload(input('licence'), picture('licence.jpg'))
    await until(() => expect(hidden('licence')).toBe(values.logo))
    await hands.submit()
    await toast('资料提交成功')
    expect(document.activeElement).toBe(main().querySelector('h1'))
    const sent = await network.sent('submitApplication')
    expect(sent.map(({ input: form }) => Object.fromEntries(form))).toEqual([
      {
        ...values,
        intro: '举办过多届论坛。\n每年一届。',
        licence: values.logo,
        version: '0',
        key: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ])
    const files = (await network.sent('upload')).map(({ input: form }) => Object.fromEntries(form))
    expect(files).toMatchObject([
      { kind: 'organizer', name: '标志.PNG', content: expect.stringMatching(/^data:image\/png;base64,/) },
      { kind: 'organizer', name: 'licence.jpg', content: expect.stringMatching(/^data:image\/jpeg;base64,/) },
    ])
  })

  it('[FILE-01] a file of another kind is not even sent, and the form stays as it is', async () => {
    const hands = await open()
    await hands.fill('attest.field.name', values.name)
    await hands.stage.user.upload(input('logo'), new File(['GIF89a'], 'logo.gif', { type: 'image/png' }))
    await until(() => expect(main().textContent).toContain('文件类型不符'))
    expect(input('logo').getAttribute('aria-invalid')).toBe('true')
    expect(input('name').value).toBe(values.name)
    expect(await network.sent('upload')).toEqual([])
  })

  it('[SES-08] nothing typed is lost: not by closing, and not by a session that ends while it is sent', async () => {
    network.use(
      answer('getApplication', { ...application, form: { ...values, contact: '' } }),
      answer('upload', { url: '/uploads/other.png' }),
    )
    const hands = await open()
    await hands.fill('attest.field.contact', '王芳')
    await hands.stage.user.upload(input('logo'), picture('logo.png'))
    await until(() => expect(hidden('logo')).toBe('/uploads/other.png'))
    await hands.stage.reload()
    await until(() => expect(input('contact').value).toBe('王芳'))
    expect(hidden('logo')).toBe('/uploads/other.png')
    expect(main().textContent).toContain('已恢复上次填写的内容')

    const submits = network.hold('submitApplication')
    await hands.submit()
    await submits.answer(refusalResponse('sessionExpired'))
    await dialog()
    expect(input('contact').value).toBe('王芳')
    document.cookie = 'token=token-7; path=/'
    document.cookie = 'uid=7; path=/'
    await hands.stage.reload()
    await until(() => expect(input('contact').value).toBe('王芳'))
  })

  it('[ORG-03] a picture that the server does not have any more is shown at its field', async () => {
    network.use(
      answer('getApplication', { ...application, form: values }),
      refuse('submitApplication', 'fileUnknown', { field: 'licence' }),
    )
    const hands = await open()
    await hands.submit()
    await until(() => expect(input('licence').getAttribute('aria-invalid')).toBe('true'))
    expect(main().textContent).toContain('文件不存在，请重新上传')
    await until(() => expect(document.activeElement).toBe(input('licence')))
  })

  it('[ORG-03] taken back from a review, it can be edited and sent again', async () => {
    const submitted = { ...application, form: values, state: 'under_review.waiting', version: 1 }
    const loads = network.hold('getApplication')
    const stage = await openStage({ at: '/attest', signedIn: true })
    const { press } = pageActions(stage)
    await loads.answer(answered('getApplication', submitted))
    await press('attest.withdraw')
    await loads.answer(answered('getApplication', { ...submitted, state: 'not_completed', version: 2 }))
    await until(() => expect(input('name').value).toBe(values.name))
    const [fired] = await network.sent('fireRecord')
    expect(Object.fromEntries(fired?.input ?? [])).toMatchObject({
      entity: 'organizer',
      event: 'organizer.withdraw',
      version: '1',
    })
    expect(screen.queryByRole('button', { name: '撤回' })).toBeNull()
  })
})
