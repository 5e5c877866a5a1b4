import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from '../../workbench/harness/stage/expect.ts'
import { createInvoiceOffice } from '../../workbench/harness/stage/invoiceOffice.ts'
import { dialog, element, expectNoDialog, userMenu } from '../../workbench/harness/stage/pageActions.ts'
import { toast } from '../../workbench/harness/stage/toasts.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import type { Page } from '../../workbench/harness/story/playing.ts'
import { visits } from '../../workbench/harness/story/visit.ts'
import { createLetterbox } from '../mails/letterbox.ts'
import { mailOrigin } from '../mails/mailHtml.tsx'
import { MailProgram } from '../mails/MailProgram.tsx'

const meta = { title: 'Journeys/An invoice' } satisfies Meta
export default meta

const orders = { at: '/personal/order/conf', signedIn: true }
const home = { at: '/home', signedIn: true }
const email = 'linmei@example.com'
const taxNumber = '91110000101623741K'
const number = '26117000000012345678'
const content = '%PDF-1.4 official invoice'

const reasons = {
  zh: '抬头与税号不符，应为“北京某某科技有限公司”',
  en: 'This is not the name that the tax number belongs to',
}

const letterbox = createLetterbox()

export const FromRequestToMail: StoryObj = {
  name: '发票的全程：申请 → 等待 → 财务受理、上传、开具 → 消息与下载 → 邮件附发票 / An invoice from request to mail: asked for → waiting → picked up, uploaded, issued → message, download → mail with the file [INV-01] [INV-02] [MSG-01]',
  render: (_args, { globals }) => (
    <MailProgram
      letterbox={letterbox}
      language={globals['locale'] === 'en' ? 'en' : 'zh'}
      isDark={globals['theme'] === 'dark'}
    />
  ),
  play: visits(async ({ network, step, come, leave }) => {
    const office = createInvoiceOffice()
    const title = '北京某某科技有限公司'
    letterbox.put(null)
    network.use(...office.handlers)
    let page = await come(orders)
    await step('会员从订单来到发票页，申请发票 / The member asks for an invoice', async () => {
      await openInvoices(page)
      await request(page, title)
    })
    await step('等待开票，此时还可修改 / The wait is shown; it can still be changed', () =>
      waits(page, title),
    )

    office.enter('finance')
    page = await come(home)
    await step(
      '财务打开待办，看到申请的全部内容 / Finance finds the request, with all that it says',
      async () => {
        await openRequest(page)
        await readRequest(title)
      },
    )
    await step('受理；没有正式发票还不能开具 / Picked up; without the file it cannot be issued', async () => {
      await page.press('record.do.invoice.pickUp')
      await stands('to_be_invoiced.picked_up')
      await until(() => element('[data-refused="invoice.issue"]'))
    })
    await step('上传正式发票及号码 / The official file is uploaded, with its number', async () => {
      const chooser = await until(() => element<HTMLInputElement>('#record-document input[type="file"]'))
      await page.stage.user.upload(chooser, new File([content], 'fapiao.pdf'))
      await page.fill('record.document.number', number)
      await page.press('record.document.send')
      await page.read('record.document.uploaded', { number })
    })
    await step('确认后开具 / Issued, after a question', async () => {
      await page.press('record.do.invoice.issue')
      const question = await dialog()
      expect(question.getAttribute('role')).toBe('alertdialog')
      expect(question.textContent).toContain(page.say('record.final'))
      await page.answer('record.do.invoice.issue')
      await until(expectNoDialog)
      await stands('invoiced')
    })

    office.enter('owner')
    page = await come(home)
    await step('会员看到未读提醒，打开消息 / The member sees the dot, and opens the message', () =>
      openMessages(page),
    )
    await step(
      '从消息到发票，下载正式发票 / From the message to the invoice, which is downloaded',
      async () => {
        await followMessage(page)
        const link = await documentLink(page)
        expect(await download(page, link)).toBe(content)
      },
    )

    await step(
      '邮件附有同一份发票，按钮通向同一页 / The mail brings the same file and leads to the same page',
      async () => {
        const path = page.stage.path()
        leave()
        letterbox.put({ ...office.mail(), to: email })
        const attached = await until(() => element<HTMLAnchorElement>('a[download]'))
        expect(attached.download).toBe(`${number}.pdf`)
        expect(await (await fetch(attached.href)).text()).toBe(content)
        const frame = element<HTMLIFrameElement>('iframe')
        await until(() => {
          const mail = frame.contentDocument as Document
          expect(mail.querySelector('h1')?.textContent).toBe(element('main h1').textContent)
          expect(element<HTMLAnchorElement>('a.button', mail).href).toBe(mailOrigin + path)
        })
      },
    )
  }),
}

export const ReturnedAndCorrected: StoryObj = {
  name: '发票被退回：财务写明原因 → 会员看到原因 → 改正后重新申请 / An invoice request is returned: why → corrected → sent again [INV-01] [MSG-01]',
  parameters: { state: 'invoice.to_be_invoiced.waiting' },
  play: visits(async ({ network, step, come }) => {
    const office = createInvoiceOffice()
    const title = '北京某某科技公司'
    const corrected = '北京某某科技有限公司'
    network.use(...office.handlers)
    let page = await come(orders)
    const reason = reasons[page.stage.language]
    await step('会员申请发票，抬头有误 / The member asks for an invoice, with a wrong title', async () => {
      await openInvoices(page)
      await request(page, title)
      await waits(page, title)
    })

    office.enter('finance')
    page = await come(home)
    await step('财务受理后退回，写明原因 / Finance returns it, and says why', async () => {
      await openRequest(page)
      await readRequest(title)
      await page.press('record.do.invoice.pickUp')
      await page.press('record.do.invoice.return')
      await dialog()
      await page.fill('record.typed.reason', reason)
      await page.submit()
      await until(expectNoDialog)
      await stands('not_invoiced')
    })

    office.enter('owner')
    page = await come(home)
    await step(
      '会员在消息和发票页都看到原因 / The member reads why, in the message and by the invoice',
      async () => {
        await openMessages(page)
        expect(element('main article').textContent).toContain(reason)
        await followMessage(page)
        await page.read('member.invoice.returned', { reason })
      },
    )
    await step('只改抬头，重新申请 / Only the title is corrected, and it is sent again', async () => {
      await page.press('member.invoice.request')
      await dialog()
      expect(element<HTMLInputElement>('input[name="tax_no"]').value).toBe(taxNumber)
      await page.fill('member.invoice.title', corrected)
      await page.submit()
      await waits(page, corrected)
    })

    office.enter('finance')
    page = await come(home)
    await step('财务再次看到申请 / Finance finds it again', async () => {
      await openRequest(page)
      await readRequest(corrected)
    })
  }),
}

const link = (address: string, within: ParentNode = document) =>
  element<HTMLAnchorElement>(`a[href="${address}"]`, within)

/** From the menu of the member who is signed in. */
const openFromMenu = async ({ stage: { user } }: Page, address: string) => {
  await user.click(element('summary', (await until(userMenu)) as HTMLElement))
  await user.click(link(address, userMenu()))
}

const openInvoices = async (page: Page) => {
  const follow = async (address: string) => page.stage.user.click(await until(() => shownLink(address)))
  await follow('/personal/notes/tickets')
  await follow('/personal/notes/invoice')
}

/** On a narrow screen the pages of a group have a row of their own. */
const shownLink = (address: string) => {
  const links = [...document.querySelectorAll<HTMLElement>(`main nav a[href="${address}"]`)]
  const shown = links.find((one) => one.checkVisibility())
  if (shown === undefined) throw new Error(`No link to ${address} is shown`)
  return shown
}

const request = async (page: Page, title: string) => {
  await page.press('member.invoice.request')
  await dialog()
  await page.fill('member.invoice.title', title)
  await page.fill('member.invoice.taxNo', taxNumber)
  await page.fill('member.invoice.email', email)
  await page.submit()
  await toast(page.say('member.invoice.saved'))
}

const waits = async (page: Page, title: string) => {
  await page.button('member.invoice.edit')
  const card = element('main article')
  expect(card.textContent).toContain(page.say('member.invoice.label.to_be_invoiced'))
  expect(card.textContent).toContain(title)
}

const openRequest = async (page: Page) => {
  await openFromMenu(page, '/console')
  await page.stage.user.click(await until(() => element('main article a[href^="/console/invoice/"]')))
  await page.button('record.do.invoice.pickUp')
}

/** On the screen on which they decide. */
const readRequest = async (title: string) => {
  const said = () => element('section[aria-labelledby="record-detail"]').textContent
  await until(() => expect(said()).toContain(title))
  for (const text of [taxNumber, email, '2026112100017']) expect(said()).toContain(text)
}

/** The timeline names the states before it, too. */
const stands = (state: string) =>
  until(() => expect(element<HTMLElement>('main [data-state]').dataset['state']).toBe(state))

const openMessages = async (page: Page) => {
  const unread = page.say('shell.user.unread', { unread: 1 })
  await until(() => expect(userMenu().textContent).toContain(unread))
  await openFromMenu(page, '/message')
  await until(() => element('main article[data-read="false"]'))
}

/** Going there reads it. */
const followMessage = async (page: Page) => {
  await page.stage.user.click(element('main article a'))
  await until(() => expect(page.stage.path()).toBe('/personal/notes/invoice'))
  const unread = page.say('shell.user.unread', { unread: 1 })
  await until(() => expect(userMenu().textContent).not.toContain(unread))
}

const documentLink = async ({ say }: Page) => {
  const name = say('member.invoice.document.issue', { number })
  return until(() => {
    const found = [...document.querySelectorAll('main a')].find(({ textContent }) => textContent === name)
    if (!(found instanceof HTMLAnchorElement)) throw new Error(`There is no link "${name}"`)
    return found
  })
}

/** Presses the link. The target that would make the browser leave the story is fetched instead. */
const download = async ({ stage }: Page, file: HTMLAnchorElement) => {
  const isLeftToBrowser = new Promise<boolean>((settle) => {
    const onClick = (event: MouseEvent) => {
      settle(!event.defaultPrevented)
      event.preventDefault()
    }
    addEventListener('click', onClick, { once: true })
  })
  await stage.user.click(file)
  expect(await isLeftToBrowser).toBe(true)
  return (await fetch(file.href)).text()
}
