import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'

import { answer, answerResponse, refuse } from '../../mocks/handlers.ts'
import { messageOf } from '../../server/shared/sentences/messages.ts'
import {
  dialog,
  element,
  expectNoDialog,
  pageActions,
  openDialog,
  submitButton,
} from '../../workbench/harness/stage/pageActions.ts'
import { network } from '../support/network.ts'
import { confirmedUnbound, firstLoginResult, loginResult } from '../../mocks/samples/payloads.ts'
import { chooseOrganizer, chooseSubject } from '../../workbench/harness/stage/profileActions.ts'
import { scanAs } from '../../workbench/harness/stage/scanAs.ts'
import { openStage } from '../support/stage.tsx'
import type { TestOptions } from '../support/stage.tsx'
import { toast, toasts } from '../../workbench/harness/stage/toasts.ts'
import { until } from '../../workbench/harness/stage/until.ts'

const openLogin = async (options: Partial<TestOptions> = {}) => {
  const stage = await openStage({ at: '/login', ...options })
  return { stage, ...pageActions(stage) }
}

const field = (name: string) => element<HTMLInputElement>(`input[name="${name}"]`, openDialog() ?? document)
const values = () => Object.fromEntries([...new FormData(element<HTMLFormElement>('main form'))])
const sentForms = async (call: Parameters<typeof network.sent>[0]) =>
  (await network.sent(call)).map(({ input }) => Object.fromEntries(input))

describe('the login page', () => {
  it('[LOGIN-02] goes back to the page before it, and says so', async () => {
    const { stage, button } = await openLogin({ at: '/agreement' })
    await stage.user.click(await screen.findByRole('link', { name: '登录/注册' }))
    const back = await button('login.back')
    expect(document.getElementById(back.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '关闭并返回原页面',
    )
    await stage.user.click(back)
    await until(() => expect(location.pathname).toBe('/agreement'))
  })

  it('[NAV-01] [NAV-05] a visitor who only wants to look is led on to what is open to everybody', async () => {
    const { stage } = await openLogin({ at: '/' })
    const look = await screen.findByRole('link', { name: stage.say('login.look') })
    expect(location.pathname).toBe('/login')
    expect(look.getAttribute('href')).toBe('/home')
  })

  it('[LOGIN-03] links to both documents, each in a new tab', async () => {
    await openLogin()
    const box = await screen.findByRole('checkbox')
    const links = [...(box.closest('label')?.querySelectorAll('a') ?? [])]
    expect(links.map(({ pathname, target, textContent }) => [pathname, target, textContent])).toEqual([
      ['/agreement', '_blank', expect.stringContaining('用户协议')],
      ['/private', '_blank', expect.stringContaining('隐私政策')],
    ])
  })

  it.each([
    ['zh-CN', '严格保密'],
    ['en', 'Your academic data is kept confidential'],
  ] as const)('[LOGIN-12] says in %s that academic data is kept confidential', async (locale, sentence) => {
    await openLogin({ locale })
    expect(element('main').textContent).toContain(sentence)
  })

  it('[LOGIN-08] two presses are one attempt, and the form is quiet for 500 ms after it', async () => {
    const { stage, openTab, tickTerms, fillPassword } = await openLogin()
    const logins = network.hold('loginByPassword')
    await openTab('password')
    await tickTerms()
    await fillPassword()
    await stage.user.dblClick(submitButton())
    await stage.user.type(field('password'), '{Enter}')
    await until(() => expect(logins.count).toBe(1))
    expect(submitButton().ariaBusy).toBe('true')
    await logins.answer(Response.error())
    await toast('网络已断开，请检查后重试')
    stage.clock.increment(499)
    await stage.user.click(submitButton())
    expect(submitButton().ariaBusy).toBe('true')
    stage.clock.increment(1)
    await until(() => expect(submitButton().ariaBusy).toBeNull())
    await stage.user.click(submitButton())
    await until(() => expect(logins.count).toBe(2))
    expect(await network.sent('loginByPassword')).toHaveLength(2)
  })

  it('[LOGIN-09] [LOGIN-10] Enter submits the phone form, trimmed', async () => {
    const { stage, openTab, tickTerms, fillPhone } = await openLogin({ at: '/login?akey=a1&origin=o1' })
    document.cookie = 'tg=t1; Path=/'
    await openTab('quick')
    await tickTerms()
    await fillPhone({ code: ' 123456 ' })
    await stage.user.type(field('code'), '{Enter}')
    await until(() => expect(location.pathname).toBe('/home'))
    expect(await sentForms('loginByPhone')).toEqual([
      {
        quick_login_type: '1',
        mobile: '13800138000',
        code: '123456',
        country_code: '86',
        akey: 'a1',
        origin: 'o1',
        tg: 't1',
      },
    ])
  })

  it('[LOGIN-09] [LOGIN-10] Enter submits the e-mail form, trimmed', async () => {
    const { stage, openTab, tickTerms, press, fillEmail } = await openLogin()
    await openTab('quick')
    await press('login.useEmail')
    await tickTerms()
    await fillEmail({ code: ' 123456 ' })
    await stage.user.type(field('email'), '{Enter}')
    await until(() => expect(location.pathname).toBe('/home'))
    expect(await sentForms('loginByEmail')).toEqual([
      { email: 'lin@symposium.example', code: '123456', akey: '', origin: '', tg: '' },
    ])
    expect(await network.sent('loginByPhone')).toEqual([])
  })

  it('[LOGIN-09] [LOGIN-10] Enter submits the password form, trimmed', async () => {
    const { stage, openTab, tickTerms, fillPassword } = await openLogin()
    await openTab('password')
    await tickTerms()
    await fillPassword({ account: ' lin ', password: ' secret-1 ' })
    await stage.user.type(field('account'), '{Enter}')
    await until(() => expect(location.pathname).toBe('/home'))
    expect(await sentForms('loginByPassword')).toEqual([
      { account: 'lin', password: 'secret-1', country_code: '86', akey: '', origin: '', tg: '' },
    ])
  })

  it.each([
    ['zh-CN', messageOf('codeWrong', 'zh', null)],
    ['en', messageOf('codeWrong', 'en', null)],
  ] as const)('[LOGIN-11] a refusal in %s is a toast, and what was typed stays', async (locale, sentence) => {
    network.use(refuse('loginByPhone', 'codeWrong', { field: 'code' }))
    const { openTab, tickTerms, fillPhone, submit } = await openLogin({ locale })
    await openTab('quick')
    await tickTerms()
    await fillPhone()
    await submit()
    await toast(sentence)
    expect(values()).toEqual({ country_code: '86', mobile: '13800138000', code: '123456' })
    expect(field('code').ariaInvalid).toBe('true')
    expect(document.activeElement).toBe(field('code'))
  })
})

describe('the code button', () => {
  it('[CODE-01] sends to a valid phone only, starts 60 s and says so; not again while they run', async () => {
    const { stage, openTab, fill, press } = await openLogin()
    await openTab('quick')
    await fill('login.phone', '12800138000')
    await press('login.code.send')
    await toast('手机号格式不正确')
    expect(await network.sent('sendLoginCode')).toEqual([])
    await fill('login.phone', '13800138000')
    await press('login.code.send')
    await toast('验证码发送成功，请注意查收')
    const button = element<HTMLButtonElement>('input[name="code"] + button')
    expect(['60 秒后重发', '59 秒后重发']).toContain(button.textContent)
    await stage.user.click(button)
    stage.clock.increment(59_000)
    await stage.user.click(button)
    expect(await sentForms('sendLoginCode')).toEqual([{ mobile: '13800138000', country_code: '86' }])
    stage.clock.increment(1_000)
    await press('login.code.send')
    await until(async () => expect(await network.sent('sendLoginCode')).toHaveLength(2))
  })

  it('[CODE-01] sends to a valid e-mail address only', async () => {
    const { openTab, fill, press } = await openLogin()
    await openTab('quick')
    await press('login.useEmail')
    await fill('login.email', 'lin@')
    await press('login.code.send')
    await toast('格式不正确')
    expect(await network.sent('sendEmailLoginCode')).toEqual([])
    await fill('login.email', 'lin@symposium.example')
    await press('login.code.send')
    await toast('验证码发送成功，请注意查收')
    expect(await sentForms('sendEmailLoginCode')).toEqual([{ email: 'lin@symposium.example' }])
  })

  it("[CODE-01] a failure says the server's sentence and starts no countdown", async () => {
    network.use(refuse('sendLoginCode', 'sendFailed'))
    const { openTab, fill, press, button } = await openLogin()
    await openTab('quick')
    await fill('login.phone', '13800138000')
    await press('login.code.send')
    await toast(messageOf('sendFailed', 'zh', null))
    expect((await button('login.code.send')).ariaDisabled).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  it('[CODE-02] the countdown survives other tabs of the page, the other channel and a reload', async () => {
    const { stage, openTab, fill, press } = await openLogin()
    await openTab('quick')
    await fill('login.phone', '13800138000')
    await press('login.code.send')
    await toast('验证码发送成功，请注意查收')
    const button = () => element<HTMLButtonElement>('input[name="code"] + button')
    const isCounting = () => until(() => expect(button().textContent).toMatch(/^\d+ 秒后重发$/))
    await openTab('password')
    await openTab('quick')
    await isCounting()
    await press('login.useEmail')
    expect(button().textContent).toBe('获取验证码')
    await press('login.usePhone')
    await isCounting()
    await stage.reload()
    await openTab('quick')
    await isCounting()
    await stage.user.click(button())
    expect(await network.sent('sendLoginCode')).toHaveLength(1)
  })
})

describe('the forms', () => {
  it.each([
    ['', '邮箱不能为空'],
    ['lin', '格式不正确'],
    ['lin@symposium', '格式不正确'],
    ['lin@@symposium.example', '格式不正确'],
    ['lin symposium@example.org', '格式不正确'],
  ])('[VAL-01] the e-mail address "%s" is refused: %s', async (email, sentence) => {
    const { openTab, tickTerms, press, fillEmail, submit } = await openLogin()
    await openTab('quick')
    await press('login.useEmail')
    await tickTerms()
    await fillEmail({ email })
    await submit()
    await toast(sentence)
    expect(field('email').ariaInvalid).toBe('true')
    expect(element('main form').textContent).toContain(sentence)
    expect(await network.sent('loginByEmail')).toEqual([])
  })

  it.each([
    ['86', '', '手机号不能为空'],
    ['86', '1380013800', '手机号格式不正确'],
    ['86', '23800138000', '手机号格式不正确'],
    ['86', '12800138000', '手机号格式不正确'],
    ['1', '12345', '号码类型错误，应为 6 至 20 位数字'],
  ])('[VAL-02] [VAL-04] the phone +%s "%s" is refused: %s', async (country, mobile, sentence) => {
    const { stage, openTab, tickTerms, fillPhone, submit } = await openLogin()
    await openTab('quick')
    await tickTerms()
    await chooseCountry(stage, country)
    await fillPhone({ mobile })
    await submit()
    await toast(sentence)
    expect(field('mobile').ariaInvalid).toBe('true')
    expect(element('main form').textContent).toContain(sentence)
    expect(await network.sent('loginByPhone')).toEqual([])
  })

  it.each([
    ['86', 'a1-3 8(0)0138000999', '13800138000'],
    ['49', '1x234567890123456789012345', '12345678901234567890'],
  ])('[VAL-02] for +%s typing "%s" leaves "%s"', async (country, typed, kept) => {
    const { stage, openTab, type } = await openLogin()
    await openTab('quick')
    await chooseCountry(stage, country)
    await type('login.phone', typed)
    expect(field('mobile').value).toBe(kept)
  })

  it('[VAL-02] a number of another country goes out with its code', async () => {
    const { stage, openTab, tickTerms, fillPhone, submit } = await openLogin()
    await openTab('quick')
    await tickTerms()
    await chooseCountry(stage, '49')
    await fillPhone({ mobile: '123456' })
    await submit()
    await until(() => expect(location.pathname).toBe('/home'))
    expect(await sentForms('loginByPhone')).toEqual([
      expect.objectContaining({ mobile: '123456', country_code: '49' }),
    ])
  })

  it('[VAL-03] code, account and password are required', async () => {
    const { stage, openTab, tickTerms, fillPhone, fillPassword, submit } = await openLogin()
    await openTab('quick')
    await tickTerms()
    await fillPhone({ code: '  ' })
    await submit()
    await toast('验证码不能为空')
    await openTab('password')
    await submit()
    await toast('账号不能为空')
    expect(document.activeElement).toBe(field('account'))
    await fillPassword({ account: 'lin', password: '' })
    await submit()
    await toast('密码不能为空')
    expect(stage.actors('credentialLogin').map((actor) => actor.getSnapshot().value)).not.toContain(
      'submitting',
    )
    expect([...(await network.sent('loginByPhone')), ...(await network.sent('loginByPassword'))]).toEqual([])
  })

  it('[VAL-04] asking for a code without a phone says that it is empty', async () => {
    const { openTab, press } = await openLogin({ locale: 'en' })
    await openTab('quick')
    await press('login.code.send')
    await toast('phone cannot be empty')
    expect(document.activeElement).toBe(field('mobile'))
    expect(await network.sent('sendLoginCode')).toEqual([])
  })

  it('[VAL-04] the message about a fault is gone with the first key of its correction', async () => {
    const { openTab, press, type } = await openLogin()
    await openTab('quick')
    await press('login.code.send')
    await toast('手机号不能为空')
    // Said again, it does not pile up.
    await press('login.code.send')
    await until(() => expect(toasts()).toEqual(['手机号不能为空']))
    await type('login.phone', '1')
    await until(() => expect(toasts()).toEqual([]))
    await press('login.code.send')
    await toast('手机号格式不正确')
    expect(toasts()).toEqual(['手机号格式不正确'])
  })

  it('[LOGIN-11] the refusal of one attempt is gone when the page is left', async () => {
    const { stage, openTab, tickTerms, fillPassword, submit, press } = await openLogin({ at: '/agreement' })
    await stage.user.click(await screen.findByRole('link', { name: '登录/注册' }))
    network.use(refuse('loginByPassword', 'accountOrPasswordWrong'))
    await openTab('password')
    await tickTerms()
    await fillPassword()
    await submit()
    await until(() => expect(toasts()).toHaveLength(1))
    await press('login.back')
    await until(() => expect(toasts()).toEqual([]))
    expect(location.pathname).toBe('/agreement')
  })
})

describe('the dialog that binds a phone', () => {
  it.each([
    ['zh-CN', '手机号不能为空', '验证码不能为空'],
    ['en', 'phone cannot be empty', 'code cannot be empty'],
  ] as const)('[BIND-02] asks for phone and code in %s', async (locale, phoneEmpty, codeEmpty) => {
    const { stage, fillPhone, submit } = await openLogin({ locale })
    await scanAs(stage, confirmedUnbound)
    await dialog()
    await submit()
    await toast(phoneEmpty)
    await fillPhone({ code: '' })
    await submit()
    await toast(codeEmpty)
    expect(openDialog()?.textContent).toContain(codeEmpty)
    expect(await network.sent('bindPhone')).toEqual([])
  })

  it('[BIND-01] sends its code with event=login, and binds with the openid', async () => {
    network.use(answer('bindPhone', loginResult))
    const { stage, fillPhone, press, submit } = await openLogin()
    await scanAs(stage, confirmedUnbound)
    await dialog()
    await fillPhone()
    await press('login.code.send')
    await toast('已发送')
    await submit()
    await until(() => expect(location.pathname).toBe('/home'))
    expect(await sentForms('sendBindCode')).toEqual([
      { mobile: '13800138000', country_code: '86', event: 'login' },
    ])
    expect(await sentForms('bindPhone')).toEqual([
      expect.objectContaining({ mobile: '13800138000', code: '123456', openid: 'openid-1' }),
    ])
  })

  it('[BIND-03] closed, it fetches a new QR code, and the next one starts empty', async () => {
    const { stage, fillPhone, answer: press } = await openLogin()
    await scanAs(stage, confirmedUnbound)
    await dialog()
    await fillPhone()
    const scenes = network.hold('getScene')
    await press('shell.close')
    await until(() => expect(scenes.count).toBe(1))
    expectNoDialog()
    await scenes.answer(
      answerResponse('getScene', {
        wechat_data: {
          scene_value: 'scene-2',
          qr_code_url: 'https://symposium.example/scan/scene-2',
          expires_in: 300,
        },
      }),
    )
    await scanAs(stage, confirmedUnbound)
    await dialog()
    expect([field('mobile').value, field('code').value]).toEqual(['', ''])
    expect((await sentForms('checkScene')).map(({ scene_str }) => scene_str)).toEqual([
      expect.any(String),
      'scene-2',
    ])
  })
})

describe('the dialog of preferences', () => {
  const openProfile = async (options: Partial<TestOptions> = {}) => {
    network.use(answer('loginByPassword', firstLoginResult))
    const opened = await openLogin(options)
    await opened.openTab('password')
    await opened.tickTerms()
    await opened.fillPassword()
    await opened.submit()
    within(await dialog())
    await until(() => element('input[type="search"]', openDialog() ?? document))
    return opened
  }
  const chosen = () =>
    [...element('ul', openDialog() ?? document).querySelectorAll('button')].map((chip) => chip.textContent)

  it('[PROF-02] an ordinary visitor chooses at least one subject', async () => {
    const { answer: press } = await openProfile()
    await press('login.profile.submit')
    await toast('请选择学科')
    expect(openDialog()?.textContent).toContain('请选择学科')
    expect(await network.sent('saveProfile')).toEqual([])
  })

  it('[PROF-02] a fourth subject is refused with a message; the summary stays at three', async () => {
    const { stage } = await openProfile()
    const names = ['人工智能', '纳米材料', '金融学']
    for (const name of names) await chooseSubject(stage, name)
    expect(toasts()).toEqual([])
    await chooseSubject(stage, '神经科学')
    await toast('最多选择 3 个学科')
    expect(chosen()).toEqual(names)
    expect(within(await dialog()).getByRole<HTMLInputElement>('checkbox', { name: '神经科学' }).checked).toBe(
      false,
    )
  })

  it('[PROF-02] an organizer needs no subject', async () => {
    const { stage, answer: press } = await openProfile()
    await chooseOrganizer(stage)
    await press('login.profile.submit')
    await until(() => expect(location.pathname).toBe('/home'))
    expect(await sentForms('saveProfile')).toEqual([
      { group_id: '2', search_field: '', p_search_field: '', need_submission_service: '0' },
    ])
  })

  it.each([
    ['is left', 'login.profile.later'],
    ['is answered', 'login.profile.submit'],
  ] as const)('[PROF-04] when it %s, the way goes on to the page that asked to sign in', async (_, act) => {
    const { stage, answer: press } = await openProfile({ at: '/login?url=%2Fattest' })
    if (act === 'login.profile.submit') await chooseSubject(stage, '人工智能')
    await press(act)
    await until(() => expect(location.pathname).toBe('/attest'))
  })

  it('[PROF-03] sends the answers once, however often it is pressed', async () => {
    const { stage } = await openProfile()
    const saves = network.hold('saveProfile')
    for (const name of ['人工智能', '信息安全', '金融学']) await chooseSubject(stage, name)
    const box = within(await dialog())
    await stage.user.click(box.getByRole('checkbox', { name: stage.say('login.profile.service') }))
    await stage.user.dblClick(submitButton())
    await until(() => expect(submitButton().ariaBusy).toBe('true'))
    await stage.user.click(submitButton())
    await saves.answer(answerResponse('saveProfile', null))
    await until(() => expect(location.pathname).toBe('/home'))
    expect(await sentForms('saveProfile')).toEqual([
      { group_id: '1', search_field: '11,14,41', p_search_field: '1,4', need_submission_service: '1' },
    ])
  })
})

const chooseCountry = async (stage: Awaited<ReturnType<typeof openStage>>, code: string) => {
  const list = await screen.findByRole('combobox')
  await until(() => element(`option[value="${code}"]`, list))
  await stage.user.selectOptions(list, code)
}
